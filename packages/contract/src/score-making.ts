import type { Methodology } from './methodology.ts';
import { monthWords } from './score-words.ts';

/** How a score is calculated, step by step, with the figures of the rubric. */
export function scoreMaking({ scoring, standing, ceilings }: Methodology): string[] {
  const percent = (share: number): string => `${Math.round(share * 100)}%`;
  const scale = scoring.scale.map(({ share, score }) => `${percent(share)} gives ${score}`).join(', ');
  return [
    'Each check gives what we captured on desktop and on a phone a score from 0 to 1: the average of both devices, unless the lower one counts. Between two points on a scale, the score slides. The same capture always gets the same score, and no language model is involved.',
    `A check passes at ${scoring.passes} or higher, and checks that pass don’t lead to advice. Below ${scoring.fails}, it fails.`,
    'A check that doesn’t apply doesn’t count. But if the only reason is that the page lacks something it should have, the check counts as failed: a page without a headline fails the check for a specific one.',
    `A category is the average of its checks. Each counts by its weight, how much its group matters on this type of page, and how well it explains people’s ratings of pages. If a category’s weight is below ${scoring.fullWeight}, the page’s overall average makes up the difference. If less than ${percent(scoring.measuredShare)} of the weight that applies could be measured, the category gets no score.`,
    `A ceiling takes the same percentage off every category’s average, because no strength makes up for a page that visitors can’t see, understand or use. The effects of the ${ceilings.length} ceilings add up, and the report shows each with its reason and the score without it.`,
    `The rest of the average is converted to a scale that’s fitted to people’s ratings of pages. Some examples, by share of the possible points: ${scale}.`,
    `The Liftmark Score is the rounded average of the categories that have a score. No category goes below ${scoring.floor}. With fewer than ${scoring.categoriesForGrade} such categories, there’s no Liftmark Score.`,
    'Checks that couldn’t be measured turn the score into a range that shows what it would be if they came out worse or better than on most pages. If the range spans three letters or more, or if there are no word lists for the page’s language, there’s no letter. A command-line gate uses the low end of the range.',
    standing.pages === 0
      ? 'A report also shows how the page ranks among measured pages of its type, once we’ve measured enough of them.'
      : `A report also shows how the page ranks among the measured pages of its type, or among all ${standing.pages} if there are too few (${monthWords(standing.measured)}).`,
  ];
}
