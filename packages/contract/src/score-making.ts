import type { Methodology } from './methodology.ts';
import { monthWords } from './score-words.ts';

/** How a score is calculated, step by step, with the figures of the rubric. */
export function scoreMaking({ scoring, standing, ceilings }: Methodology): string[] {
  const percent = (share: number): string => `${Math.round(share * 100)}%`;
  const scale = scoring.scale.map(({ share, score }) => `${percent(share)} gives ${score}`).join(', ');
  return [
    'Each check scores what we captured on desktop and on a phone from 0 to 1: the average of both devices, unless the lower one counts. Between two points of a scale, the score slides. The same capture always gets the same score, and no language model is involved.',
    `A check passes at ${scoring.passes} or higher and then leads to no advice. Below ${scoring.fails}, it fails.`,
    'A check that doesn’t apply doesn’t count. If it doesn’t apply only because the page lacks something it should have, it counts as failed: without a headline, the headline can’t be specific.',
    `A category is the average of its checks, by their weight, how much their group matters on this type of page, and how well they explain people’s ratings of pages. If a category’s weight is below ${scoring.fullWeight}, the page’s overall average makes up the difference. If less than ${percent(scoring.measuredShare)} of the weight that applies could be measured, the category gets no score.`,
    `The average is converted to a scale that’s fitted to people’s ratings of pages. By share of the possible points: ${scale}.`,
    `A ceiling lowers every category by the same share, because no strength makes up for a page that visitors can’t see, understand or use. The effects of the ${ceilings.length} ceilings add up, and the report shows each with its reason and the score without it.`,
    `The Liftmark Score is the rounded average of the categories that have a score, at least ${scoring.floor} each. With fewer than ${scoring.categoriesForGrade} such categories, there’s no Liftmark Score.`,
    'Checks that couldn’t be measured turn the score into a range: what it would be if they came out worse or better than on most pages. If the range spans three letters or more, there’s no letter. A command-line gate uses the lower end.',
    standing.pages === 0
      ? 'A report also shows how the page ranks among measured pages of its type, once we’ve measured enough of them.'
      : `A report also shows how the page ranks among the measured pages of its type, or among all ${standing.pages} if there are too few (${monthWords(standing.measured)}).`,
  ];
}
