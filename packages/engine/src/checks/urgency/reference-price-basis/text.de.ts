import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

function quoted(prices: readonly string[], limit: number): string {
  return list(
    prices.map((price) => quote(price, 20)),
    limit,
  );
}

export const text: Text = {
  title: { passes: 'Der frühere Preis ist erklärt', fails: 'Der frühere Preis ist nicht erklärt' },
  why: 'In der Europäischen Union muss ein Rabatt den niedrigsten Preis der letzten 30 Tage nennen, und ein gerichtlich bestätigter britischer Vergleich erklärte falsche Rabatte für rechtswidrig. Ein erklärter früherer Preis ist auch glaubwürdiger.',
  measure: (cases) =>
    `Durchgestrichene Preise: ${cases}. Gilt nur, wenn der Verkäufer in der Europäischen Union oder im Europäischen Wirtschaftsraum sitzt; nicht bewertet, wenn das Land unbekannt ist.`,
  how: {
    explained: 'wenn alle erklärt sind',
    bare: 'wenn einer nicht in der Nähe erklärt ist (niedrigster Preis der letzten 30 Tage, UVP, Datum)',
  },
  notApplicable: {
    none: 'Kein früherer Preis ist durchgestrichen.',
    elsewhere: ({ country }) =>
      `Der Verkäufer sitzt außerhalb des Europäischen Wirtschaftsraums (${country}).`,
  },
  notMeasured: { country: 'Das Land des Verkäufers ließ sich nicht bestimmen.' },
  observed: {
    explained: ({ prices }) =>
      `${prices.length === 1 ? 'Der frühere Preis ist' : 'Die früheren Preise sind'} erklärt: ${list(
        prices.map(({ price, basis }) => `${quote(price, 20)} (${basis})`),
        3,
      )}.`,
    bare: ({ prices }) =>
      `${prices.length === 1 ? 'Der frühere Preis ist' : `${prices.length} frühere Preise sind`} nicht erklärt: ${quoted(prices, 4)}.`,
  },
  searched: ['Text nahe dem Preis', 'Fußnoten'],
  advice: {
    title: ({ price }) => `Den früheren Preis ${quote(price, 20)} erklären`,
    steps: ({ prices }) => [
      'Zeigen Sie neben dem Aktionspreis den niedrigsten Preis der letzten 30 Tage, und berechnen Sie den Rabatt daraus.',
      `Das gilt für ${quoted(prices, 5)}.`,
      'Wenn es die unverbindliche Preisempfehlung des Herstellers ist, nennen Sie sie so.',
    ],
  },
};
