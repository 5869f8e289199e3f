import { copyLine } from '../../../languages/copy/copy-for.ts';
import type { Urgency, UrgencyClaim } from '../../../observe/facts.ts';
import { defineCheck, measured, notApplicable, ramp } from '../../check.ts';
import { amount, list, quote } from '../../phrasing.ts';
import { honestLimit } from '../honest-limit.ts';

/** Two devices on a page are usual; each further kind adds to the pressure. */
const USUAL_DEVICES = 2;

const DEVICES: Partial<Record<UrgencyClaim['kind'], string>> = {
  deadline: 'time limit',
  countdown: 'time limit',
  stock: 'limited quantity',
  places: 'limited quantity',
  demand: 'other people’s demand',
  hold: 'hold timer',
};

export const pressureWording = defineCheck({
  id: 'pressure-wording',
  category: 'urgency',
  title: {
    passes: 'The page does not push without a reason',
    fails: 'The page pushes without giving a reason',
  },
  why: 'In a large experiment “must act now” did not make anyone more likely to buy, and credibility guidelines ask for restraint. Aggressive pressure caused strong backlash where it was tested.',
  measure:
    'Pressure phrases (“hurry”, “last chance”) tied to no end or quantity, lines of urgency shouted with exclamation marks (two in a row, or three) whatever they are tied to, and each kind of urgency device beyond two: one scores 0.4, four or more 0.',
  weight: 4,
  group: 'urgency',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: ['urgency-must-act-now-no-effect', 'stanford-promotional-restraint', 'dark-patterns-effect'],
  advice: { badly: 'improve', mildly: 'other', effort: '15 min', impact: 'cosmetic' },
  needs: ['urgency'],

  evaluate({ urgency }) {
    const { pressure, claims } = urgency;
    const devices = devicesOf(urgency);
    const count = pressure.length + Math.max(0, devices.length - USUAL_DEVICES);
    if (count === 0) return notApplicable('No pressure without a reason.');
    const phrases = unreasoned(urgency).map(({ text }) => quote(text, 40));
    const shouted = pressure.filter((item) => item.shouted).map(({ text }) => quote(text, 60));
    const parts = [
      ...(shouted.length > 0 ? [`Shouted with exclamation marks: ${list(shouted, 3)}`] : []),
      ...(phrases.length > 0
        ? [`${amount(phrases.length, 'phrase')} without end or quantity: ${list(phrases)}`]
        : []),
      ...(devices.length > USUAL_DEVICES
        ? [`${devices.length} urgency devices at once: ${list(devices)}`]
        : []),
    ];
    const evidence = [...pressure, ...claims].map((item) => item.evidence);
    return measured(ramp(count, [1, 0.4], [4, 0]), `${parts.join('; ')}.`, evidence.slice(0, 8));
  },

  recommend(_outcome, { urgency, language }) {
    const phrases = unreasoned(urgency).map(({ text }) => text);
    const shouted = urgency.pressure.find((item) => item.shouted);
    const devices = devicesOf(urgency);
    if (shouted) {
      const calm = shouted.text.replace(/\s*!(?:\s?!)*/g, '.');
      return {
        title: `Say ${quote(shouted.text, 60)} calmly, and only what is true`,
        steps: [
          'Keep the fact (the number, the end) and take out the exclamation marks and the words that only push.',
          ...(phrases.length > 0 ? [`Take out ${list(phrases.map((text) => quote(text, 40)))} too.`] : []),
          'Read the page without the line: the offer has to carry itself.',
        ],
        copyExamples: [{ before: shouted.text, after: calm }],
        remedy: 'urgency-claim',
      };
    }
    return {
      title:
        phrases.length > 0
          ? `Take out ${list(
              phrases.map((text) => quote(text, 40)),
              3,
            )}, or give the reason`
          : `Keep one of the ${devices.length} urgency devices (${list(devices)})`,
      steps:
        phrases.length > 0
          ? honestLimit(claimAround(urgency) ?? phrases[0] ?? '')
          : [
              'Keep the device that is true for every visitor, and remove the others.',
              'Read the page without them: the offer has to carry itself.',
            ],
      // Beside a claim of a limit its end is the reason; a phrase that claims nothing can only go.
      copyExamples:
        claimAround(urgency) === null
          ? []
          : phrases.slice(0, 2).map((text) => ({ before: text, after: copyLine(language, 'until') })),
      remedy: 'urgency-claim',
    };
  },
});

/** Pressure phrases beside which no reason stands. */
function unreasoned({ pressure }: Urgency): Urgency['pressure'] {
  return pressure.filter(({ shouted }) => !shouted);
}

/** The claim that the first pressure phrase stands in. */
function claimAround({ pressure: [first], claims }: Urgency): string | null {
  return claims.find(({ evidence }) => evidence.node === first?.evidence.node)?.text ?? null;
}

function devicesOf({ claims }: Urgency): string[] {
  return [...new Set(claims.flatMap(({ kind }) => DEVICES[kind] ?? []))];
}
