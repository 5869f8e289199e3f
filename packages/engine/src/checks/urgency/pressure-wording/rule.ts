import type { Urgency, UrgencyClaim } from '../../../facts/types/urgency.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { measured, notApplicable } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { honestLimit } from '../honest-limit.ts';
import { type Device, text } from './text.ts';

/** Two devices on a page are usual; each further kind adds to the pressure. */
const USUAL_DEVICES = 2;

const SCALE = scale([1, 0.4], [4, 0]);
const DEVICES: Partial<Record<UrgencyClaim['kind'], Device>> = {
  deadline: 'time',
  countdown: 'time',
  stock: 'quantity',
  places: 'quantity',
  demand: 'demand',
  hold: 'hold',
};

export const pressureWording = defineCheck(() => ({
  id: 'pressure-wording',
  category: 'urgency',
  title: text.title,
  why: text.why,
  measure: text.measure(SCALE.words()),
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
    if (count === 0) return notApplicable(text.notApplicable.none);
    const evidence = [...pressure, ...claims].map((item) => item.evidence);
    return measured(
      SCALE.at(count),
      text.observed({
        shouted: pressure.filter((item) => item.shouted).map((item) => item.text),
        phrases: phrasesOf(urgency),
        devices: devices.length > USUAL_DEVICES ? devices : [],
      }),
      evidence.slice(0, 8),
    );
  },

  recommend(_outcome, { urgency, language }) {
    const phrases = phrasesOf(urgency);
    const shouted = urgency.pressure.find((item) => item.shouted)?.text;
    const remedy = 'urgency-claim';
    if (shouted !== undefined) {
      const calm = shouted.replace(/\s*!(?:\s?!)*/g, '.');
      return {
        title: text.advice.shouted.title({ line: shouted }),
        steps: text.advice.shouted.steps({ phrases }),
        copyExamples: [{ before: shouted, after: calm }],
        remedy,
      };
    }
    const [first] = phrases;
    if (first === undefined) {
      const { title, steps } = text.advice.devices;
      return { title: title({ devices: devicesOf(urgency) }), steps, copyExamples: [], remedy };
    }
    const claim = claimAround(urgency);
    return {
      title: text.advice.phrases.title({ phrases }),
      steps: honestLimit(claim ?? first),
      // An end date turns a limited offer into a reason; a phrase outside any offer can only be removed.
      copyExamples:
        claim === null
          ? []
          : phrases.slice(0, 2).map((before) => ({ before, after: copyLine(language, 'until') })),
      remedy,
    };
  },
}));

/** Pressure phrases without a reason, those with exclamation marks aside. */
function phrasesOf({ pressure }: Urgency): string[] {
  return pressure.filter(({ shouted }) => !shouted).map((item) => item.text);
}

/** The claim that contains the first pressure phrase. */
function claimAround({ pressure: [first], claims }: Urgency): string | null {
  return claims.find(({ evidence }) => evidence.node === first?.evidence.node)?.text ?? null;
}

function devicesOf({ claims }: Urgency): Device[] {
  return [...new Set(claims.flatMap(({ kind }) => DEVICES[kind] ?? []))];
}
