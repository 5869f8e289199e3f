import { type FewPageTypeWords, list } from '../words.ts';

export const czech: FewPageTypeWords = {
  service: list`služby, služeb, služba, ošetřen*, terapi*, opravy, oprava, montáž*, servis*, rekonstrukc*, doprava, poradenství, konzultac*, instalatér*, elektrikář*, truhlář*, malíř*, úklid*, stěhován*, dílna, kadeřni*, zubní*, ordinac*, klinik*, advokát*, účetní*, účetnictví, nezávazn*, pacient*, klient*, zákazní*, fitness*, jóga, masáž*, salon*, studio`,
  hospitality: list`restaurac*, hotel*, ubytován*, pokoje, pokojů, apartmán*, jídelní lístek, rezervace stolu, snídaně, obědy, polední menu, večeře, kavárn*, pekár*, kemp*, chata, chaty, chalup*, penzion*, hosté, hosty, pizzeri*`,
  course: list`kurz, kurzy, kurzu, kurzů, lekce`,
  nonprofit: list`darovat, darujte, podpořte nás, nadac*, dobrovoln*, sbírk*, neziskov*, spolek, spolku`,
  portfolio: list`portfolio, portfólio, moje práce, mou práci, moje projekty, fotograf, fotografka, ilustrátor*`,
  event: list`konferenc*, festival*, vstupenky, přednášejíc*, řečníci, program akce`,
  category: list`e-shop*, eshop*, všechny produkty, naše produkty`,
  product: list`do košíku, košík*, skladem, popis produktu`,
  pricing: list`ceník*, ceny, měsíčně, předplatné`,
  article: list`publikováno, zveřejněno, autor, autorka, minut čtení, přečtěte si, komentáře`,
};
