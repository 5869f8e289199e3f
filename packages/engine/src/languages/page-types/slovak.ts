import { type FewPageTypeWords, list } from '../words.ts';

export const slovak: FewPageTypeWords = {
  service: list`služby, služieb, služba, ošetreni*, terapi*, opravy, oprava, montáž*, servis*, rekonštrukc*, doprava, poradenstvo, konzultác*, inštalatér*, elektrikár*, stolár*, maliar*, upratovani*, sťahovani*, dielňa, kaderní*, zubn*, ambulanc*, klinik*, advokát*, účtovn*, nezáväzn*, pacient*, klient*, fitness*, joga, jóga, masáž*, salón*, štúdio`,
  hospitality: list`reštaurác*, hotel*, ubytovani*, izby, apartmán*, jedálny lístok, rezervácia stola, raňajky, obedy, obedové menu, večera, kaviare*, pekár*, kemp*, chata, chaty, penzión*, hostia, pizzeri*`,
  course: list`kurz, kurzy, kurzu, kurzov, lekcie`,
  nonprofit: list`darovať, darujte, podporte nás, nadáci*, dobrovoľní*, zbierk*, neziskov*, občianske združenie`,
  portfolio: list`portfólio, portfolio, moja práca, moju prácu, moje práce, moje projekty, fotograf, fotografka, ilustrátor*`,
  event: list`konferenci*, festival*, vstupenky, prednášajúc*, rečníci`,
  category: list`e-shop*, eshop*, všetky produkty, naše produkty`,
  product: list`do košíka, košík*, skladom, popis produktu`,
  pricing: list`cenník*, ceny, mesačne, predplatné`,
  article: list`publikované, zverejnené, autor, autorka, min čítania, prečítajte si, komentáre`,
};
