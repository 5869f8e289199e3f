import type { ConversionReport, Finding } from '@liftmark/contract/report';
import { CHECKS } from '../../../checks/registry.ts';
import { alternatives, compose, pattern } from '../../../language/patterns.ts';
import { contentStems } from '../../../language/stem.ts';
import { ENGLISH } from '../../../language/words-for.ts';
import type { Insight } from './answer.ts';
import { deniedThings } from './denied-facts.ts';
import { withoutQuotations } from './same-problem.ts';

/** Of the content words with which a check says that it failed, and of those of the sentence that says the same. */
const SHARE = { ofCheck: 0.75, ofSentence: 0.5 };
const LEAST_WORDS = 2;

/** What each check says of a page that fails, and of one that passes. */
const STEMS = new Map(
  CHECKS.map(({ id, title }) => [id, { fails: stemsOf(title.fails), passes: stemsOf(title.passes) }]),
);
/** "no price", "lacks a money-back guarantee". */
const ABSENCE = compose(
  String.raw`(?<!\p{L})${alternatives('absenceOf')}\s+((?:\p{L}[\p{L}'’-]*\s?){1,2})`,
  'giu',
);
const LIMITED = pattern('limitedTo');

/**
 * Whether an insight denies what was measured: it says in one sentence what a check that passed would say had it failed,
 * or that the page lacks what was seen on it.
 */
export function deniesFinding(
  { title, problem }: Pick<Insight, 'title' | 'problem'>,
  { findings, facts }: ConversionReport,
): boolean {
  const passed = findings.filter(({ outcome }) => outcome === 'pass');
  return sentencesOf(title, problem).some((sentence) => {
    const denied = deniedThings(sentence, facts);
    if (denied.some(({ isOnPage }) => isOnPage)) return true;
    // Facts know better than checks, which pass for other reasons, too: a link to the prices in place of a price.
    const isTrulyMissing = (text: string) => denied.some(({ isNamedIn }) => isNamedIn(text));
    const stems = stemsOf(sentence);
    const missing = missingIn(sentence)
      .filter((thing) => !isTrulyMissing(thing))
      .map(stemsOf);
    return passed.some(
      (finding) =>
        (!isTrulyMissing(finding.title) && saysItFailed(stems, finding)) ||
        missing.some((thing) => hasSeen(thing, finding)),
    );
  });
}

function sentencesOf(...texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(/(?<=[.!?])\s+/)).map(withoutQuotations);
}

function saysItFailed(stems: ReadonlySet<string>, { check }: Finding): boolean {
  const failure = STEMS.get(check)?.fails ?? new Set();
  if (failure.size < LEAST_WORDS) return false;
  const shared = failure.intersection(stems).size;
  return shared >= SHARE.ofCheck * failure.size && shared >= SHARE.ofSentence * stems.size;
}

/** Whether a finding shows the thing on the page; the first word of its title is what it is about. */
function hasSeen(thing: ReadonlySet<string>, { check, evidence }: Finding): boolean {
  const topic = STEMS.get(check)?.passes ?? new Set();
  const [subject = ''] = topic;
  return evidence.length > 0 && thing.has(subject) && thing.isSubsetOf(topic);
}

/** What a sentence says is missing altogether; "no price near the button" says less. */
function missingIn(sentence: string): string[] {
  return [...sentence.matchAll(ABSENCE)].flatMap((match) => {
    const rest = sentence.slice(match.index + match[0].length - (match[1] ?? '').length);
    return LIMITED.test(rest) ? [] : [match[1] ?? ''];
  });
}

function stemsOf(text: string): ReadonlySet<string> {
  return new Set(contentStems(text, ENGLISH));
}
