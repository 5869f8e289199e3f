import { amount, capitalized, list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Device = Parameters<Text['advice']['devices']['title']>[0]['devices'][number];

const DEVICES: Record<Device, string> = {
  time: 'durée limitée',
  quantity: 'quantité limitée',
  demand: 'message d’activité',
  hold: 'minuteur de réservation',
};

function phrasesIn(phrases: readonly string[], limit?: number): string {
  return list(
    phrases.map((phrase) => quote(phrase, 40)),
    limit,
  );
}

const devicesIn = (devices: readonly Device[]) => list(devices.map((device) => DEVICES[device]));

export const text: Text = {
  title: { passes: 'Le ton de l’urgence reste mesuré', fails: 'Le ton de l’urgence est insistant' },
  why: 'Dans une grande expérience, « agissez maintenant » n’a rendu personne plus enclin à acheter, et les règles de crédibilité invitent à la retenue. Dans des tests, une pression agressive a provoqué un fort rejet.',
  measure: (scale) =>
    `Formules de pression (« vite », « dernière chance ») sans échéance ni quantité, lignes d’urgence qui crient (deux points d’exclamation de suite, ou trois en tout), et chaque type de procédé d’urgence au-delà de deux : ${scale}.`,
  notApplicable: { none: 'La page ne presse pas les visiteurs sans raison.' },
  observed: ({ shouted, phrases, devices }) => {
    const lines = list(
      shouted.map((line) => quote(line, 60)),
      3,
    );
    const parts = [
      shouted.length > 0 ? `trop de points d’exclamation : ${lines}` : '',
      phrases.length > 0
        ? `${amount(phrases.length, 'formule de pression', 'formules de pression')} sans échéance ni quantité : ${phrasesIn(phrases)}`
        : '',
      devices.length > 0 ? `${devices.length} procédés d’urgence à la fois : ${devicesIn(devices)}` : '',
    ].filter(Boolean);
    return `${capitalized(parts.join(' ; '))}.`;
  },
  advice: {
    shouted: {
      title: ({ line }) => `Réécrivez ${quote(line, 60)} sur un ton calme, en ne gardant que ce qui est vrai`,
      steps: ({ phrases }) => [
        'Gardez le fait (le nombre ou l’échéance), et retirez les points d’exclamation et les mots insistants.',
        ...(phrases.length > 0 ? [`Retirez aussi ${phrasesIn(phrases)}.`] : []),
        'Lisez la page sans cette ligne. L’offre doit convaincre d’elle-même.',
      ],
    },
    phrases: { title: ({ phrases }) => `Retirez ${phrasesIn(phrases, 3)}, ou donnez la raison` },
    devices: {
      title: ({ devices }) =>
        `Gardez un seul des ${devices.length} procédés d’urgence (${devicesIn(devices)})`,
      steps: [
        'Gardez celui qui est vrai pour chaque visiteur, et retirez les autres.',
        'Lisez la page sans eux. L’offre doit convaincre d’elle-même.',
      ],
    },
  },
};
