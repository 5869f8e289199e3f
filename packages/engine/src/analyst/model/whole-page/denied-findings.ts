import type { ConversionReport, Finding } from '@liftmark/contract/report';
import { CHECKS } from '../../../checks/registry.ts';
import { alternatives, pattern } from '../../../language/patterns.ts';
import { contentStems } from '../../../language/stem.ts';
import { ENGLISH } from '../../../language/words-for.ts';
import type { Insight } from '../tasks/insights.ts';

/** Of the content words with which a check says that it failed. */
const SHARE = 0.75;
const LEAST_WORDS = 2;

/** What each check says of a page that fails, and of one that passes. */
const STEMS = new Map(
  CHECKS.map(({ id, title }) => [id, { fails: stemsOf(title.fails), passes: stemsOf(title.passes) }]),
);
/** "no price", "lacks a money-back guarantee". */
const ABSENCE = new RegExp(
  String.raw`(?<!\p{L})${alternatives('absenceOf')}\s+((?:\p{L}[\p{L}'’-]*\s?){1,2})`,
  'giu',
);
const LIMITED = pattern('limitedTo');

/**
 * Whether an insight denies what was measured: it says in one sentence what a check that passed would say had it failed,
 * or that the page lacks what a check has seen on it.
 */
export function deniesFinding({ title, problem }: Insight, { findings }: ConversionReport): boolean {
  const passed = findings.filter(({ outcome }) => outcome === 'pass');
  const sentences = [title, ...problem.split(/(?<=[.!?])\s+/)];
  return sentences.some((sentence) => {
    const stems = stemsOf(sentence);
    const missing = missingIn(sentence);
    return passed.some(
      (finding) => saysItFailed(stems, finding) || missing.some((thing) => hasSeen(thing, finding)),
    );
  });
}

function saysItFailed(stems: ReadonlySet<string>, { check }: Finding): boolean {
  const failure = STEMS.get(check)?.fails ?? new Set();
  if (failure.size < LEAST_WORDS) return false;
  return [...failure].filter((stem) => stems.has(stem)).length >= SHARE * failure.size;
}

/** Whether a finding shows the thing on the page. */
function hasSeen(thing: ReadonlySet<string>, { check, evidence }: Finding): boolean {
  const topic = STEMS.get(check)?.passes ?? new Set();
  return evidence.length > 0 && thing.size > 0 && thing.isSubsetOf(topic);
}

/** What a sentence says is missing altogether; "no price near the button" says less. */
function missingIn(sentence: string): ReadonlySet<string>[] {
  const said = sentence.replace(/“[^”]*”/g, ' ');
  return [...said.matchAll(ABSENCE)].flatMap((match) => {
    const rest = said.slice(match.index + match[0].length - (match[1] ?? '').length);
    return LIMITED.test(rest) ? [] : [stemsOf(match[1] ?? '')];
  });
}

function stemsOf(text: string): ReadonlySet<string> {
  return new Set(contentStems(text, ENGLISH));
}
