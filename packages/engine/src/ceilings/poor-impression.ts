import { ramp } from '../checks/check.ts';
import { type Impression, impressionOf } from '../checks/impression.ts';
import { defineCeiling } from './ceiling.ts';
import { text } from './poor-impression.text.ts';

/** Below this share of the score, visitors aren't put off yet. */
const MILD = 0.15;

export const poorImpression = defineCeiling(() => ({
  id: 'poor-impression',
  title: text.title,
  measure: text.measure,
  needs: ['look', 'layout'],
  judge(facts) {
    const halves = [impressionOf('order', facts), impressionOf('look', facts)].filter(
      (half) => half !== null,
    );
    if (halves.length === 0) return null;
    const mean = halves.reduce((sum, { score }) => sum + score, 0) / halves.length;
    const severity = ramp(mean, [0.1, 0.5], [0.3, 0.36], [0.5, 0.18], [0.7, 0]);
    return {
      severity,
      ...(severity < MILD && { title: text.mildTitle }),
      reason: reasonFor(halves, severity < MILD),
      evidence: [],
    };
  },
}));

/** With the two things people notice that cost most, one of the layout and one of the design where both cost something. */
function reasonFor(halves: readonly Impression[], isMild: boolean): string {
  const noticed = halves.map(({ weaknesses }) => weaknesses.filter(({ seen }) => seen));
  const worstOfEach = noticed.flatMap(([worst]) => worst ?? []);
  const others = noticed.flatMap(([, ...rest]) => rest);
  const told = [...worstOfEach, ...others].slice(0, 2).toSorted((a, b) => b.loss - a.loss);
  return text.reason[isMild ? 'mild' : 'poor']({ seen: told.map(({ said }) => said) });
}
