#!/bin/sh
# Makes assets/demo.jsonl, the sample event: a finished round robin, and a week later a bracket in
# progress. Names are invented.
#
#   cargo build && assets/demo.sh target/debug/banzuke > assets/demo.jsonl.new
#
# Operation ids are drawn by chance, so two runs differ in them.
set -eu

program=$1
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
BANZUKE_DB=$folder/demo.db
export BANZUKE_DB

# The desk's clock goes on by two minutes with each entry.
minutes=0
at() {
    day=$1
    minutes=0
}
b() {
    BANZUKE_NOW=$(printf '%sT%02d:%02d:00Z' "$day" $((1 + minutes / 60)) $((minutes % 60)))
    export BANZUKE_NOW
    minutes=$((minutes + 2))
    "$program" "$@" >/dev/null 2>&1 || { echo "refused: $*" >&2; "$program" "$@" >&2; exit 1; }
}

at 2026-11-14
cat >"$folder/players.csv" <<'PLAYERS'
name,reading,club,aliases
あおくま,あおくま,札幌,
もりの かえで,もりの かえで,札幌,
TM,てぃーえむ,函館,
辻 素子,つじ もとこ,東京,
コヨーテ,コヨーテ,東京,Coyote
Nakano Ryo,なかの りょう,東京,Ryo NAKANO
グロタン,グロタン,札幌,
三宅 合,みやけ ごう,函館,
ラマヌ,ラマヌ,札幌,
千七百二十九,せんななひゃくにじゅうきゅう,,1729
Ada Primrose,,,
髙橋 双子,たかはし ふたこ,東京,高橋 双子
カラス,カラス,函館,
メルセンヌ太郎,めるせんぬ たろう,札幌,
五十七,ごじゅうなな,東京,
まるみさん,まるみさん,函館,
PLAYERS
b import players "$folder/players.csv"

league='Autumn League 秋のリーグ'
b tournament new "$league" --format round-robin --first-to 2
b tournament enter "$league" あおくま "もりの かえで" TM "辻 素子" コヨーテ "Ada Primrose"
b tournament start "$league"
match=1
for score in 2-0 2-1 0-2 2-1 1-2 2-0 2-1 0-2 1-2 2-0 2-1 0-2 1-2 0-2 2-1; do
    b tournament result "$league" $match $score
    match=$((match + 1))
done
b tournament close "$league"

at 2026-11-21
cup='Banzuke Cup 番付杯'
b tournament new "$cup" --format single-elimination --first-to 2 --final-first-to 3 \
    --seeding rating --third-place
b tournament enter "$cup" あおくま "もりの かえで" TM "辻 素子" コヨーテ "Nakano Ryo" グロタン \
    "三宅 合" 千七百二十九 "Ada Primrose" "髙橋 双子" カラス
b tournament start "$cup"
b tournament result "$cup" 1 2-1
b tournament result "$cup" 2 0-2
b tournament walkover "$cup" 3 "$("$program" tournament matches "$cup" --format csv |
    awk -F, '$1 == 3 { print $4 }')"
b tournament result "$cup" 4 1-2
# A slip of the hand, undone at once.
b tournament result "$cup" 5 0-2
b undo
b tournament result "$cup" 5 2-0

"$program" journal export
