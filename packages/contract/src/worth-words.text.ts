import { amount, oneOrMany } from './figures.ts';
import { translated } from './translated.ts';
import { text as de } from './worth-words.text.de.ts';
import { text as es } from './worth-words.text.es.ts';
import { text as fr } from './worth-words.text.fr.ts';

interface Gain {
  from: number;
  to: number;
}

interface WithChecks {
  words: string;
  /** The score without the ceilings. */
  uncapped: number;
  points: number;
  /** How many of them the change lifts. */
  ceilings: number;
}

const TOGETHER: Record<number, string> = { 2: 'Both', 3: 'All three', 4: 'All four', 5: 'All five' };

const english = {
  worth: {
    little: 'less than a point',
    notCounted: 'not part of the score',
    works: ({ from, to }: Gain) => `${from} → ${to} once it works`,
    fixed: ({ from, to }: Gain) => `${from} → ${to} once it’s fixed`,
    withChecks: ({ words, uncapped, points, ceilings }: WithChecks) =>
      `${words}: ${uncapped} without ${oneOrMany(ceilings, 'the ceiling', 'the ceilings')}, ${points} more from its checks`,
    upTo: ({ from, to }: Gain) => `up to ${amount(to - from, 'point', 'points')}: ${from} → ${to}`,
  },
  whyFirst: {
    works: 'Visitors take it as a sign that other things don’t work either.',
    question: ({ question }: { question: string }) =>
      `Before they act, visitors ask “${question}”, and the page doesn’t answer it well.`,
  },
  start: 'Start here:',
  together: ({ changes, from, to }: Gain & { changes: number }) =>
    `${TOGETHER[changes] ?? 'All'} together: ${from} → ${to} once they’re fixed`,
  biggestGain: 'By points alone, the biggest gain comes later:',
  places: {
    first: 'Problems visitors run into',
    also: 'Also worth doing',
    housekeeping: 'Housekeeping',
  },
  duration: {
    minutes: ({ count }: { count: number }) => `about ${count} minutes`,
    hours: ({ count }: { count: number }) => `about ${count} hours`,
    days: ({ count }: { count: number }) => `about ${count} days`,
  },
  smallFixes: ({ count }: { count: number }) => amount(count, 'small fix', 'small fixes'),
  housekeeping: ({ fixes }: { fixes: string }) => `Housekeeping: ${fixes}`,
  model: {
    suggested: ({ model }: { model: string }) => `Suggested by ${model}`,
    worded: ({ model }: { model: string }) => `Found by Liftmark, in the words of ${model}`,
    notForThisPage: ({ model, reason }: { model: string; reason: string }) =>
      `Probably not for this page, says ${model}: ${reason}`,
    title: 'Suggested by a language model',
    lead: 'A language model read the page and suggests these changes. Each quotes what’s on the page. They don’t affect any score.',
    yours: 'Your page',
  },
  room: {
    both: ({ after, before }: { after: number; before: number }) =>
      `Takes ${after} lines instead of ${before}.`,
    each: ({ desktop, mobile }: { desktop: Lines; mobile: Lines }) =>
      `Takes ${desktop.after} lines instead of ${desktop.before} on desktop and ${mobile.after} lines instead of ${mobile.before} on phones.`,
    desktop: ({ after, before }: Lines) => `Takes ${after} lines instead of ${before} on desktop.`,
    mobile: ({ after, before }: Lines) => `Takes ${after} lines instead of ${before} on phones.`,
  },
  trial: {
    failures: {
      targetGone:
        'The element wasn’t there when we loaded the page again. Try it again, or follow the steps by hand.',
      overwritten: 'A script on the page undid the change. Change it in the script that builds this part.',
      blocked: 'The page’s security policy blocked the change. Make it in your code instead.',
      outOfReach:
        'The element is in a part of the page that we can’t change, such as a frame. Change it in the code of that part.',
      pageChanged: 'The page was different when we loaded it again. Analyze the page again.',
      notLoaded: 'We couldn’t load the page again. Try it again in a few minutes.',
      outOfTime: 'There was no time left to try it. Try it again.',
    },
    notTried: ({ reason }: { reason: string }) => `Not tried: ${reason}`,
    placeholder: 'Tried with a placeholder: no gain is claimed for words that don’t exist yet',
    tried: 'Tried on your page',
    score: ({ before, after }: Before) => `Tried on your page: score ${before} → ${after}`,
    check: ({ check, outcome, score }: { check: string; outcome: string; score: Before }) =>
      `Tried on your page: ${check.toLowerCase()} ${outcome}, score ${score.before} → ${score.after}`,
    verified: ({ before, after }: Before) => `Verified on your page: ${before} → ${after}`,
    worse: ({ tried, worse }: { tried: string; worse: string }) => `${tried}. Worse: ${worse}`,
  },
  lead: {
    ahead: 'Ahead',
    level: 'Even',
    behind: 'Behind',
    unknown: 'Not measured',
    notComparable: 'Not comparable',
    note: ({ points }: { points: number }) =>
      `In each category, your page is compared with the best competitor. A difference of less than ${points} points counts as a tie.`,
  },
};

interface Lines {
  before: number;
  after: number;
}

type Before = Lines;

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
