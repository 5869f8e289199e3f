import { createHash } from 'node:crypto';
import type { Category } from '@liftmark/contract/categories';
import type { Question } from '@liftmark/contract/questions';
import type { ConversionReport, Evidence, Recommendation } from '@liftmark/contract/report';
import { typeOfSeverity } from '../../../advise/change.ts';
import { describe } from '../../../advise/description.ts';
import { likelihoodOf } from '../../../diagnoses/order.ts';
import { impactOf } from '../../../evidence/impact.ts';
import { readIds } from '../../../evidence/sources.ts';
import type { PageFacts } from '../../../facts/types/page-facts.ts';
import { alternatives, compose } from '../../../language/patterns.ts';
import { withoutStop } from '../../../language/punctuation.ts';
import { checkStatement } from '../grounding/check-statement.ts';
import type { CheckedText, Flaw } from '../grounding/flaw.ts';
import { type SourceFacts, withoutSecondLook } from '../grounding/source-facts.ts';
import type { Statement } from '../grounding/statement.ts';
import type { Insight } from './answer.ts';
import { deniesFinding } from './denied-findings.ts';
import { insightPatch } from './insight-patch.ts';
import { text as wording } from './insights.text.ts';
import { type Objection, objectionsTo } from './objections.ts';
import type { OutlineNode } from './outline.ts';
import { placesOf, quotingOnly, withPremise } from './page-sources.ts';
import { haveWordsInCommon, isSamePlace, isSameProblem, isSameTopic } from './same-problem.ts';
import type { Admitted } from './with-insights.ts';

/** Characters. */
const LONGEST_TITLE = 100;

/** On the scale of diagnoses, 0 to 3. */
const SEVERITY: Record<Insight['severity'], number> = { serious: 2.5, moderate: 1.5, minor: 0.7 };

const CATEGORY_OF: Record<Question, Category> = {
  works: 'trustCredibility',
  offer: 'clarity',
  benefit: 'clarity',
  belief: 'trustCredibility',
  cost: 'offerStrength',
  action: 'structure',
};

/** It says who found it, and which question stays open. */
export type AdmittedInsight = Admitted & {
  question: Question;
  suggestedBy: string;
  /** Id of the recommendation that it takes the place of; null where none names its problem. */
  replaces: string | null;
};

type Found = Omit<AdmittedInsight, 'replaces'>;

export interface AdmittedInsights {
  admitted: AdmittedInsight[];
  results: CheckedText[];
  /** For each insight, what of the report names its problem: itself, or what it repeats; null where nothing does. */
  named: (string | null)[];
  /** For each insight, what of it doesn't hold: all of it, or sentences that it's shown without. */
  objections: Objection[][];
}

/** The insights that hold, as recommendations, and what became of each. */
export function admitInsights(
  insights: readonly Insight[],
  report: ConversionReport,
  outline: readonly OutlineNode[],
  facts: SourceFacts,
  model: string,
): AdmittedInsights {
  const admitted: AdmittedInsight[] = [];
  const named: (string | null)[] = [];
  const objections: Objection[][] = [];
  /** Recommendations that an insight replaces or repeats. */
  const taken = new Set<string>();
  const results = insights.map((insight): CheckedText => {
    const linked = report.recommendations.find(({ id }) => id === insight.recommendation);
    const { item, objections: against } = admit(insight, report, outline, facts, model);
    objections.push(against);
    if ('flaw' in item) {
      named.push(linked?.id ?? null);
      return item;
    }
    const isFree = linked !== undefined && !taken.has(linked.id);
    const replaced = isFree && mayReplace(item, linked) ? linked : null;
    const others = report.recommendations.filter(
      (other) => other !== replaced && !admitted.some(({ replaces }) => replaces === other.id),
    );
    const twin = admitted.find((other) => isSameTopic(item, other));
    const repeated = twin?.replaces ?? twin?.id ?? others.find((other) => isSameProblem(item, other))?.id;
    const id = repeated ?? replaced?.id ?? item.id;
    named.push(id);
    taken.add(id);
    if (repeated !== undefined) return { flaw: 'repeated' };
    admitted.push({ ...item, replaces: replaced?.id ?? null });
    return { text: item.title };
  });
  return { admitted, results, named, objections };
}

/**
 * Whether an insight may take the place of a recommendation: it shares words with it and is at the same place of the page, or
 * about the same question where there is no place.
 */
function mayReplace(insight: Found, item: Recommendation): boolean {
  if (item.place === 'housekeeping' || !haveWordsInCommon(insight, item)) return false;
  return item.evidence.length === 0 ? item.question === insight.question : isSamePlace(item, insight);
}

function admit(
  insight: Insight,
  report: ConversionReport,
  outline: readonly OutlineNode[],
  facts: SourceFacts,
  model: string,
): { item: Found | Dropped; objections: Objection[] } {
  const { nodes, problem } = insight;
  const places = placesOf({ ...insight, text: problem }, outline, facts);
  if (places === null) return refused({ part: 'nodes', text: nodes.join(' '), flaw: 'unknown-id' });
  if (deniesFinding(insight, report))
    return refused({ part: 'problem', text: problem, flaw: 'contradiction' });
  const { words, objections } = checkWords(insight, places, facts, subjectOf(report));
  if ('flaw' in words) return { item: words, objections };
  const item = recommendationOf(insight, words, places, report, model);
  const patch = insightPatch(insight, places, report, facts);
  return { item: patch === null ? item : { ...item, patch }, objections };
}

function refused(objection: Objection): { item: Dropped; objections: Objection[] } {
  return { item: { flaw: objection.flaw }, objections: [objection] };
}

/** What the page is about and what visitors were told, which any problem may be held against. */
export function subjectOf({ title, message, facts }: ConversionReport): string {
  const { headline, primaryAction } = facts as Partial<PageFacts>;
  return [title, headline?.text, primaryAction?.text, message].filter((text) => text != null).join('\n');
}

export type Dropped = Extract<CheckedText, { flaw: unknown }>;

interface Words extends Advice {
  problem: string;
}

/** What to do about a problem, and why. */
interface Advice {
  title: string;
  why: string;
  fix: string[];
}

/** Each sentence as it may be shown. The problem has to hold, and its advice. */
function checkWords(
  { quotes, question, title, problem, why, fix }: Insight,
  places: readonly OutlineNode[],
  facts: SourceFacts,
  subject: string,
): { words: Words | Dropped; objections: Objection[] } {
  const cites = places.map(({ id }) => id);
  const own = withPremise(quotingOnly(facts, places), subject);
  const seen = checkStatement({ text: problem, cites, quotes }, own, { kind: 'observation' });
  const premise = `${subject}\n${'flaw' in seen ? problem : seen.text}`;
  // Where nothing is shown, advice is checked only to name what is wrong with it.
  const resting = withPremise('flaw' in seen ? withoutSecondLook(facts) : facts, premise);
  const { advice, objections } = checkAdvice({ cites, question, title, why, fix }, resting);
  if ('flaw' in seen)
    return { words: seen, objections: [...objectionsTo('problem', [problem], [seen]), ...objections] };
  return { words: 'flaw' in advice ? advice : { ...advice, problem: seen.text }, objections };
}

/** Flaws of a step that is vague, not harmful. */
const VAGUE: ReadonlySet<Flaw> = new Set<Flaw>([
  'not-advice',
  'unsupported',
  'invented-name',
  'invented-figure',
]);

/**
 * One step at least has to hold; a step that doesn't is left out. A reason that doesn't hold gives way to a built-in one, a
 * title to the first short step.
 * @param resting with the problem as a premise
 */
export function checkAdvice(
  {
    cites,
    question,
    title,
    why,
    fix,
  }: Pick<Insight, 'question' | 'title' | 'why' | 'fix'> & { cites: string[] },
  resting: SourceFacts,
): { advice: Advice | Dropped; objections: Objection[] } {
  const reason = checkStatement({ text: why, cites, quotes: [] }, resting, { kind: 'reason' });
  const proposed = fix.map((text) => checkStep({ text, cites, quotes: [] }, resting));
  const steps = proposed.flatMap(textsOf);
  const [flawed] = proposed.filter((step) => 'flaw' in step);
  // Where no step says clearly what to do, its title does.
  if (steps.length === 0 && flawed && VAGUE.has(flawed.flaw))
    steps.push(...textsOf(checkStep({ text: title, cites, quotes: [] }, resting)));
  // A title sums up its steps, so it may use their words.
  const named = withPremise(resting, steps.join('\n'));
  const name = checkStatement({ text: title, cites, quotes: [] }, named, {
    kind: 'proposal',
    hasPlace: true,
  });
  const objections = [
    ...objectionsTo('title', [title], [name]),
    ...objectionsTo('why', [why], [reason]),
    ...objectionsTo('fix', fix, proposed),
  ];
  if (steps.length === 0 && flawed) return { advice: flawed, objections };
  const brief = steps.find(({ length }) => length <= LONGEST_TITLE);
  if ('flaw' in name && brief === undefined) return { advice: name, objections };
  const others = steps.filter((step) => step !== brief);
  const advice = {
    title: withoutStop('text' in name ? name.text : (brief ?? '')),
    why: 'text' in reason ? reason.text : wording.why[question],
    fix: 'flaw' in name && others.length > 0 ? others : steps,
  };
  return { advice, objections };
}

function textsOf(checked: CheckedText): string[] {
  return 'text' in checked ? [checked.text] : [];
}

const EXAMPLE = compose(String.raw`(?:[:,]|,? ${alternatives('exampleLead')})\s“[^”]*”`, 'giu');

/** An example that doesn't hold is left out of its instruction. */
function checkStep(step: Statement, resting: SourceFacts): CheckedText {
  const rules = { kind: 'proposal', hasPlace: true } as const;
  const whole = checkStatement(step, resting, rules);
  const text = step.text.replace(EXAMPLE, '');
  if ('text' in whole || text === step.text) return whole;
  return checkStatement({ ...step, text }, resting, rules);
}

function recommendationOf(
  { question, severity, effort }: Insight,
  { title, problem, why, fix }: Words,
  places: readonly OutlineNode[],
  report: ConversionReport,
  model: string,
): Found {
  const id = `insight-${hashOf([title, ...places.map(({ selector }) => selector)])}`;
  const impact = impactOf('default');
  const words: Pick<Recommendation, 'observed' | 'why' | 'steps' | 'copyExamples' | 'impact' | 'effort'> = {
    observed: problem,
    why,
    steps: fix,
    copyExamples: [],
    impact: { ...impact, sources: readIds(impact.sources) },
    effort,
  };
  return {
    id,
    question,
    reason: null,
    ceilings: [],
    suggestedBy: model,
    type: typeOfSeverity(SEVERITY[severity]),
    title,
    checks: [],
    category: CATEGORY_OF[question],
    priority: likelihoodOf(id, report.pageType.type, SEVERITY[severity]),
    evidence: places.map(evidenceOf),
    sources: [],
    ...words,
    description: describe({ ...words, design: [] }),
  };
}

function evidenceOf({ node, selector, text, boxes }: OutlineNode): Evidence {
  return { node, selector, text, boxes };
}

function hashOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12);
}
