import type { Methodology } from './methodology.ts';
import { monthWords } from './score-words.ts';

/** How a score is made, step by step, with the figures of the rubric. */
export function scoreMaking({ scoring, standing, ceilings }: Methodology): string[] {
  const percent = (share: number): string => `${Math.round(share * 100)}%`;
  const scale = scoring.scale.map(({ share, score }) => `${percent(share)} make ${score}`).join(', ');
  return [
    'Each check looks at what was captured on a desktop and on a phone, and scores from 0 to 1. The same capture always gives the same score, and no language model has a say in it.',
    `From ${scoring.passes} on a check is passed, and nothing is advised. Below ${scoring.fails} it is failed.`,
    "A check that doesn't apply to a page counts neither for nor against it. One that doesn't apply only because the page lacks what it should have counts as failed: without a headline, the headline can't be specific.",
    `A category is the average of its checks, each counted by its weight, times what its group counts for on this type of page, and what it explains of people's ratings of pages. A category with a weight below ${scoring.fullWeight} is filled up to ${scoring.fullWeight} with the page's own average, so that one small check can't make or break it. Where less than ${percent(scoring.measuredShare)} of the weight that applies could be measured, it has no number.`,
    `The average is then placed on a scale that is fitted to people's ratings of pages and only ever rises. Of the points of all checks, ${scale}.`,
    `A ceiling holds every category down by the same share, because no strength makes up for a page that can't be seen, understood or used. There are ${ceilings.length} ceilings; several add up. Each is a line of its own in the report, with its reason and the score without it.`,
    `The Liftmark Score is the mean of the categories that have a number, rounded. No category has less than ${scoring.floor}. With fewer than ${scoring.categoriesForGrade} such categories there is no score.`,
    "Checks that couldn't be measured make the score a range: how it would be if they came out worse or better than on most pages. Where the range spans three letters or more, there is no letter. A gate in the command line goes by the lower end.",
    standing.pages === 0
      ? "A report also shows the page's standing among measured pages of its type, once enough of them are measured."
      : `A report also shows the page's standing among measured pages of its type, or among all ${standing.pages} where too few are of its type. They were measured in ${monthWords(standing.measured)}.`,
  ];
}
