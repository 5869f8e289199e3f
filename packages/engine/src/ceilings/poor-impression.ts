import { ramp } from '../checks/check.ts';
import { impressionOf } from '../checks/impression.ts';
import { capitalized, list } from '../checks/shared/phrasing.ts';
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
    const weaknesses = halves.flatMap((half) => half.weaknesses.slice(0, 2));
    const severity = ramp(mean, [0.1, 0.5], [0.3, 0.36], [0.5, 0.18], [0.7, 0]);
    return {
      severity,
      ...(severity < MILD && { title: 'The first impression could be better' }),
      reason: `${capitalized(list(weaknesses.map(({ said }) => said)))}.`,
      evidence: [],
    };
  },
});
