import { ramp } from '../checks/check.ts';
import { type Impression, impressionOf } from '../checks/impression.ts';
import { defineCeiling } from './ceiling.ts';

/** Below this share of the score, visitors aren't put off yet. */
const MILD = 0.15;

export const poorImpression = defineCeiling({
  id: 'poor-impression',
  title: 'The first impression turns visitors off',
  measure:
    'Lowers the score by 18% if the two first-impression checks (visual-order, visual-quality) average 0.5, by 36% if they average 0.3, and by 50% if they average 0.1 or less. At 0.7 or more, the score isn’t lowered. First impressions color everything visitors see next.',
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
      ...(severity < MILD && { title: 'The first impression could be better' }),
      reason: reasonFor(halves, severity < MILD),
      evidence: [],
    };
  },
});

/** With the two measurements that cost most, one of the layout and one of the design where both cost something. */
function reasonFor(halves: readonly Impression[], isMild: boolean): string {
  const worstOfEach = halves.flatMap(({ weaknesses: [worst] }) => worst ?? []);
  const others = halves.flatMap(({ weaknesses: [, ...rest] }) => rest);
  const told = [...worstOfEach, ...others].slice(0, 2).toSorted((a, b) => b.loss - a.loss);
  const seen = told.length === 0 ? '' : `: ${told.map(({ said }) => said).join(', and ')}`;
  return isMild
    ? `At first glance, the page looks less polished than it could${seen}.`
    : `At first glance, the page looks unprofessional${seen}. Visitors judge what follows by that look.`;
}
