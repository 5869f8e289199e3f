import { quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: { passes: 'Man kann als Gast bestellen', fails: 'Der Checkout verlangt ein Konto' },
  why: 'Von den US-Käufern, die einen Checkout abgebrochen haben, nannten 2016 35 % den Kontozwang als Grund, in der jüngsten Umfrage 19 %. Bei 1.362 Formularen stiegen am Passwortfeld mehr aus als an jedem anderen.',
  measure:
    'Es gibt 1 mit Gastbestellung oder ohne Pflicht-Passwort und 0, wenn es nur mit Konto oder Login weitergeht. Nicht bewertet, wenn keines von beiden zu sehen ist.',
  notMeasured: { unclear: 'In diesem Schritt ist nicht zu erkennen, ob man ohne Konto kaufen kann.' },
  searched: ['Formulare, Buttons und Links der Seite, auf Hinweise zur Gastbestellung'],
  observed: {
    guest: ({ label }) => `Man kann ohne Konto kaufen: ${quote(label)}.`,
    noPassword: 'Man kann bestellen, ohne ein Passwort einzugeben.',
    account: 'Weiter geht es nur mit Login oder neuem Konto.',
  },
  advice: {
    title: ({ submit }) => `Gastbestellung ergänzen${submit === null ? '' : `, neben ${quote(submit, 40)}`}`,
    steps: [
      'Setzen Sie die Gastbestellung an die erste Stelle, so auffällig wie den Login.',
      'Fragen Sie nur, was die Bestellung braucht: E-Mail, Lieferung, Zahlung.',
      'Bieten Sie nach der Bestellung ein Konto an: ein Passwortfeld und Gründe, es anzulegen.',
    ],
  },
};
