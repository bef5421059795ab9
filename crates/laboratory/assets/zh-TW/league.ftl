title = 紙牌程式的聯賽
order = 經過幾局順序就固定
ratings = 最後的等級分，依得分名次，K = { $k }
rank = 名次
rating = 等級分
wrong = 依局數，順序錯誤的程式對數，K = { $k }
games = 局
pairs = 對
games_five_programs = 從{ $programs }個程式中每次取五個，共{ $all }局，{ $sets }組、每組{ $games }局，每局後計算等級分；手牌由{ $playouts }次模擬求出（p 的標準誤差最多{ $error }）。範圍取自各組的{ $orders }種順序。亂數種子 { $seed }。
of_k = K = { $k }：後半的局中，等級分順序與得分順序相同的，不計手牌時有{ $right }%，計手牌時有{ $right_by_hand }%。由事前等級分預測每對的對數損失：{ $loss }和{ $loss_by_hand }。
no_league = 聯賽至少需要五個不同的程式。
    .remedy = 多寫幾個，例如 random,default,kou2,snowl:100,snowl。
milestone =
    .OneWrong = 至多一對錯
    .Right = 首次正確
    .Stands = 持續正確
    .ForGood = 從此正確
