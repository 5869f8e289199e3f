import { translated } from '@liftmark/contract/translated';
import { amount, list, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const DEVICES = {
  time: 'time limit',
  quantity: 'limited quantity',
  demand: 'activity message',
  hold: 'hold timer',
};

export type Device = keyof typeof DEVICES;

function phrasesIn(phrases: readonly string[], limit?: number): string {
  return list(
    phrases.map((phrase) => quote(phrase, 40)),
    limit,
  );
}

function devicesIn(devices: readonly Device[]): string {
  return list(devices.map((device) => DEVICES[device]));
}

const english = {
  title: { passes: 'Urgency wording isn’t pushy', fails: 'Urgency wording is pushy' },
  why: 'In a large experiment, “must act now” didn’t make anyone more likely to buy, and credibility guidelines call for restraint. In tests, aggressive pressure caused a strong backlash.',
  measure: (scale: string) =>
    `Pressure phrases (“hurry”, “last chance”) without a deadline or a quantity, urgency lines that shout (two exclamation marks in a row, or three in all), and each kind of urgency tactic beyond two: ${scale}.`,
  notApplicable: { none: 'The page doesn’t pressure visitors without a reason.' },
  observed: ({
    shouted,
    phrases,
    devices,
  }: {
    shouted: readonly string[];
    phrases: readonly string[];
    /** None where there are no more than usual. */
    devices: readonly Device[];
  }) => {
    const lines = list(
      shouted.map((line) => quote(line, 60)),
      3,
    );
    const parts = [
      shouted.length > 0 ? `Too many exclamation marks: ${lines}` : '',
      phrases.length > 0
        ? `${amount(phrases.length, 'pressure phrase')} without a deadline or quantity: ${phrasesIn(phrases)}`
        : '',
      devices.length > 0 ? `${devices.length} urgency tactics at once: ${devicesIn(devices)}` : '',
    ].filter(Boolean);
    return `${parts.join('; ')}.`;
  },
  advice: {
    shouted: {
      title: ({ line }: { line: string }) =>
        `Rewrite ${quote(line, 60)} in a calm tone, and keep only what’s true`,
      steps: ({ phrases }: { phrases: readonly string[] }) => [
        'Keep the fact (the number or the deadline), and remove the exclamation marks and the pushy words.',
        ...(phrases.length > 0 ? [`Remove ${phrasesIn(phrases)} too.`] : []),
        'Read the page without this line. The offer has to speak for itself.',
      ],
    },
    phrases: {
      title: ({ phrases }: { phrases: readonly string[] }) =>
        `Remove ${phrasesIn(phrases, 3)}, or give the reason`,
    },
    devices: {
      title: ({ devices }: { devices: readonly Device[] }) =>
        `Keep one of the ${devices.length} urgency tactics (${devicesIn(devices)})`,
      steps: [
        'Keep the one that’s true for every visitor, and remove the others.',
        'Read the page without them. The offer has to speak for itself.',
      ],
    },
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
