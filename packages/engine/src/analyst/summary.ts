import { CATEGORIES, CATEGORY_LABELS, type Category } from '@liftmark/contract/categories';
import { EFFORT_WORDS } from '@liftmark/contract/effort-words';
import { bandFor, gradeFor } from '@liftmark/contract/grade';
import { languageName } from '@liftmark/contract/language-name';
import { PAGE_TYPE_LABELS } from '@liftmark/contract/page-types';
import { byPlace } from '@liftmark/contract/places';
import type { Finding } from '@liftmark/contract/report';
import { notableCeilings, unmeasuredWords } from '@liftmark/contract/score-words';
import { endedOnce, figure, list, lowerFirst, quote, statementsOf } from '../checks/shared/phrasing.ts';
import { stopped, withoutStop } from '../language/punctuation.ts';
import type { AnalystInput } from './analyst.ts';
import { basisOf } from './category-basis.ts';
import { text } from './summary.text.ts';

/** From this band on, the verdict mentions a critical fault, which a good average hides. */
const FAULTY_BAND = 80;

/** From this share on, a score is mostly filled in rather than earned. */
const MOST = 0.5;

/** No category is called the strongest below this score. */
const STRONG = 60;

/**
 * The verdict in two to five sentences: what limits the score, the score (or why there is none), the strongest and
 * weakest categories, the biggest problem, where to start.
 * @param subject what is judged, if it isn't a page
 */
export function summarize(analystInput: AnalystInput, subject = subjectOf(analystInput.facts)): string {
  return [
    heldDown(analystInput),
    verdict(subject, analystInput),
    otherLimits(analystInput),
    unreadWords(analystInput),
    littleToJudge(analystInput),
    wordless(analystInput),
    strengthAndWeakness(analystInput),
    costliest(analystInput),
    start(analystInput),
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

/** The page; of one that was only read as HTML, what that leaves out comes first. */
function subjectOf(facts: AnalystInput['facts']): string {
  const page = pageOf(facts);
  return facts.document.mode === 'static' ? text.subject.fromHtml({ page: lowerFirst(page) }) : page;
}

function pageOf({ headline, pageType }: AnalystInput['facts']): string {
  if (headline) return text.subject.headlined({ headline: quote(headline.text, 60) });
  if (pageType.type === 'other') return text.subject.plain;
  return text.subject.typed({ type: lowerFirst(PAGE_TYPE_LABELS[pageType.type]) });
}

/** The lowest ceiling comes before everything else, if what to do first lifts it: the verdict and the advice are one story. */
function heldDown(analystInput: AnalystInput): string | null {
  const lowest = leadingCeiling(analystInput);
  return lowest === undefined ? null : stopped(lowest.reason);
}

function leadingCeiling(analystInput: AnalystInput) {
  const [first] = byPlace(analystInput.changes).first;
  return notable(analystInput).find(({ id }) => first === undefined || first.ceilings?.includes(id));
}

function notable({ ceilings }: AnalystInput) {
  return notableCeilings({ ceilings: [...ceilings] });
}

function verdict(subject: string, analystInput: AnalystInput): string {
  const { overall, facts, changes } = analystInput;
  if (overall.percent === null) {
    return facts.wordLists
      ? text.noScore({ subject })
      : text.noScoreUnread({ subject, reason: unreadLanguage(facts) });
  }
  const score = scored(overall, overall.percent);
  const limits = analystInput.ceilings.length;
  if (leadingCeiling(analystInput) !== undefined) {
    return text.limited({ subject, score, limits, uncapped: overall.uncapped ?? null });
  }
  if (overall.grade === null) return text.uncertain({ subject, score, reason: uncertainty(analystInput) });
  const band = bandFor(overall.percent);
  const isFaulty = band >= FAULTY_BAND && changes.some(({ type }) => type === 'critical');
  return text.verdict({ subject, verdict: isFaulty ? text.faulty : text.verdicts[band], score });
}

/** What the limits cost that the verdict doesn't name. */
function otherLimits(analystInput: AnalystInput): string | null {
  const { percent, uncapped } = analystInput.overall;
  const limits = analystInput.ceilings.length;
  if (percent === null || uncapped == null || notable(analystInput).length === 0) return null;
  return leadingCeiling(analystInput) === undefined ? text.withoutLimits({ limits, uncapped }) : null;
}

function scored({ grade, range }: AnalystInput['overall'], percent: number): string {
  if (grade !== null) return text.score.graded({ percent, grade });
  if (!range) return text.score.plain({ percent });
  const [low, high] = [graded(range.low), graded(range.high)];
  return low.grade === high.grade ? text.score.within(range) : text.score.between({ low, high });
}

function graded(score: number): { grade: string; score: number } {
  return { grade: gradeFor(score), score };
}

function uncertainty({ overall, findings, facts }: AnalystInput): string {
  return unmeasuredWords({ overall, findings, language: facts.language, mode: facts.document.mode });
}

/** That the words could not be read; comes before any praise of the rest. */
function unreadWords({ facts, findings, overall }: AnalystInput): string | null {
  if (facts.wordLists) return null;
  const checks = findings.filter(({ outcome }) => outcome === 'notMeasured').length;
  const rest =
    facts.document.mode === 'static' ? text.unread.restOfHtml({ checks }) : text.unread.rest({ checks });
  const told = facts.language === null ? rest : `${rest} ${text.unread.instead}`;
  return overall.percent === null
    ? told
    : `${text.unread.wordsLeftOut({ reason: unreadLanguage(facts) })} ${told}`;
}

function unreadLanguage({ language, languageEvidence }: AnalystInput['facts']): string {
  return language === null
    ? text.unread.unknownLanguage
    : text.unread.language({ language: languageName(language), sample: languageEvidence.sample });
}

/** That hardly any check found something to judge; comes before the score is taken for praise. */
function littleToJudge(analystInput: AnalystInput): string | null {
  const numbered = CATEGORIES.filter((category) => analystInput.scores[category] != null);
  if (analystInput.overall.percent === null || !isMostlyNeutral(analystInput, numbered)) return null;
  const judged = numbered.flatMap((category) => basisOf(findingsOf(analystInput, category)).judged).length;
  const measured = analystInput.findings.filter(({ score }) => score !== null).length;
  return text.little({ judged, measured });
}

/** Too few words to name an offer. */
const FEW_WORDS = 3;

/** Comes before any change of buttons and sizes. */
function wordless(analystInput: AnalystInput): string | null {
  return isWordless(analystInput) ? text.wordless : null;
}

/** Whether the hero is only a picture, whose content was not read and counts neither way. */
function isWordless({ facts: { content, headline } }: AnalystInput): boolean {
  return headline === null && content.firstScreenWords !== null && content.firstScreenWords <= FEW_WORDS;
}

function isMostlyNeutral(analystInput: AnalystInput, categories: readonly Category[]): boolean {
  const shares = categories.map((category) => basisOf(findingsOf(analystInput, category)).fillerShare);
  return shares.reduce((sum, share) => sum + share, 0) >= MOST * shares.length;
}

function findingsOf({ findings }: AnalystInput, category: Category): Finding[] {
  return findings.filter((finding) => finding.category === category);
}

/** Only a category that the page mostly earned itself can be the strongest; any can be the weakest. */
function strengthAndWeakness(analystInput: AnalystInput): string | null {
  const numbered = CATEGORIES.flatMap((category) => {
    const score = analystInput.scores[category];
    return score == null ? [] : [{ category, score }];
  }).toSorted((a, b) => b.score - a.score);
  const mayLead = (category: Category): boolean => category !== 'clarity' || !isWordless(analystInput);
  const best = numbered.find(
    ({ category }) => mayLead(category) && !isMostlyNeutral(analystInput, [category]),
  );
  const worst = numbered.at(-1);
  if (!best || !worst || best.score === worst.score) return null;
  if (isUntouched(analystInput, worst.category)) return text.strongest({ best: named(best) });
  return best.score < STRONG
    ? text.weakest({ worst: named(worst) })
    : text.strongestAndWeakest({ best: named(best), worst: named(worst) });
}

/** Whether nothing was judged there, so that its score is no weakness of the page. */
function isUntouched(analystInput: AnalystInput, category: Category): boolean {
  return basisOf(findingsOf(analystInput, category)).judged.length === 0;
}

/** Of what visitors run into, if it cost points; never housekeeping. */
function costliest({ findings, changes }: AnalystInput): string | null {
  const { first, housekeeping } = byPlace(changes);
  // What comes first isn't always what costs most; two "biggest" problems would contradict each other.
  if (first.length > 0) return null;
  const isSmall = ({ check }: { check: string }) => housekeeping.some(({ checks }) => checks.includes(check));
  const [worst] = findings
    .filter((finding) => finding.outcome !== 'pass' && finding.points > 0 && !isSmall(finding))
    .toSorted(byPoints);
  if (!worst) return null;
  const [sentence] = statementsOf(worst.observed);
  const seen = withoutStop(sentence ?? '');
  return text.costliest({
    points: figure(worst.points, 1),
    title: lowerFirst(worst.title),
    seen: lowerFirst(seen),
  });
}

/** The two changes that come first; housekeeping only where nothing else is left. */
function start(analystInput: AnalystInput): string | null {
  const { first, also, housekeeping } = byPlace(analystInput.changes);
  const [change, next] = [...first, ...also];
  if (change !== undefined) {
    const words = {
      first: lowerFirst(change.title),
      effort: EFFORT_WORDS[change.effort],
      second: next === undefined ? null : lowerFirst(next.title),
    };
    return endedOnce(stopped(first.length > 0 ? text.firstOnTheList(words) : text.start(words)));
  }
  const [small] = housekeeping;
  if (small) return stopped(text.onlySmallFixes({ first: lowerFirst(small.title) }));
  return littleToJudge(analystInput) === null
    ? text.nothingToChange
    : text.sayMore({ questions: list(openQuestions(analystInput.facts)) });
}

/** What visitors ask of every offer and the page leaves open. */
function openQuestions({ offer, proof }: AnalystInput['facts']): string[] {
  const { what, whom, price, proof: vouching } = text.questions;
  const isProven = [proof.testimonials, proof.ratings, proof.customerLogos].some(
    ({ count }) => (count ?? 0) > 0,
  );
  const hasPrice = (offer.prices?.length ?? 0) > 0;
  return [what, whom, ...(hasPrice ? [] : [price]), ...(isProven ? [] : [vouching])];
}

function byPoints(a: Finding, b: Finding): number {
  return b.points - a.points;
}

function named({ category, score }: { category: Category; score: number }): string {
  return text.category({ label: CATEGORY_LABELS[category], score });
}
