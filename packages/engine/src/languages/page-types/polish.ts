import { type FewPageTypeWords, list } from '../words.ts';

export const polish: FewPageTypeWords = {
  service: list`usługi, usług, usługa, usługach, zabieg*, terapi*, wizyt*, napraw*, montaż*, serwis*, remont*, transport*, doradztw*, konsultacj*, hydraulik*, elektryk*, stolarz*, malowanie, sprzątani*, przeprowadzk*, warsztat*, fryzjer*, stomatolog*, dentyst*, gabinet*, klinik*, adwokat*, kancelari*, księgow*, bezpłatna wycena, pacjent*, klientów, fitness*, joga, jogi, masaż*, salon*, siłowni*`,
  hospitality: list`restauracj*, hotel*, nocleg*, pokoje, apartament*, zarezerwuj stolik, rezerwacja stolika, śniadani*, obiad*, kolacj*, kawiarni*, piekarni*, kemping*, domki, gości, pensjonat*, karta dań, pizzeri*`,
  course: list`kurs, kursy, kursu, kursów, lekcje, lekcja, kursant*, warsztaty online`,
  nonprofit: list`przekaż darowiznę, darowizn*, wesprzyj nas, wspieraj, fundacj*, wolontari*, zbiórk*, stowarzyszeni*, 1.5%, dobroczyn*`,
  portfolio: list`portfolio, moje prace, moje projekty, fotograf, fotografka, ilustrator*`,
  event: list`konferencj*, festiwal*, bilety, prelegen*, wydarzeni*`,
  category: list`sklep internetowy, wszystkie produkty, nasze produkty`,
  product: list`do koszyka, koszyk*, opis produktu`,
  pricing: list`cennik*, cena, ceny, miesięcznie, abonament*`,
  article: list`opublikowan*, autor, autorka, min czytania, przeczytaj także, komentarze`,
};
