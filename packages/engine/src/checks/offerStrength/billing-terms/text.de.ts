import { list, quote } from '../../shared/phrasing.ts';
import type { BillingPart, Text } from './text.ts';

const parts: Record<BillingPart, string> = {
  periodAndUnit: 'Zeitraum und Einheit jedes Preises',
  annualTotal: 'Jahressumme',
  cancellation: 'Kündigungsbedingungen',
};

const named = (missing: readonly BillingPart[]) => list(missing.map((part) => parts[part]));

const nextToPrices = (prices: readonly string[]) =>
  prices.length === 0
    ? ''
    : ` neben ${list(
        prices.map((price) => quote(price, 30)),
        3,
      )}`;

export const text: Text = {
  title: {
    passes: 'Die Abrechnungsbedingungen sind vollständig',
    fails: 'Die Abrechnungsbedingungen sind unvollständig',
  },
  why: 'In den USA verlangt ROSCA bei Angeboten, die sich automatisch verlängern, klare Bedingungen, Zustimmung und eine einfache Kündigung. In einer Umfrage sagten 16 bis 24 % der US-Käufer, sie seien gegangen, weil die Gesamtsumme nicht von Anfang an zu sehen war.',
  measure:
    'Es gibt 0,6, wenn jeder wiederkehrende Preis Zeitraum und Einheit nennt (Nutzer, Standort, Konto), 0,2, wenn jeder jährlich abgerechnete Monatspreis die Jahressumme nennt, und 0,2, wenn die Kündigungsbedingungen genannt oder verlinkt sind.',
  notApplicable: { noRecurringPrice: 'Die Seite hat keine wiederkehrenden Preise.' },
  observed: {
    complete: ({ prices }) =>
      `Zeitraum, Einheit, Summe und Kündigungsbedingungen sind genannt${nextToPrices(prices)}.`,
    missing: ({ prices, missing }) => `Nicht gefunden${nextToPrices(prices)}: ${named(missing)}.`,
  },
  searched: ['Text bei jedem Preis, auf Angaben zu Zeitraum, Einheit und Kündigung'],
  advice: {
    title: ({ price, missing }) =>
      price === null
        ? `Abrechnungsbedingungen ergänzen: ${named(missing)}`
        : `Neben ${quote(price, 40)} ergänzen: ${named(missing)}`,
    steps: {
      periodAndUnit:
        'Ergänzen Sie nach jedem Preis Abrechnungszeitraum und Einheit: pro Monat, pro [Nutzer, Standort oder Konto].',
      annualTotal: 'Zeigen Sie neben dem Monatspreis die Summe, die einmal im Jahr abgebucht wird.',
      cancellation: 'Sagen Sie, wann und wie man kündigt, oder verlinken Sie die Kündigungsbedingungen.',
      risk: 'Rechtliches Risiko in den USA: ROSCA gilt für Angebote, die sich ohne klare Bedingungen und einfache Kündigung automatisch verlängern.',
    },
  },
};
