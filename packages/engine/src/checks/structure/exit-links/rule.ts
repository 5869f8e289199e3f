import { measured, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { text } from './text.ts';

/** So many links distract no one. */
const HARMLESS = 3;

const SCALE = scale([HARMLESS, 1], [10, 0.4]);
export const exitLinks = defineCheck(() => ({
  id: 'exit-links',
  category: 'structure',
  title: text.title,
  why: text.why,
  measure: text.measure(SCALE.words()),
  weight: 3,
  group: 'flow',
  pageTypes: ['checkout', 'signup'],
  measurable: { static: 'yes', withoutWordList: 'yes' },
  evidence: ['landing-nav-hubspot', 'landing-nav-keep'],
  advice: { badly: 'optimize', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['navigation'],
  evaluate({ navigation: { linkCount, evidence } }) {
    if (linkCount === null) return notMeasured(text.notMeasured.unclear);
    return measured(
      SCALE.at(linkCount),
      text.observed.links({ links: linkCount, limit: HARMLESS }),
      evidence,
    );
  },
  recommend(_outcome, { navigation: { linkCount, evidence } }) {
    return {
      title: text.advice.title({ names: evidence.map((link) => link.text).filter(Boolean) }),
      steps: text.advice.steps({ links: linkCount ?? 0 }),
      remedy: 'exit-links',
    };
  },
}));
