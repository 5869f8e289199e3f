import { capitalized, list, quote } from '../../shared/phrasing.ts';
import type { Text, TrialPart } from './text.ts';

const parts: Record<TrialPart, string> = {
  length: 'die Dauer des Tests',
  priceAfter: 'den Preis nach dem Test',
  card: 'die Kartenpflicht',
};

const named = (missing: readonly TrialPart[]) => list(missing.map((part) => parts[part]));

export const text: Text = {
  title: { passes: 'Die Testbedingungen sind klar', fails: 'Die Testbedingungen sind unvollständig' },
  why: 'Ob eine Karte nötig ist, entscheidet, wer beginnt: Im Vergleich von 100 Softwarefirmen begannen 0,5 bis 2 % der Besucher einen Test mit Kartenpflicht, gegenüber 5 bis 10 % ohne. In den USA verlangt ROSCA, dass die Bedingungen eines Angebots, das sich automatisch verlängert, vor der Zustimmung klar sind.',
  measure:
    'Je ein Drittel für die Dauer, den Preis nach dem Test und die Angabe, ob eine Karte nötig ist. Gilt für kostenlose Tests, sofern kein Einmalkauf folgt.',
  notApplicable: {
    noTrial: 'Es wird kein kostenloser Test angeboten.',
    paidOnce: 'Auf den Test folgt ein Einmalkauf, kein Abo.',
  },
  observed: {
    complete: ({ said }) =>
      `${quote(said)} und der Text daneben nennen die Dauer, den Preis nach dem Test und ob eine Karte nötig ist.`,
    missing: ({ said, missing }) => `Neben ${quote(said)} nennt die Seite nicht: ${named(missing)}.`,
  },
  searched: ['Text beim Testangebot, auf Angaben zu Test und Karte', 'Preislinks'],
  advice: {
    title: ({ said, missing }) => `${capitalized(named(missing))} bei ${quote(said, 50)} nennen`,
    steps: ({ said, missing }) => [
      `Nennen Sie neben ${quote(said, 50)} ${named(missing)}.`,
      'Sagen Sie, was am letzten Tag passiert: Endet der Test, oder wird daraus ein bezahlter Tarif?',
      'Rechtliches Risiko in den USA: ROSCA gilt für Angebote, die sich ohne klare Bedingungen und Zustimmung automatisch verlängern.',
    ],
  },
};
