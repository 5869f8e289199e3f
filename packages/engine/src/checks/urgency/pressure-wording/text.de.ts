import { amount, list, quote } from '../../shared/phrasing.ts';
import type { Device, Text } from './text.ts';

const DEVICES: Record<Device, string> = {
  time: 'Zeitlimit',
  quantity: 'begrenzte Menge',
  demand: 'Aktivitätsmeldung',
  hold: 'Reservierungs-Timer',
};

function phrasesIn(phrases: readonly string[], limit?: number): string {
  return list(
    phrases.map((phrase) => quote(phrase, 40)),
    limit,
  );
}

function devicesIn(devices: readonly Device[]): string {
  return list(devices.map((device) => DEVICES[device]));
}

export const text: Text = {
  title: { passes: 'Dringlichkeit ist nicht aufdringlich', fails: 'Dringlichkeit ist aufdringlich' },
  why: 'In einem großen Experiment machte „jetzt sofort handeln“ niemanden kaufbereiter, und Leitlinien zur Glaubwürdigkeit raten zur Zurückhaltung. In Tests löste aggressiver Druck starke Gegenwehr aus.',
  measure: (scale) =>
    `Drängende Wendungen („Schnell sein“, „letzte Chance“) ohne Frist oder Menge, schreiende Zeilen (zwei Ausrufezeichen hintereinander oder drei insgesamt) und jede Art von Dringlichkeit über zwei hinaus: ${scale}.`,
  notApplicable: { none: 'Die Seite drängt Besucher nicht ohne Grund.' },
  observed: ({ shouted, phrases, devices }) => {
    const lines = list(
      shouted.map((line) => quote(line, 60)),
      3,
    );
    const parts = [
      shouted.length > 0 ? `Zu viele Ausrufezeichen: ${lines}` : '',
      phrases.length > 0
        ? `${amount(phrases.length, 'drängende Wendung', 'drängende Wendungen')} ohne Frist oder Menge: ${phrasesIn(phrases)}`
        : '',
      devices.length > 0 ? `${devices.length} Arten von Dringlichkeit zugleich: ${devicesIn(devices)}` : '',
    ].filter(Boolean);
    return `${parts.join('; ')}.`;
  },
  advice: {
    shouted: {
      title: ({ line }) => `${quote(line, 60)} ruhig umformulieren und nur behalten, was stimmt`,
      steps: ({ phrases }) => [
        'Behalten Sie die Tatsache (die Zahl oder die Frist), und streichen Sie Ausrufezeichen und drängende Wörter.',
        ...(phrases.length > 0 ? [`Streichen Sie auch ${phrasesIn(phrases)}.`] : []),
        'Lesen Sie die Seite ohne diese Zeile. Das Angebot muss für sich sprechen.',
      ],
    },
    phrases: {
      title: ({ phrases }) => `${phrasesIn(phrases, 3)} streichen oder begründen`,
    },
    devices: {
      title: ({ devices }) =>
        `Eine der ${devices.length} Arten von Dringlichkeit behalten (${devicesIn(devices)})`,
      steps: [
        'Behalten Sie die, die für jeden Besucher stimmt, und entfernen Sie die übrigen.',
        'Lesen Sie die Seite ohne sie. Das Angebot muss für sich sprechen.',
      ],
    },
  },
};
