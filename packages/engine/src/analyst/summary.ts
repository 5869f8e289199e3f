import { CATEGORIES, CATEGORY_LABELS, type Category } from '@liftmark/contract/categories';
import { bandFor, gradeFor, type ScoreBand } from '@liftmark/contract/grade';
import { languageName } from '@liftmark/contract/language-name';
import { PAGE_TYPE_LABELS } from '@liftmark/contract/page-types';
import type { Finding } from '@liftmark/contract/report';
import { notableCeilings, unmeasuredWords } from '@liftmark/contract/score-words';
import { amount, lowerFirst, quote, statementsOf } from '../checks/phrasing.ts';
import type { Material } from './analyst.ts';
import { basisOf } from './category-basis.ts';

const VERDICTS: Record<ScoreBand, string> = {
  90: 'makes its case very well',
  80: 'makes its case well, with a few gaps',
  70: 'does the main things right and leaves some visitors in doubt',
  60: 'gives visitors part of what they need to decide',
  0: 'gives most visitors too little reason to act',
};

/** For a page that does well on average, which says nothing of its gravest fault. */
const FAULTY = 'does most things well, but has a grave fault';

/** From this share on a number is held rather than earned. */
const MOST = 0.5;

/** No side of a page is called strong below this. */
const STRONG = 60;

/**
 * The verdict in two to five sentences: what holds the page down, the score (or why there is none), what carries the
 * page, what costs most, where to begin.
 * @param subject what is judged, where it is no page
 */
export function summarize(material: Material, subject = judgedPage(material.facts)): string {
  return [
    heldDown(material),
    verdict(subject, material),
    unreadWords(material),
    littleToJudge(material),
    wordless(material),
    strengthAndWeakness(material),
    costliest(material),
    beginning(material),
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

/** The page, and that it was not laid out where only its HTML was read: no verdict on what nobody looked at. */
function judgedPage(facts: Material['facts']): string {
  const page = pageOf(facts);
  return facts.document.mode === 'static'
    ? `Read from its HTML alone, with layout, speed and phones not judged, ${page.charAt(0).toLowerCase()}${page.slice(1)}`
    : page;
}

function pageOf({ headline, pageType }: Material['facts']): string {
  if (headline) return `The page led by ${quote(headline.text, 60)}`;
  return `This page${pageType.type === 'other' ? '' : ` (${PAGE_TYPE_LABELS[pageType.type].toLowerCase()})`}`;
}

/** The lowest ceiling comes before everything else that can be said of a page. */
function heldDown(material: Material): string | null {
  const [lowest] = notable(material);
  return lowest === undefined ? null : stop(lowest.reason);
}

function notable({ ceilings }: Material) {
  return notableCeilings({ ceilings: [...ceilings] });
}

function verdict(subject: string, material: Material): string {
  const { overall, facts, changes } = material;
  if (overall.percent === null) {
    return facts.wordLists
      ? `${subject} could not be measured well enough for a score; what was seen is listed below.`
      : `${subject} has no score, because ${unreadLanguage(facts)}.`;
  }
  const held = notable(material);
  if (held.length > 0)
    return `${subject} scores ${scored(overall)} because of ${limits(held.length, overall.uncapped)}.`;
  if (overall.grade === null) return `${subject} scores ${scored(overall)}: ${uncertainty(material)}.`;
  const band = bandFor(overall.percent);
  const isFaulty = band >= 80 && changes.some(({ type }) => type === 'critical');
  return `${subject} ${isFaulty ? FAULTY : VERDICTS[band]}: ${scored(overall)}.`;
}

/** "72 of 100, a B-"; where too much is open for a letter, the range. */
function scored({ percent, grade, range }: Material['overall']): string {
  if (grade !== null) return `${percent} of 100, ${article(grade)} ${grade}`;
  return range
    ? `between ${gradeFor(range.low)} (${range.low}) and ${gradeFor(range.high)} (${range.high})`
    : `${percent} of 100`;
}

function limits(count: number, uncapped: number | null | undefined): string {
  const others = count === 1 ? 'that' : `that and ${amount(count - 1, 'other limit')}`;
  return uncapped == null
    ? others
    : `${others}; without ${count === 1 ? 'it' : 'them'} the score would be ${uncapped}`;
}

function uncertainty({ overall, findings, facts }: Material): string {
  return unmeasuredWords({ overall, findings, language: facts.language, mode: facts.document.mode });
}

/** That the words were not read, and what was; said before any praise of the rest. */
function unreadWords({ facts, findings, overall }: Material): string | null {
  if (facts.wordLists) return null;
  const count = findings.filter(({ outcome }) => outcome === 'notMeasured').length;
  const rest = `${amount(count, 'check')} could not be measured; ${facts.document.mode === 'static' ? 'little of a page shows in its HTML without words' : 'what shows without words (layout, speed, contrast) was'}.`;
  return overall.percent === null
    ? rest
    : `Its score leaves the words out, because ${unreadLanguage(facts)}: ${rest}`;
}

function unreadLanguage({ language }: Material['facts']): string {
  return language === null
    ? 'its language could not be told'
    : `it is written in ${languageName(language)}, and Liftmark has no word lists for that language yet`;
}

/** A score that hardly anything on the page was there to earn, said before it is taken for praise. */
function littleToJudge(material: Material): string | null {
  const numbered = CATEGORIES.filter((category) => material.scores[category] != null);
  if (material.overall.percent === null || !isMostlyNeutral(material, numbered)) return null;
  const told = numbered.flatMap((category) => basisOf(findingsOf(material, category)).judged);
  const measured = material.findings.filter(({ score }) => score !== null);
  const checks =
    told.length === measured.length
      ? amount(told.length, 'check')
      : `${told.length} of ${amount(measured.length, 'measured check')}`;
  return `This says little: only ${checks} found something to judge, and the rest counts like the page's average.`;
}

/** So few words name nothing that is offered. */
const FEW_WORDS = 3;

/** That nothing on the first screen says what the page is, which comes before any change of buttons and sizes. */
function wordless(material: Material): string | null {
  return isWordless(material)
    ? 'Its first screen shows next to no words: say there first, in words and not in a picture, what this is and for whom.'
    : null;
}

/** Whether pictures alone receive the visitor: what they show was not read, and counts neither way. */
function isWordless({ facts: { content, headline } }: Material): boolean {
  return headline === null && content.firstScreenWords !== null && content.firstScreenWords <= FEW_WORDS;
}

function isMostlyNeutral(material: Material, categories: readonly Category[]): boolean {
  const shares = categories.map((category) => basisOf(findingsOf(material, category)).fillerShare);
  return shares.reduce((sum, share) => sum + share, 0) >= MOST * shares.length;
}

function findingsOf({ findings }: Material, category: Category): Finding[] {
  return findings.filter((finding) => finding.category === category);
}

/** The best is one whose number is mostly the page's own doing; no category that lies lower is kept back. */
function strengthAndWeakness(material: Material): string | null {
  const numbered = CATEGORIES.flatMap((category) => {
    const score = material.scores[category];
    return score == null ? [] : [{ category, score }];
  }).toSorted((a, b) => b.score - a.score);
  const mayLead = (category: Category): boolean => category !== 'clarity' || !isWordless(material);
  const best = numbered.find(({ category }) => mayLead(category) && !isMostlyNeutral(material, [category]));
  const worst = numbered.at(-1);
  if (!best || !worst || best.score === worst.score) return null;
  if (isUntouched(material, worst.category)) return `Its strongest side is ${named(best)}.`;
  return best.score < STRONG
    ? `Its weakest side is ${named(worst)}.`
    : `Its strongest side is ${named(best)}, its weakest ${named(worst)}.`;
}

/** Nothing speaks for or against the page there, so that its number is no weakness of the page. */
function isUntouched(material: Material, category: Category): boolean {
  return basisOf(findingsOf(material, category)).judged.length === 0;
}

function costliest({ findings }: Material): string | null {
  const worst = findings.filter(({ outcome }) => outcome !== 'pass').toSorted(byPoints)[0];
  if (!worst || worst.points <= 0) return null;
  const [sentence] = statementsOf(worst.observed);
  const seen = (sentence ?? '').replace(/\.$/, '');
  return `What costs most, ${worst.points.toFixed(1)} points: ${lowerFirst(worst.title)} (${lowerFirst(seen)}).`;
}

function beginning(material: Material): string | null {
  const [first, second] = material.changes;
  if (!first) {
    return littleToJudge(material) === null
      ? 'Nothing that was measured asks for a change.'
      : `Nothing of it has to change; say more, so that visitors have something to go by: ${unsaid(material.facts).join(', ')}.`;
  }
  const start = `Begin here: ${lowerFirst(first.title)}`;
  return stop(second ? `${start}; then ${lowerFirst(second.title)}` : start);
}

/** What visitors ask of every offer, as far as it is not told. */
function unsaid({ offer, proof }: Material['facts']): string[] {
  const proven = [proof.testimonials, proof.ratings, proof.customerLogos].some(
    ({ count }) => (count ?? 0) > 0,
  );
  return [
    'what it is',
    'for whom',
    ...((offer.prices?.length ?? 0) > 0 ? [] : ['what it costs']),
    ...(proven ? [] : ['who vouches for it']),
  ];
}

function byPoints(a: Finding, b: Finding): number {
  return b.points - a.points;
}

function named({ category, score }: { category: Category; score: number }): string {
  return `${CATEGORY_LABELS[category]} (${score})`;
}

function article(grade: string): string {
  return /^[AF]/.test(grade) ? 'an' : 'a';
}

function stop(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
