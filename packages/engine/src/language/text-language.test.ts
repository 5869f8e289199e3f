import { expect, test } from 'vitest';
import { hasCopyForPage } from './copy/copy-for.ts';
import { isForeign, languageOf, languageOfPage } from './text-language.ts';

const ENGLISH = [
  'Orders, invoices and delivery notes in one app',
  'Your customers see prices and stock, and order without calling you',
  'Plan the deliveries of a day by city and by postal code',
  'Big buttons that are made for one hand and for wet fingers',
  'Keep working where there is no signal, as everything is stored',
  'Print the labels straight from the app, on any paper you have',
];
const CZECH =
  'Hotel u staré pošty má dnes objednáno dvacet čtyři položek a řidič je přiveze ráno před osmou hodinou. ';

test('a few long lines don’t outweigh all others that read as the page is declared', () => {
  const content = [...ENGLISH, CZECH.repeat(5), CZECH.repeat(4), CZECH.repeat(3)].join('\n');
  const many = [...content.split('\n'), ...ENGLISH, ...ENGLISH, ...ENGLISH, ...ENGLISH].join('\n');
  expect(languageOfPage(many, 'en').code).toBe('en');
  expect(languageOfPage(content, 'en').code).toBe('cs');
  expect(languageOfPage(CZECH.repeat(5), 'en').code).toBe('cs');
});

const SWEDISH_MENU =
  'Utbud\nKontakta oss\nPriser\nJobba med oss\nBoka pass\nVåra priser\nOm gymmet\nÖppettider';

test('a wrong declaration doesn’t win over the text', () => {
  const read = languageOfPage(ENGLISH.join('\n'), 'sv');
  expect(read).toMatchObject({ code: 'en', decidedBy: 'words', others: ['sv'] });
  expect(ENGLISH).toContain(read.sample);
});

test('a menu in another language is another language of the page', () => {
  expect(languageOfPage(`${SWEDISH_MENU}\n${ENGLISH.join('\n')}`, 'en')).toMatchObject({
    code: 'en',
    others: ['sv'],
  });
});

test('text of a template says nothing of the language', () => {
  const filler =
    "This is the first item's accordion body. It is shown by default, until the plugin hides it. ";
  const page = `Är du under 18 år? Då behöver du ta med dig målsmans namn.\n${filler.repeat(3)}`;
  expect(languageOfPage(page, 'sv').code).toBe('sv');
});

test('letters of one script tell the language', () => {
  expect(languageOfPage('無料体験を申し込むと、一週間ずっと使えます。お気軽にどうぞ。', 'en')).toMatchObject({
    code: 'ja',
    decidedBy: 'script',
  });
});

test('a text too short to be sure of has no language', () => {
  expect(languageOf(ENGLISH.join(' '))).toBe('en');
  expect(languageOf('OK')).toBeNull();
});

/** Of the same meaning, in languages that the detector doesn't know. */
const UNKNOWN = {
  cy: 'Rydym yn pobi bara ffres bob bore o chwech o’r gloch yn ein popty ein hunain ac yn ei ddosbarthu i’ch drws cyn saith. Mae ein cwsmeriaid wedi ymddiried ynom ers ugain mlynedd.',
  af: 'Ons bak elke oggend van sesuur af vars brood in ons eie oond en lewer dit voor seweuur by jou deur af. Ons kliënte vertrou ons al twintig jaar lank.',
  gl: 'Cocemos pan fresco cada mañá dende as seis no noso propio forno e levámolo á súa porta antes das sete. Os nosos clientes confían en nós desde hai vinte anos.',
  lb: 'Mir baken all Moien vu sechs Auer u frëscht Brout an eisem eegenen Uewen a liwweren et virun siwen bei Är Dier. Eis Clienten vertrauen eis zënter zwanzeg Joer.',
  sw: 'Tunaoka kila asubuhi kuanzia saa kumi na mbili katika tanuri letu wenyewe na tunakuletea mkate nyumbani kabla ya saa moja. Wateja wetu wanatuamini kwa miaka ishirini.',
  kk: 'Біз күн сайын таңғы алтыдан бастап өз пешімізде балғын нан пісіріп, сағат жетіге дейін есігіңізге жеткіземіз. Тұтынушыларымыз бізге жиырма жыл бойы сенеді.',
  mn: 'Бид өглөө бүр зургаан цагаас эхлэн өөрсдийн зууханд шинэ талх барьж, долоон цагаас өмнө таны үүдэнд хүргэж өгдөг. Манай үйлчлүүлэгчид хорин жил бидэнд итгэж байна.',
  eo: 'Ni bakas freŝan panon ĉiumatene ekde la sesa en nia propra forno kaj liveras ĝin al via pordo antaŭ la sepa. Niaj klientoj fidas nin jam de dudek jaroj.',
};

test.each(Object.entries(UNKNOWN))('a page declared as %s isn’t taken for its neighbor', (code, text) => {
  expect(languageOfPage(text, code)).toEqual({ code, decidedBy: 'declaration', sample: null, others: [] });
  expect(isForeign(languageOf(text), code)).toBe(false);
});

test.each(['cy', 'sw', 'kk', 'mn', 'eo'] as const)(
  'a page in %s that declares nothing has no language',
  (code) => {
    const { [code]: text } = UNKNOWN;
    const read = languageOfPage(text, null);
    expect(read).toMatchObject({ code: null, decidedBy: 'words', others: [] });
    expect(hasCopyForPage({ language: read.code, languageEvidence: read })).toBe(false);
  },
);

test('a page that declares nothing has the language of its text, whatever names are in it', () => {
  const russian =
    'Каждое утро с шести часов мы печём свежий хлеб в собственной печи и привозим его к вашей двери до семи. ';
  expect(languageOfPage(ENGLISH.join('\n'), null).code).toBe('en');
  expect(languageOfPage(`${russian.repeat(2)}Мы доставляем по всему Қазақстану.`, null).code).toBe('ru');
});

test('a declaration that the detector doesn’t know doesn’t win over a text that it surely knows', () => {
  const russian =
    'Каждое утро с шести часов мы печём свежий хлеб в собственной печи и привозим его к вашей двери до семи. ';
  expect(languageOfPage(ENGLISH.join('\n'), 'cy')).toMatchObject({ code: 'en', others: ['cy'] });
  expect(languageOfPage(russian.repeat(3), 'kk')).toMatchObject({ code: 'ru', others: ['kk'] });
});

test('Chinese in traditional letters is told by them, and isn’t foreign to Chinese', () => {
  const traditional = '我們每天早上六點在自己的烤箱裡烘焙新鮮麵包，七點前送到您家門口。';
  const simplified = '我们每天早上六点在自己的烤箱里烘焙新鲜面包，七点前送到您家门口。';
  expect(languageOfPage(traditional, 'zh-TW')).toMatchObject({ code: 'zh-Hant', others: [] });
  expect(languageOfPage(simplified, 'zh-CN').code).toBe('zh');
  expect(isForeign(languageOf(simplified), 'zh-Hant')).toBe(false);
});
