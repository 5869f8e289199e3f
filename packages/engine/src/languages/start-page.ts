import { list } from './words.ts';

/** What menus call the start page, in the languages of Europe and some others; menus are read without a word list, too. */
const names: ReadonlySet<string> = new Set(list`
  home, home page, homepage, main, overview, start, startpage, startseite, startside, startsida,
  startpagina, thuis, accueil, inicio, início, inici, hasiera, página inicial, pagina principal,
  página principal, pagina iniziale, hem, hjem, heim, forside, forsiden, hovedside, etusivu, koti,
  avaleht, esileht, sākums, sākumlapa, pradžia, pagrindinis, strona główna, start strony, úvod, domů,
  domov, hlavní strana, hlavná stránka, kezdőlap, főoldal, nyitólap, acasă, acasa, prima pagină,
  početna, pocetna, naslovnica, početak, ballina, kreu, anasayfa, ana sayfa, главная, главная страница,
  головна, головна сторінка, начало, почетна, αρχική, αρχική σελίδα, beranda, laman utama, trang chủ,
  الرئيسية, الصفحة الرئيسية, דף הבית, בית, خانه, होम, 首页, 首頁, ホーム, トップ, 홈, หน้าแรก`);

/** Whether a label of a menu names the start page and nothing else. */
export function namesStartPage(label: string): boolean {
  return names.has(label.trim().toLowerCase());
}
