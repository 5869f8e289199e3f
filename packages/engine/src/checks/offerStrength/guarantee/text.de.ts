import { nextTo, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const nextToButton = (button: string | null) => nextTo(button, 'dem Haupt-Button');

export const text: Text = {
  title: { passes: 'Eine Garantie wird angeboten', fails: 'Keine klare Garantie wird angeboten' },
  why: 'Zwei Laborexperimente ergaben, dass Geld-zurück-Garantien Kaufabsicht und Zahlungsbereitschaft erhöhen. Ein weiteres ergab, dass eine großzügige Garantie nur wirkt, wenn Käufer sie glauben; nennen Sie deshalb Dauer und Bedingungen.',
  measure: (cases) =>
    `Eine Garantie: ${cases}. Ein Ausschluss („keine Erstattung“) zählt nicht. Kostenlose Angebote, kostenlos startende Apps und Dienstleistungen nach Termin brauchen keine, ebenso wenig Dienstleistungen, Kurse, Apps und Software ohne Preis.`,
  how: {
    terms: 'mit genannter Dauer oder verlinkten Bedingungen',
    mentioned: 'nur erwähnt oder als Link im Footer',
    none: 'wenn es keine gibt',
  },
  notApplicable: {
    free: 'Das Angebot ist kostenlos.',
    freeApp: 'Die App startet kostenlos.',
    noPrice: 'Es wird kein Preis gezeigt, es gibt also nichts zu erstatten.',
    appointment: 'Kunden kommen nach Termin.',
  },
  notMeasured: { unclear: 'Es ist unklar, ob es eine Garantie gibt.', absent: 'eine Garantie' },
  observed: {
    period: ({ said, period }) => `Die Garantie ${quote(said)} nennt ihre Dauer: ${period}.`,
    linkedTerms: ({ said }) => `Die Garantie ${quote(said)} verlinkt ihre Bedingungen.`,
    footerLink: ({ said }) => `Eine Garantie erwähnt nur der Link ${quote(said)} im Footer.`,
    mentioned: ({ said }) => `Die Garantie ${quote(said)} nennt weder Dauer noch Bedingungen.`,
    none: 'Es wurde keine Garantie gefunden.',
  },
  advice: {
    title: {
      footerLink: ({ said, button }) => `${quote(said, 50)} ${nextToButton(button)} zusammenfassen`,
      mentioned: ({ said }) => `Dauer und Bedingungen ergänzen: ${quote(said, 50)}`,
      none: ({ button }) => `Eine Garantie, die Sie halten können, ${nextToButton(button)} ergänzen`,
    },
    steps: ({ button }) => [
      'Legen Sie fest, was Sie erstatten oder nachbessern, wie lange und was der Kunde dafür tun muss.',
      `Nennen Sie sie in einer Zeile ${nextToButton(button)}, und verlinken Sie die vollständigen Bedingungen.`,
      'Bleiben Sie bescheiden, wenn Sie wenig bekannt sind: In Experimenten glaubte man unbekannten Anbietern teurer Waren eine kühne Garantie nicht.',
    ],
  },
};
