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
import type { SourceFacts } from '../grounding/source-facts.ts';
import type { Statement } from '../grounding/statement.ts';
import type { Insight } from './answer.ts';
import { deniesFinding } from './denied-findings.ts';
import { insightPatch } from './insight-patch.ts';
import { text as wording } from './insights.text.ts';
import type { OutlineNode } from './outline.ts';
import { placesOf, quotingOnly, withPremise } from './page-sources.ts';
import { isSameProblem, isSameTopic } from './same-problem.ts';
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
export type AdmittedInsight = Admitted & { question: Question; suggestedBy: string };

export interface AdmittedInsights {
  admitted: AdmittedInsight[];
  results: CheckedText[];
  /** For each insight, what of the report names its problem: itself, or what it repeats; null where nothing does. */
  named: (string | null)[];
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
  const results = insights.map((insight): CheckedText => {
    const item = admit(insight, report, outline, facts, model);
    const repeated =
      'flaw' in item
        ? undefined
        : (report.recommendations.find((other) => isSameProblem(item, other)) ??
          admitted.find((other) => isSameTopic(item, other)));
    named.push('flaw' in item ? null : (repeated ?? item).id);
    if ('flaw' in item) return item;
    if (repeated) return { flaw: 'repeated' };
    admitted.push(item);
    return { text: item.title };
  });
  return { admitted, results, named };
}

function admit(
  insight: Insight,
  report: ConversionReport,
  outline: readonly OutlineNode[],
  facts: SourceFacts,
  model: string,
): AdmittedInsight | Dropped {
  const places = placesOf({ ...insight, text: insight.problem }, outline, facts);
  if (places === null) return { flaw: 'unknown-id' };
  if (deniesFinding(insight, report)) return { flaw: 'contradiction' };
  const checked = checkWords(insight, places, facts, subjectOf(report));
  if ('flaw' in checked) return checked;
  const item = recommendationOf(insight, checked, places, report, model);
  const patch = insightPatch(insight, places, report, facts);
  return patch === null ? item : { ...item, patch };
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
): Words | Dropped {
  const cites = places.map(({ id }) => id);
  const own = withPremise(quotingOnly(facts, places), subject);
  const seen = checkStatement({ text: problem, cites, quotes }, own, { kind: 'observation' });
  if ('flaw' in seen) return seen;
  const resting = withPremise(facts, `${subject}\n${seen.text}`);
  const advice = checkAdvice({ cites, question, title, why, fix }, resting);
  return 'flaw' in advice ? advice : { ...advice, problem: seen.text };
}

/** Why a step is left out that harms no one. */
const VAGUE: ReadonlySet<Flaw> = new Set<Flaw>([
  'not-advice',
  'unsupported',
  'invented-name',
  'invented-figure',
]);

/**
 * One step at least has to hold; a step that doesn't is left out. A reason that doesn't hold gives way to a built-in one, a
 * title to the first step.
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
): Advice | Dropped {
  const reason = checkStatement({ text: why, cites, quotes: [] }, resting, { kind: 'reason' });
  const proposed = fix.map((text) => checkStep({ text, cites, quotes: [] }, resting));
  const steps = proposed.flatMap(textsOf);
  const [flawed] = proposed.filter((step) => 'flaw' in step);
  // Where no step says clearly what to do, its title does.
  if (steps.length === 0 && flawed && VAGUE.has(flawed.flaw))
    steps.push(...textsOf(checkStep({ text: title, cites, quotes: [] }, resting)));
  if (steps.length === 0 && flawed) return flawed;
  // A title sums up its steps, so it may use their words.
  const named = withPremise(resting, steps.join('\n'));
  const name = checkStatement({ text: title, cites, quotes: [] }, named, {
    kind: 'proposal',
    hasPlace: true,
  });
  const brief = steps.find(({ length }) => length <= LONGEST_TITLE);
  if ('flaw' in name && brief === undefined) return name;
  const others = steps.filter((step) => step !== brief);
  return {
    title: withoutStop('text' in name ? name.text : (brief ?? '')),
    why: 'text' in reason ? reason.text : wording.why[question],
    fix: 'flaw' in name && others.length > 0 ? others : steps,
  };
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
): AdmittedInsight {
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
