import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

function partly(count: number, total: number): string {
  if (count < total)
    return count === 1 ? `1 von ${total} Kundenstimmen ist` : `${count} von ${total} Kundenstimmen sind`;
  if (total === 1) return 'Die einzige Kundenstimme ist';
  return total === 2 ? 'Beide Kundenstimmen sind' : `Alle ${total} Kundenstimmen sind`;
}

function all(total: number): string {
  if (total === 1) return 'Die einzige Kundenstimme hat';
  return total === 2 ? 'Beide Kundenstimmen haben' : `Alle ${total} Kundenstimmen haben`;
}

function design(detail: string): string[] {
  return [`Ein Foto von mindestens 48 px neben dem Zitat, der Name fett und ${detail} darunter.`];
}

export const text: Text = {
  title: {
    passes: 'Kundenstimmen zeigen, von wem sie sind',
    fails: 'Kundenstimmen zeigen nicht klar, von wem sie sind',
  },
  why: 'Kundenstimmen mit Foto blieben deutlich besser in Erinnerung als solche ohne, und Leitlinien zur Glaubwürdigkeit verlangen nachprüfbare Angaben. Ein Zitat ohne Person kann jeder geschrieben haben.',
  measure:
    'Der Durchschnitt aller Kundenstimmen, ohne Bewertungen: Ein Name zählt 0,6 (Initialen 0,3), eine Funktion, ein Unternehmen oder Ort 0,2 (bei Waren das gekaufte Produkt) und ein Foto 0,2.',
  notApplicable: {
    none: 'Die Seite zeigt keine Kundenstimmen.',
    onlyReviews: 'Die Seite zeigt Bewertungen, aber keine ausgewählten Kundenstimmen.',
  },
  notMeasured: {
    testimonials: 'Die Kundenstimmen ließen sich nicht lesen.',
    parts:
      'Die Seite hat Kundenstimmen, doch es ist unklar, welcher Text, Name und welches Foto zusammengehören.',
  },
  parts: {
    name: 'Name',
    fullName: 'voller Name',
    purchase: 'gekauftes Produkt',
    town: 'Ort',
    role: 'Funktion, Unternehmen oder Ort',
    photo: 'Foto',
  },
  observed: {
    completeGoods: ({ total }) =>
      `${all(total)} einen Namen, das gekaufte Produkt oder einen Ort und ein Foto.`,
    complete: ({ total }) => `${all(total)} einen Namen, eine Funktion oder einen Ort und ein Foto.`,
    incomplete: ({ incomplete, total }) =>
      `${partly(incomplete.length, total)} unvollständig: ${list(
        incomplete.map((item) => `${quote(item.text, 40)} (es fehlt: ${list(item.missing)})`),
        3,
      )}.`,
  },
  advice: {
    photo: {
      title: ({ said }) => `Ein Foto der Person ergänzen, die ${quote(said, 60)} gesagt hat`,
    },
    person: { title: ({ said }) => `Zeigen, wer ${quote(said, 60)} gesagt hat` },
    add: (item) => `${quote(item.text, 60)}: Ergänzen Sie ${list(item.missing)}.`,
    goods: {
      consent:
        'Fragen Sie jede Person vorher: Name und Foto nur mit Einverständnis. Wenn sie lieber Initialen möchte, ergänzen Sie, was sie wann gekauft hat, und schreiben Sie „verifizierter Kauf“ nur, wenn Ihre Bestellungen es belegen.',
      design: design('das gekaufte Produkt'),
    },
    personal: {
      consent:
        'Fragen Sie jede Person vorher: Name, Ort und Foto nur mit Einverständnis. Wenn sie lieber Initialen möchte, ergänzen Sie den Ort und wann sie da war.',
      design: design('der Ort'),
    },
    business: {
      consent:
        'Fragen Sie jede Person vorher: Name, Funktion und Foto nur mit Einverständnis. Wenn sie lieber Initialen möchte, ergänzen Sie Funktion und Ort.',
      design: design('Funktion und Unternehmen'),
    },
  },
};
