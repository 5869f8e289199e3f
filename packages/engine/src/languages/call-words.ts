import { languageCode } from './language-code.ts';
import { list, type Phrases } from './words.ts';

/** How labels begin that ask a visitor to act; English ones stand on pages in any language. */
const ENGLISH = list`buy, book now, book a, order now, shop now, sign up, get started, get in touch, contact us, register, join now, join us, subscribe, download now, download the, start now, try for free, donate, click here to`;

/** By ISO 639-1 code; the languages with a whole word list have theirs in it. */
const CALLS: ReadonlyMap<string, Phrases> = new Map([
  [
    'bg',
    list`свържете се, резервирай, резервирайте, купи, поръчай, поръчайте, запиши се, запишете се, дари, дарете, изтегли, опитай, започни, изпрати, поискай оферта, обадете се, регистрирай се, добави в количката`,
  ],
  [
    'ca',
    list`contacta, reserva, compra, inscriu-te, apunta't, uneix-te, fes un donatiu, descarrega, prova, comença, envia, demana, truca'ns, registra't, afegeix a la cistella`,
  ],
  [
    'cs',
    list`kontaktujte nás, kontaktovat, rezervovat, rezervujte, objednat, objednejte, koupit, přihlaste se, darovat, podpořte, stáhnout, vyzkoušet, vyzkoušejte, začít, odeslat, nezávazná poptávka, poptat, zavolejte, registrovat, do košíku, přidat do košíku`,
  ],
  [
    'da',
    list`kontakt os, book, bestil, køb, tilmeld, bliv medlem, støt, giv et bidrag, hent, prøv gratis, kom i gang, send, få tilbud, få et tilbud, modtag tilbud, ring, opret, læg i kurv`,
  ],
  [
    'el',
    list`επικοινωνήστε, κλείστε, κάντε κράτηση, αγοράστε, αγορά, παραγγείλετε, εγγραφείτε, γίνετε μέλος, κάντε δωρεά, κατεβάστε, δοκιμάστε, ξεκινήστε, αποστολή, ζητήστε προσφορά, καλέστε, προσθήκη στο καλάθι`,
  ],
  [
    'fi',
    list`ota yhteyttä, varaa, osta, tilaa, ilmoittaudu, liity, lahjoita, lataa, kokeile, aloita, lähetä, pyydä tarjous, soita, rekisteröidy, lisää ostoskoriin`,
  ],
  [
    'hr',
    list`kontaktirajte nas, javite se, rezerviraj, rezervirajte, rezervišite, kupi, naruči, naručite, prijavi se, prijavite se, doniraj, donirajte, preuzmi, isprobaj, započni, pošalji, zatražite ponudu, nazovite, pozovite, registriraj, dodaj u košaricu, dodaj u korpu`,
  ],
  [
    'hu',
    list`lépjen kapcsolatba, foglaljon, foglalok, időpontfoglalás, megrendelem, megveszem, jelentkezem, jelentkezz, jelentkezés, regisztrálok, adományozok, támogatom, letöltés, kipróbálom, küldés, ajánlatkérés, ajánlatot kérek, hívjon, kosárba`,
  ],
  [
    'id',
    list`hubungi kami, pesan, beli, daftar, gabung, donasi, unduh, coba gratis, mulai, kirim, minta penawaran, konsultasi, tambah ke keranjang, reservasi`,
  ],
  [
    'no',
    list`kontakt oss, bestill, book, kjøp, meld deg på, bli medlem, støtt oss, last ned, prøv gratis, kom i gang, send, få tilbud, få et tilbud, be om tilbud, ring, registrer deg, legg i handlekurv`,
  ],
  [
    'pl',
    list`skontaktuj się, zarezerwuj, kup, zamów, zapisz się, dołącz, wesprzyj, przekaż, pobierz, wypróbuj, rozpocznij, zacznij, wyślij, poproś o wycenę, zapytaj, zadzwoń, zarejestruj się, dodaj do koszyka, umów`,
  ],
  [
    'ro',
    list`contactează, contactați, rezervă, rezervați, cumpără, comandă, înscrie-te, înscrieți-vă, donează, descarcă, încearcă, începe, trimite, cere ofertă, solicită, sună, programează, adaugă în coș`,
  ],
  [
    'ru',
    list`свяжитесь, связаться, забронировать, купить, заказать, записаться, запишитесь, зарегистрироваться, оставить заявку, получить, пожертвовать, скачать, попробовать, начать, отправить, позвонить, подписаться, в корзину, добавить в корзину`,
  ],
  [
    'sk',
    list`kontaktujte nás, kontaktovať, rezervovať, rezervujte, objednať, objednajte, kúpiť, prihláste sa, darovať, podporte, stiahnuť, vyskúšať, začať, odoslať, nezáväzná ponuka, zavolajte, registrovať, do košíka, pridať do košíka`,
  ],
  [
    'sl',
    list`kontaktirajte nas, pišite nam, rezerviraj, rezervirajte, kupi, naroči, naročite, prijavi se, prijavite se, doniraj, prenesi, preizkusi, začni, pošlji, pokličite, registriraj, v košarico, dodaj v košarico`,
  ],
  [
    'sv',
    list`kontakta oss, boka, köp, beställ, anmäl dig, bli medlem, ge en gåva, skänk, ladda ner, prova gratis, kom igång, skicka, begär offert, få offert, ring, registrera dig, skapa konto, lägg i varukorg`,
  ],
  [
    'tr',
    list`iletişime geç, iletişime geçin, bizimle iletişime, bize ulaşın, rezervasyon yap, randevu al, satın al, sipariş ver, kayıt ol, üye ol, bağış yap, indir, ücretsiz dene, başla, gönder, teklif al, teklif iste, hemen ara, sepete ekle`,
  ],
  [
    'uk',
    list`зв'яжіться, зв'язатися, забронювати, купити, замовити, записатися, зареєструватися, залишити заявку, отримати, пожертвувати, підтримати, завантажити, спробувати, почати, надіслати, зателефонувати, в кошик, додати в кошик`,
  ],
  [
    'vi',
    list`liên hệ, đặt lịch, đặt ngay, đặt phòng, mua, mua ngay, đăng ký, tham gia, quyên góp, ủng hộ, tải, dùng thử, bắt đầu, gửi, nhận báo giá, gọi ngay, thêm vào giỏ`,
  ],
]);

const RELATIVES: ReadonlyMap<string, string> = new Map([
  ['bs', 'hr'],
  ['ms', 'id'],
  ['nb', 'no'],
  ['nn', 'no'],
  ['sr', 'hr'],
]);

const together = new Map<string, Phrases>();

/**
 * How labels begin that ask a visitor to act, beside what the whole word list of the language says.
 * @param language BCP 47 tag, of which only the first part counts; null where the language is unknown
 */
export function callWordsFor(language: string | null): Phrases {
  const code = languageCode(language) ?? '';
  const own = CALLS.get(RELATIVES.get(code) ?? code);
  if (!own) return ENGLISH;
  const known = together.get(code) ?? [...own, ...ENGLISH];
  together.set(code, known);
  return known;
}
