import { defineCheck, measured, notMeasured } from '../../check.ts';
import { impressionOf } from '../../impression.ts';
import { capitalized, list } from '../../phrasing.ts';

export const visualQuality = defineCheck({
  id: 'visual-quality',
  category: 'trustCredibility',
  title: { passes: 'The design looks professional', fails: 'The design looks dated or unfinished' },
  why: 'When 2,684 people commented on the credibility of sites, 46.1% of the comments were about the design look, more than about anything else. Ratings of appeal after 50 ms agree closely with those after half a second.',
  measure:
    'Typefaces, colors, pictures, buttons, icons and signs of age such as browser type, blue links and layout tables, weighed by a model that was fitted to people’s ratings of screenshots.',
  weight: 10,
  group: 'tech',
  pageTypes: 'all',
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['design-look-46', 'first-impression-50ms', 'visual-complexity-tuch'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'days', impact: 'default' },
  needs: ['look', 'layout'],
  evaluate(facts) {
    const impression = impressionOf('look', facts);
    if (impression === null) return notMeasured('The page was not laid out.');
    const { score, weaknesses } = impression;
    return measured(
      score,
      weaknesses.length === 0
        ? 'Type, colors and pictures look like those of a page made with care.'
        : `${capitalized(list(weaknesses.map(({ said }) => said)))}.`,
    );
  },
  recommend(_outcome, facts) {
    const weaknesses = impressionOf('look', facts)?.weaknesses ?? [];
    return {
      title: 'Bring the design up to date',
      steps: [
        `Start with what weighs most: ${list(weaknesses.map(({ said }) => said))}.`,
        'Use one or two typefaces, a small set of colors, sharp pictures of what you offer, and buttons that look like buttons.',
      ],
      remedy: 'visual-quality',
    };
  },
});
