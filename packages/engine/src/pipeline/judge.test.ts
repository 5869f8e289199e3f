import { describe, expect, test } from 'vitest';
import { renderedSnapshot, staticSnapshot } from '../facts/testing/snapshots.ts';
import { competitorReport } from '../reports/competitor.ts';
import { judge } from './judge.ts';

const BODY = '<title>Tea</title><h1>Tea is on us</h1><a href="/buy">Buy tea</a>';
const own = judge(staticSnapshot(`<!doctype html><html lang="en">${BODY}`));

describe.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', '-', 'x-none', 'e'])(
  'a page of few words in the language "%s"',
  (language) => {
    test.each([
      ['on the root', `<html lang="${language}">`],
      ['in a meta element', `<meta http-equiv="content-language" content="${language}">`],
    ])('that it declares %s is judged, and compared with, as one in no known language', (_, declaration) => {
      const report = judge(staticSnapshot(`<!doctype html>${declaration}${BODY}`));
      expect(report.language).toBeNull();
      expect(report.recommendations.length).toBeGreaterThan(0);
      expect(competitorReport(own, [report]).insights.matrix).toHaveLength(6);
    });
  },
);

test('the language that a page of few words declares counts', () => {
  const language = (declared: string) =>
    judge(staticSnapshot(`<!doctype html><html lang="${declared}">${BODY}`)).language;
  expect(['de', 'EN-gb', 'pt_BR', 'fil'].map(language)).toEqual(['de', 'en', 'pt', 'fil']);
});

describe('a page in a language without word lists', () => {
  const page = (lang: string, headline: string, text: string, action: string) =>
    judge(
      renderedSnapshot(
        `<!doctype html><html lang="${lang}"><title>${headline}</title><meta name="viewport" content="width=device-width, initial-scale=1"><main><h1>${headline}</h1><p>${text}</p><a href="#f">${action}</a><form id="f"><label>Email <input type="email" name="email"></label><button>${action}</button></form></main><footer><a href="/p">${headline}</a></footer>`,
      ),
      { pageType: 'service' },
    );

  test.each([
    [
      'Greek',
      page(
        'el',
        'Φρέσκο ψωμί στην πόρτα σας πριν από τις επτά',
        'Ψήνουμε κάθε πρωί από τις έξι στον δικό μας φούρνο και παραδίδουμε το ψωμί στο σπίτι σας. Ένα καρβέλι κοστίζει 3,20 €.',
        'Παραγγείλτε ψωμί',
      ),
    ],
    [
      'Croatian',
      page(
        'hr',
        'Svjež kruh na vašem pragu prije sedam sati',
        'Pečemo svako jutro od šest sati u vlastitoj peći i dostavljamo kruh na vaš kućni prag prije sedam. Štruca košta 3,20 €.',
        'Naruči kruh',
      ),
    ],
    [
      'Welsh',
      page(
        'cy',
        'Bara ffres wrth eich drws cyn saith y bore',
        'Rydym yn pobi bara ffres bob bore o chwech o’r gloch yn ein popty ein hunain ac yn ei ddosbarthu i’ch drws cyn saith.',
        'Archebu bara',
      ),
    ],
  ])('gets a range and no letter: %s', (language, { overall, summary, warnings }) => {
    expect(overall).toMatchObject({ grade: null, range: { low: expect.any(Number) } });
    expect(summary).toContain(language);
    expect(summary).not.toContain('gives most visitors too little');
    expect(warnings.join()).not.toContain('its text is in');
  });
});
