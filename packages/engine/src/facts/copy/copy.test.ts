import { expect, it } from 'vitest';
import { observe } from '../observe.ts';
import { renderedSnapshot } from '../testing/snapshots.ts';

function garbledIn(main: string, language = 'de'): number {
  const page = `<!doctype html><html lang="${language}"><body><main>${main}</main></body></html>`;
  return observe(renderedSnapshot(page)).copy.desktop?.garbledShare ?? 0;
}

it('reads shuffled letters from words that end in a capital, in headings and short texts, too', () => {
  expect(
    garbledIn('<h2>saW mttöchse du mendel?</h2><p>tiBte mleed nur ovr tOr – ithnc onv zu eusaH.</p>'),
  ).toBe(1);
  expect(
    garbledIn('<h2>Was möchtest du melden?</h2><p>Bitte melde nur vor Ort – nicht von zu Hause.</p>'),
  ).toBe(0);
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
