import { TRIALS_PER_DAY } from '@liftmark/contract/plans';
import { translated } from '@liftmark/contract/translated';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

/** Why a run came to nothing. Its name is stored, and read in the language of the report. */
const problems = {
  noFix: 'This recommendation has no change that we can try. Follow its steps instead.',
  noLinks: 'This recommendation misses no link that we can add. Follow its steps instead.',
  noHeadline: 'We found no headline on this page that we can change.',
  noButton: 'We found no button on this page that we can change.',
  noCapture: 'The capture of this page is gone. Analyze the page again.',
  tooLarge: 'The changes are too large to store.',
  crowded: 'Too many pages were being analyzed, so we didn’t try the fixes.',
  ownFault: 'Something went wrong on our side. Please try again in a moment.',
  crash: 'The page kept crashing while we tried the fixes.',
};

const english = {
  problems,
  noPage: 'Only a report on one page that was opened in a browser can be tried on. Analyze the page again.',
  noneTogether:
    'Fewer than two fixes of this report work on the page on their own, so there is nothing to try together.',
  otherSite: 'Give addresses of other pages on the same site, such as /privacy.',
  repeated: 'This call was made before. Send it again with a new id.',
  waiting: 'Waiting for its turn',
  trying: 'Trying the fix in our browser',
  stillTrying: 'The fix is still being tried. Please try again in a moment.',
  cancelled: 'The trial was canceled.',
  busy: 'Another change of yours is being tried. Wait for it, or cancel it.',
  freeLimit: `Free plan limit reached: ${TRIALS_PER_DAY.free} tries a day. Upgrade to Pro for ${TRIALS_PER_DAY.pro}.`,
  proLimit: `You’ve used your ${TRIALS_PER_DAY.pro} tries for today. Please try again tomorrow.`,
};

export type Text = typeof english;

export type TrialProblem = keyof Text['problems'];

export const text = translated(english, { de, fr, es });

/** The sentence for a stored problem; earlier versions stored the sentence itself. */
export function problemWords(stored: string): string {
  const sentences: Partial<Record<string, string>> = text.problems;
  return sentences[stored] ?? stored;
}
