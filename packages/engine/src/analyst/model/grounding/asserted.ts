import { alternatives, compose, pattern } from '../../../language/patterns.ts';
import { gap, wordsWith } from './speech.ts';

/** What is left of a comparable sentence when what it leaves open, and what everyone sees in a picture, is taken out. */

export const BUSINESS = pattern('businessNoun');
const NARRATIVE = pattern('narrative');
/** "Nothing says where the shop is" leaves a fact open; "why the owner fled" takes for granted that he did. */
const TAKEN_FOR_GRANTED = compose(
  String.raw`(?<!\p{L})(?:why(?! to)|who|whose|how (?:much|many)|whether|if|${alternatives('narrative')})(?!\p{L})`,
  'iu',
);

/** "The headline says …", "… is shown". */
export const SHOWN = wordsWith(
  `${alternatives('pageNoun')}(?:${gap(4)}|\\s)${alternatives('pageVerb')}|${alternatives('shownState')}`,
);

/** A list after a colon spells out what is left open. */
const UNTIL_NEXT = String.raw`[^;:]*?(?:: [^;:"]*)?(?=,? ${alternatives('coordinator')}(?!\p{L})|[;:]|$)`;
/** "No audit is in sight". */
const NONE_SHOWN = String.raw`(?:no|neither) (?:(?!that )[\p{L}'-]+,? ){1,11}?(?:${alternatives('shownState')}|appears?|follows?|can be seen)`;
/** "And names no complaint", "nothing to do with shoes". */
const LACKED = `${alternatives('leftOut')} ${alternatives('lack')}|nothing to do with|${NONE_SHOWN}`;
const IS_NONE_SHOWN = compose(`^${NONE_SHOWN}`, 'iu');
const LACKS = compose(String.raw`(?<!\p{L})(?:${LACKED})(?!\p{L})${UNTIL_NEXT}`, 'giu');
/** "Nothing near the button says whether the trial ends", "no entry names a fee": what is left open claims nothing. */
const LEFT_OPEN = compose(
  String.raw`(?<!\p{L})(?:${alternatives('lack')}(?!\p{L})[^;:]{0,90}?(?<!\p{L})` +
    `(?:${alternatives('openQuestion')}|which|${alternatives('leftOut')}(?! that))|${LACKED})` +
    String.raw`(?!\p{L})${UNTIL_NEXT}|` +
    `(?:^|[;,] )(?:${alternatives('openQuestion')}|which|how) [^;:"]*?(?=${alternatives('shownState')}|${alternatives('lack')} (?:appear|said|clear))`,
  'giu',
);

/** "The pictures show an office tower at dusk": what is to be seen can't be held against words, and everyone sees it. */
const PICTURED = compose(
  String.raw`(?<=(?<!\p{L})${alternatives('pictureNoun')}(?!\p{L})[^;:]{0,60}?) (?:shows?|of)(?! that)(?!\p{L})` +
    String.raw`[^;:]*?(?=, ${alternatives('coordinator')}(?!\p{L})| (?:that|which|who|whose|where|when)(?!\p{L})|[;:]|$)`,
  'giu',
);

export function withoutPictured(sentence: string): string {
  return sentence.replace(PICTURED, ' ');
}

/** What is missing accuses no one; "how many were stolen" does, though a page leaves it open. */
export function withoutLacks(sentence: string): string {
  const isNamed = BUSINESS.test(sentence);
  const isUnseen = (lack: string) => IS_NONE_SHOWN.test(lack) && !TAKEN_FOR_GRANTED.test(lack);
  return sentence.replace(LACKS, (lack) => (isNamed && !isUnseen(lack) ? lack : ' '));
}

/** Where a business is named, only what takes nothing for granted is left open. */
export function withoutOpenQuestions(sentence: string): string {
  const isNamed = BUSINESS.test(sentence);
  return sentence.replace(LEFT_OPEN, (open) => (isNamed && TAKEN_FOR_GRANTED.test(open) ? open : ' '));
}

/** "What was done" and "how it was counted" tell no story. */
const ASKED_OF_PAST = compose(
  String.raw`(?<!\p{L})${alternatives('openQuestion')} (?:[^ ,;:]+ ){0,3}?(?:was|were|had|did)(?!\p{L})`,
  'giu',
);
const NO_STORY = compose(
  String.raw`as if [^,;:]*|(?<!\p{L})(?:is|are|be|being) \p{L}+|(?<!\p{L})(?:was|were|had) (?:""|(?:meant|made|written|intended) for)|` +
    String.raw`(?<!\p{L})(?:the|an?|no|or|be|and) (?:paid|made)(?!\p{L})|made (?:for|of|up|out)(?!\p{L})`,
  'giu',
);

/** Whether a sentence tells what happened, which no page shows. */
export function tellsStory(sentence: string): boolean {
  const now = BUSINESS.test(sentence) ? sentence : sentence.replace(ASKED_OF_PAST, ' ');
  return NARRATIVE.test(now.replace(NO_STORY, ' '));
}
