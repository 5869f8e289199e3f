/** Frequent letters that differ, each in the same place of both. */
const SIMPLIFIED =
  '们这个来时说会为对学国过还开关门问间见现电话让给请订购买卖价钱费员单选择进车马鱼鸟风飞东两严业产务动劳华协卫参双发变号听园图场块备复头实宝审写层岁岛师带帮广应张归录态总恋惊户扫报担护据损换无术机权条极样标树桥检楼欢气决没济测浏浓温湾满灯热爱状独环玛疗盘确码礼离种积称稳简类级纪约线组细终经结统维网罗职联脑药虽补装览规视觉计认讨训议记讲许论设访证评识诉词试诚该详语误读课谁调谈谢质贴资轻载较边达迁运适铁银锁错镇长闭闻阅队阳际险难页顶项顺须预领频题颜馆验鲜麦黄齐龙';
const TRADITIONAL =
  '們這個來時說會為對學國過還開關門問間見現電話讓給請訂購買賣價錢費員單選擇進車馬魚鳥風飛東兩嚴業產務動勞華協衛參雙發變號聽園圖場塊備復頭實寶審寫層歲島師帶幫廣應張歸錄態總戀驚戶掃報擔護據損換無術機權條極樣標樹橋檢樓歡氣決沒濟測瀏濃溫灣滿燈熱愛狀獨環瑪療盤確碼禮離種積稱穩簡類級紀約線組細終經結統維網羅職聯腦藥雖補裝覽規視覺計認討訓議記講許論設訪證評識訴詞試誠該詳語誤讀課誰調談謝質貼資輕載較邊達遷運適鐵銀鎖錯鎮長閉聞閱隊陽際險難頁頂項順須預領頻題顏館驗鮮麥黃齊龍';
const IN_SIMPLIFIED = new RegExp(`[${SIMPLIFIED}]`, 'gu');
const IN_TRADITIONAL = new RegExp(`[${TRADITIONAL}]`, 'gu');

/** Whether a Chinese text is written in traditional letters; one that has only common letters isn't. */
export function isTraditional(text: string): boolean {
  return (text.match(IN_TRADITIONAL)?.length ?? 0) > (text.match(IN_SIMPLIFIED)?.length ?? 0);
}
