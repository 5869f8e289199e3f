import type { PageType } from '@liftmark/contract/page-types';
import { pattern } from '../../languages/patterns.ts';

/** Names of pages, with the points of the type that they name. */
const NAMES = named([
  [
    'pricing',
    4,
    `pricing prices plans planes planos preise preisliste tarif tarife tarifs nos-tarifs precios tarifas prezzi listino listino-prezzi
    precos tarieven prijzen prijslijst priser prislista hinnasto hinnat cennik cenik arak fiyat fiyatlar fiyatlandirma`,
  ],
  [
    'checkout',
    5,
    `checkout cart basket bag kasse warenkorb commande panier pagar pago carrito cassa carrello carrinho afrekenen
    winkelwagen winkelmand kassa varukorg kurv handlekurv kosik koszyk pokladna sepet odeme`,
  ],
  [
    'signup',
    4,
    `signup sign-up register registration join waitlist create-account registrieren registrierung inscription
    inscripcion iscrizione inscricao registro registrazione registo cadastro aanmelden registrace rejestracja
    regisztracio registrering kayit`,
  ],
  ['article', 4, 'advertorial adv'],
  [
    'portfolio',
    2,
    `portfolio portafolio portefolio biography bio biographie biografie biografia discography discographie
    exhibitions expositions ausstellungen exposiciones mostre cv resume curriculum lebenslauf artworks paintings`,
  ],
  [
    'ecommerce-category',
    3,
    `shop store boutique tienda loja negozio winkel collection collections collectie kollektion coleccion colecao
    collezione catalog catalogue katalog catalogo products produkte producten produits productos produtos prodotti
    produkter produkty urunler`,
  ],
  ['nonprofit', 2, 'donate donation donations spenden faire-un-don donar dona doneren'],
  ['course', 2, 'course courses kurs kurse cours curso cursos corso corsi cursus masterclass bootcamp'],
]);

/** Names of folders, with the points of the type of what lies in them. */
const FOLDERS = named([
  ['article', 3, 'blog news article articles magazin magazine actualites noticias ratgeber advice guides'],
  [
    'ecommerce-product',
    3,
    'product products produkt produkte produit produits producto productos prodotto dp p',
  ],
  [
    'ecommerce-category',
    3,
    'collection collections category categories c shop kategorie categorie categoria',
  ],
  ['course', 2, 'course courses kurs kurse cours curso cursos corso corsi cursus academy akademie trainings'],
  ['event', 2, 'event events conference'],
]);

const LEGAL = pattern('legalText');
const LEGAL_POINTS = 6;

/** Whether an address calls its page a legal text. */
export function isLegalAddress(path: string): boolean {
  return LEGAL.test(partsOf(path).name);
}

/** Whether a label names a legal text. */
export function namesLegal(label: string): boolean {
  return LEGAL.test(label);
}

/** Adds points for what the address calls the page; else for the folder that it lies in. */
export function addNamed(path: string, add: (type: PageType, points: number) => void): void {
  const { name, folders } = partsOf(path);
  if (LEGAL.test(name)) {
    add('other', LEGAL_POINTS);
    return;
  }
  const called = NAMES.filter(({ names }) => names.has(name));
  const around = FOLDERS.filter(({ names }) => folders.some((folder) => names.has(folder)));
  for (const { type, points } of called.length > 0 ? called : around) add(type, points);
}

/** Whether the address calls the page, or the folder that it lies in, after the type. */
export function isNamed(path: string, type: PageType): boolean {
  let named = false;
  addNamed(path, (other) => {
    named ||= other === type;
  });
  return named;
}

/** How a name begins that carries its folder; a letter is none there, and a name of more words is the title of a text. */
const FOLDER_IN_NAME = /^([a-z]{3,})[-_][^-_]+([-_][^-_]+)?$/;

/**
 * Lower case, without the ending of the file: `/Shop/cart.html` has the name `cart` and the folder `shop`. Where there
 * are no folders, their names begin that of the file: `product-detail.html`.
 */
function partsOf(path: string): { name: string; folders: string[] } {
  const parts = path
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '' && !/^index(\.\w+)?$/.test(part));
  const name = (parts.at(-1) ?? '').replace(/\.\w+$/, '');
  const written = FOLDER_IN_NAME.exec(name)?.[1];
  return { name, folders: [...parts.slice(0, -1), ...(written ? [written] : [])] };
}

function named(
  table: [PageType, number, string][],
): { type: PageType; points: number; names: Set<string> }[] {
  return table.map(([type, points, names]) => ({ type, points, names: new Set(names.split(/\s+/)) }));
}
