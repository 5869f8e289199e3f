import { list, type PageTypeWords } from './words.ts';
import { wordsFor } from './words-for.ts';

/** Words of a page's type, of the types that a language has words for. */
export type FewPageTypeWords = Partial<PageTypeWords>;

const norwegian: FewPageTypeWords = {
  service: list`tjeneste*, behandling*, befaring*, oppdrag, reparasjon*, montering, vedlikehold, installasjon*, transport*, rådgivning, rørlegger*, elektriker*, snekker*, tømrer*, maler*, håndverker*, entreprenør*, verksted*, frisør*, tannlege*, klinikk*, terapi*, advokat*, regnskap*, renhold, flytting, kunder`,
  hospitality: list`restaurant*, hotell*, overnatting*, meny, menyen, bestill bord, frokost*, lunsj*, middag*, kafé*, bakeri*, camping*, hytte*, gjester, gjestehus, leiligheter`,
  course: list`kurs, kurset, kursene, nettkurs*, leksjon*, kursdeltaker*`,
  nonprofit: list`gi en gave, donasjon*, donér, doner, frivillig*, ideell*, innsamling*, støtt oss, stiftelse*`,
  portfolio: list`portfolio, portefølje*, mine arbeider, mitt arbeid, mine prosjekter, fotograf*, illustratør*`,
  event: list`konferanse*, festival*, billetter, påmelding, foredragsholder*, arrangement*`,
  category: list`nettbutikk*, alle produkter, våre produkter`,
  product: list`handlekurv*, på lager, produktbeskrivelse`,
  pricing: list`priser, prisliste*, per måned, abonnement*`,
  article: list`publisert, skrevet av, minutters lesing, les også, kommentarer`,
};

const swedish: FewPageTypeWords = {
  service: list`tjänst, tjänster*, behandling*, uppdrag, reparation*, montering, underhåll, installation*, transport*, rådgivning, rörmokare, elektriker, snickare, snickeri*, målare, måleri*, hantverkare, entreprenad*, verkstad*, frisör*, tandläkare, klinik*, terapi*, advokat*, redovisning*, städning, flyttning, offert, kunder`,
  hospitality: list`restaurang*, hotell*, övernattning*, boende*, meny, menyn, boka bord, frukost*, lunch*, middag*, café*, kafé*, bageri*, camping*, stuga, stugor*, stugan, gäster, vandrarhem*, lägenheter, badplats*`,
  course: list`kurs, kursen, kurser, kurserna, onlinekurs*, lektion*, kursdeltagare`,
  nonprofit: list`ge en gåva, gåva, donera, donation*, ideell*, insamling*, stöd oss, stiftelse*, volontär*, bistånd*`,
  portfolio: list`portfolio, portfölj*, mina arbeten, mitt arbete, mina projekt, fotograf*, illustratör*`,
  event: list`konferens*, festival*, biljetter, föreläsare, evenemang*`,
  category: list`webbutik*, nätbutik*, alla produkter, våra produkter`,
  product: list`varukorg*, i lager, produktbeskrivning`,
  pricing: list`priser, prislista*, per månad, abonnemang*`,
  article: list`publicerad*, skriven av, minuters läsning, läs också, kommentarer`,
};

const polish: FewPageTypeWords = {
  service: list`usługi, usług, usługa, usługach, zabieg*, terapi*, wizyt*, napraw*, montaż*, serwis*, remont*, transport*, doradztw*, konsultacj*, hydraulik*, elektryk*, stolarz*, malowanie, sprzątani*, przeprowadzk*, warsztat*, fryzjer*, stomatolog*, dentyst*, gabinet*, klinik*, adwokat*, kancelari*, księgow*, bezpłatna wycena, pacjent*, klientów`,
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

const slovak: FewPageTypeWords = {
  service: list`služby, služieb, služba, ošetreni*, terapi*, opravy, oprava, montáž*, servis*, rekonštrukc*, doprava, poradenstvo, konzultác*, inštalatér*, elektrikár*, stolár*, maliar*, upratovani*, sťahovani*, dielňa, kaderní*, zubn*, ambulanc*, klinik*, advokát*, účtovn*, nezáväzn*, pacient*, klient*`,
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

const indonesian: FewPageTypeWords = {
  service: list`layanan*, jasa, perawatan, terapi, perbaikan, pemasangan, renovasi, transportasi, konsultasi, konsultan, tukang, pembersihan, bengkel, salon, dokter, klinik, pengacara, akuntan, minta penawaran, pasien, klien, pelanggan`,
  hospitality: list`restoran, hotel, penginapan, menu makanan, pesan meja, sarapan, makan siang, makan malam, kafe, kedai, tamu, kamar, vila, homestay`,
  course: list`kursus, pelajaran, materi kursus, peserta kursus`,
  nonprofit: list`donasi, berdonasi, yayasan, relawan, sedekah, wakaf`,
  portfolio: list`portofolio, karya saya, proyek saya, fotografer, ilustrator`,
  event: list`konferensi, festival, tiket, pembicara, acara`,
  category: list`toko online, semua produk, produk kami`,
  product: list`keranjang, stok tersedia, deskripsi produk`,
  pricing: list`harga, daftar harga, per bulan, langganan`,
  article: list`diterbitkan, dipublikasikan, penulis, ditulis oleh, baca juga, komentar`,
};

const russian: FewPageTypeWords = {
  service: list`услуг*, лечени*, терапи*, ремонт*, монтаж*, установк*, перевозк*, консультаци*, сантехник*, электрик*, уборк*, мастерск*, парикмахер*, стоматолог*, клиник*, врач*, адвокат*, юрист*, бухгалтер*, запис* на приём, запис* на прием, пациент*, клиент*`,
  hospitality: list`ресторан*, отел*, гостиниц*, забронировать номер*, проживани*, меню, столик*, завтрак*, обед*, ужин*, кафе, кофейн*, пекарн*, кемпинг*, гостей, гостям, апартамент*, пиццери*, база отдыха, бронировани*`,
  course: list`курс, курсы, курса, курсов, урок*, занятия`,
  nonprofit: list`пожертвова*, благотворительн*, фонд, волонтёр*, волонтер*, помочь фонду`,
  portfolio: list`портфолио, мои работы, мои проекты, фотограф, иллюстратор*`,
  event: list`конференци*, фестивал*, билеты, спикер*, мероприяти*`,
  category: list`интернет-магазин*, все товары, наши товары, каталог товаров`,
  product: list`в корзину, корзин*, в наличии, описание товара`,
  pricing: list`цены, прайс*, тарифы, в месяц`,
  article: list`опубликован*, автор, минут чтения, мин чтения, читайте также, комментарии`,
};

/** By ISO 639-1 code. */
const FEW: Readonly<Record<string, FewPageTypeWords>> = {
  nb: norwegian,
  nn: norwegian,
  no: norwegian,
  sv: swedish,
  pl: polish,
  sk: slovak,
  id: indonesian,
  ms: indonesian,
  ru: russian,
};

/**
 * The words that tell a page's type: those of the whole word list, else a few of the trade; null where there are none.
 * @param language BCP 47 tag, of which only the first part counts; null where the language is unknown
 */
export function pageTypeWordsFor(language: string | null): FewPageTypeWords | null {
  return wordsFor(language)?.pageTypes ?? FEW[(language ?? '').toLowerCase().split(/[-_]/)[0] ?? ''] ?? null;
}
