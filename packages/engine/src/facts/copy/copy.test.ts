import { expect, it } from 'vitest';
import { observe } from '../observe.ts';
import { renderedSnapshot } from '../testing/snapshots.ts';

function garbledIn(main: string, language = 'de'): number {
  const page = `<!doctype html><html lang="${language}"><body><main>${main}</main></body></html>`;
  return observe(renderedSnapshot(page)).copy.desktop?.garbledShare ?? 0;
}

it('reads shuffled letters from words with a capital inside, in headings and short texts, too', () => {
  expect(
    garbledIn('<h2>saW mttöchse du mendel?</h2><p>tiBte mleed nur ovr tOr – ithnc onv zu eusaH.</p>'),
  ).toBe(1);
  expect(
    garbledIn('<h2>Was möchtest du melden?</h2><p>Bitte melde nur vor Ort – nicht von zu Hause.</p>'),
  ).toBe(0);
});

it('reads the whole of a page with such words as shuffled, but for what is in a language', () => {
  const shuffled = 'hte pierfect pcale ot tsya orf uoy nad oyru amfliy in hte ityc';
  const titles = '<h2>rmPerei ugSineatr</h2><h2>ocAcmo viEcutex</h2>';
  const shown = '<p>We are open every day from morning until late in the evening.</p>';
  expect(garbledIn(`${titles}<p>${shuffled}</p>`, 'en')).toBe(1);
  expect(garbledIn(`${titles}<p>${shuffled}</p>${shown}`, 'en')).toBeLessThan(0.7);
  expect(garbledIn(`<h2>waterDrop bottles</h2><p>${shuffled}</p>`, 'en')).toBe(0);
});

it('reads shuffled words from texts that begin small and end in the middle of a sentence', () => {
  const first = '<p>boats for rent the your week. by Choose the boat and</p>';
  const second = '<p>captain every is trained. you with sails who A</p>';
  expect(garbledIn(`${first}${second}`, 'en')).toBe(1);
  expect(garbledIn(first, 'en')).toBe(0);
  expect(
    garbledIn('<p>including wifi, parking. Ask us.</p><p>from 9 to 5, also in winter. Ring twice.</p>', 'en'),
  ).toBe(0);
});

it('leaves a single name in small letters behind a sentence alone', () => {
  const review = 'Simple, quick and no ads at all. The line of bills is brilliant. tbd2024, Google Play';
  expect(garbledIn(`<p>${review}</p>`, 'en')).toBe(0);
});

it('leaves names that mix capitals and small letters alone', () => {
  expect(
    garbledIn(
      '<h2>Works on macOS, iOS and iPadOS</h2><p>Pay with PayPal or eBay, watch on YouTube, build with WordPress.</p>',
      'en',
    ),
  ).toBe(0);
});

it('measures one device’s text apart from the other’s', () => {
  const page = `<!doctype html><html lang="de"><body><main>
    <p data-mobile-box="none">Bitte melde nur vor Ort – nicht von zu Hause.</p>
    <p data-box="none" data-mobile-box="0 0 300 60">tiBte mleed nur ovr tOr – ithnc onv zu eusaH.</p></main></body></html>`;
  const { desktop, mobile } = observe(renderedSnapshot(page)).copy;
  expect(desktop?.garbledShare).toBe(0);
  expect(mobile?.garbledShare).toBe(1);
});

const GERMAN =
  '<p>Unsere Werkstatt baut seit vierzig Jahren Möbel aus heimischem Holz, und jedes Stück entsteht von Hand.</p>';

const foreignIn = (main: string) => {
  const page = `<!doctype html><html lang="de"><body><main>${main}</main></body></html>`;
  return observe(renderedSnapshot(page)).copy.desktop;
};

it('counts a single sentence in another language, and no address', () => {
  const sentence = 'Check in from three in the afternoon, breakfast is included with every room.';
  expect(foreignIn(`${GERMAN}<p>${sentence}</p>${GERMAN}`)?.foreignLetters).toBe(sentence.length);
  const address = '<p>Wood and Sons Ltd, 12 North Road, Southampton, England, United Kingdom</p>';
  expect(foreignIn(GERMAN + address + GERMAN)?.foreignLetters).toBe(0);
});

it('counts headings in another language than the text', () => {
  const headings = (texts: string[]) => texts.map((text) => `<h2>${text}</h2>`).join('');
  const english = headings([
    'Everything we make is made by hand',
    'What our customers say about us',
    'How you can order your own table',
    'Where to find our workshop and our showroom',
    'Why wood from our own forests lasts longer than any other',
  ]);
  expect(foreignIn(GERMAN.repeat(4) + english)?.foreignShare).toBeGreaterThan(0.2);
  expect(foreignIn(GERMAN.repeat(4) + headings(['Milton Keynes', 'Stratford upon Avon']))?.foreignShare).toBe(
    0,
  );
});
