title = 選手  { $name }
gone = { $player }的登錄已不存在。按 Esc 返回。
not_registered = 沒有這個編號的選手
club = 俱樂部：{ $club }
aliases = 別名：{ $aliases }
between = ；
external = 外部編號：{ $numbers }
issued = { $scheme } { $number }
merged = 已合併的編號：{ $others }
different = 已標示為不同人：{ $others }
may_be = 可能是同一人：{ $other }（{ $chance }）；按 m 比較
later = 是否同一人，稍後決定：{ $others }
unmerge = 取消合併
which = 哪一筆登錄不是{ $name }？
apart = { $absorbed }，已併入{ $kept }
stays = 取消
not_merged = 沒有登錄併入這名選手
and = ，
by_hand = 手動
note = 備註：{ $note }
categories = 組別：{ $names }
fixtures = { $name }的比賽
no_fixture = 進行中的賽事沒有比賽
list = 等級分表 { $place }/{ $count }：{ $name }
events = { $name }的賽事
chart_start = 第一場比賽前
no_match = 還沒有計等級分的比賽。記錄後會列在這裡。
standing = 等級分{ $rating }，正式{ $count }名中第{ $rank }名
provisional = 等級分{ $rating }，暫定；還差：{ $missing }
within = 95%區間{ $low }到{ $high }
last_day = 最後日
tournament = 賽事
matches = 場
score = 比分
expected = 期望
change = 增減
performance = 表現分
start = 初始等級分{ $rating }
peak = 最高{ $rating }，{ $day }
tally_of_matches = { NUMBER($matches) }場比賽：{ $wins }勝{ $draws ->
    [0] {""}
   *[other] { $draws }和
}{ $losses }負
tally_of_games = ；{ NUMBER($games) }局{ $percent ->
    [none] {""}
   *[other] ：{ $won }勝{ $drawn ->
        [0] {""}
       *[other] { $drawn }和
    }，{ $percent }%
}
chart_end = { NUMBER($matches) }場比賽後，{ $day }
