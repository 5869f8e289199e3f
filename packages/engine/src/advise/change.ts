import type { Category } from '@liftmark/contract/categories';
import type { Question } from '@liftmark/contract/questions';
import type { Effort, Evidence, Place, RecommendationType } from '@liftmark/contract/report';
import type { Advice, ImpactClass } from '../checks/check.ts';
import { toldOnce } from '../checks/shared/phrasing.ts';
import type { Diagnosed } from '../diagnoses/diagnose.ts';
import { distinctNodes } from '../diagnoses/diagnosis.ts';
import type { Advised } from '../findings/advised.ts';
import type { Merged } from './merge.ts';

/** One piece of work that the report recommends. */
export interface Change {
  /** Id of the diagnosis, or of the worst check where no diagnosis answers it. */
  id: string;
  place: Place;
  question: Question | null;
  reason: string | null;
  type: RecommendationType;
  /** What it gains, relative to the others in the same place. */
  priority: number;
  title: string;
  observed: string;
  why: string;
  steps: string[];
  copyExamples: NonNullable<Advice['copyExamples']>;
  design: string[];
  category: Category;
  effort: Effort;
  impact: ImpactClass;
  evidence: Evidence[];
  /** Ids of published evidence. */
  sources: string[];
  /** Ids, the most serious first. */
  checks: string[];
  ceilings: string[];
  /** Ids of checks that cost points and go with it, though they don't fail by themselves. */
  settles: string[];
}

/** From this severity on a proven problem is critical. */
const CRITICAL = 2.5;
const SERIOUS = 1.2;

export function changeOfDiagnosis(
  { diagnosis, problem, checks, ceilings, likelihood, reason }: Diagnosed,
  place: Place,
  isRendered: boolean,
): Change {
  const { id, question, category, why, effort, impact } = diagnosis;
  return {
    id,
    place,
    question,
    reason: place === 'first' ? reason : null,
    type: typeOfProblem(problem, isRendered),
    priority: likelihood,
    title: problem.title,
    observed: problem.observed,
    why,
    steps: problem.steps,
    copyExamples: problem.copyExamples ?? [],
    design: distinct(problem.design ?? []),
    category,
    effort,
    impact,
    evidence: distinctNodes(problem.evidence),
    sources: distinct([...diagnosis.evidence, ...checks.flatMap(({ judged }) => judged.check.evidence)]),
    checks: checks.map(({ judged }) => judged.check.id),
    ceilings: ceilings.map(({ ceiling }) => ceiling.id),
    settles: [],
  };
}

function typeOfProblem({ severity, certain }: Diagnosed['problem'], isRendered: boolean): RecommendationType {
  if (severity >= CRITICAL && certain === true && isRendered) return 'critical';
  return typeOfSeverity(severity);
}

/** Of a problem that the page itself doesn't prove. */
export function typeOfSeverity(severity: number): RecommendationType {
  return severity >= SERIOUS ? 'improve' : 'optimize';
}

/** What no diagnosis takes up stays a finding with its own advice. */
export function changeOfFinding({ parts, type, priority }: Merged, place: Place): Change {
  const [worst] = parts;
  const { check } = worst.judged;
  const distinctParts = distinctWork(parts);
  return {
    id: check.id,
    place,
    question: null,
    reason: null,
    type,
    priority,
    title: worst.advice.title,
    observed: toldOnce(distinctParts.map(({ judged }) => judged.outcome.observed)),
    why: check.why,
    steps: distinct(distinctParts.flatMap(({ advice }) => advice.steps)),
    copyExamples: distinctParts.flatMap(({ advice }) => advice.copyExamples ?? []),
    design: distinct(distinctParts.flatMap(({ advice }) => advice.design ?? [])),
    category: check.category,
    effort: check.advice.effort,
    impact: check.advice.impact,
    evidence: distinctNodes(parts.flatMap(({ judged }) => judged.outcome.evidence)),
    sources: distinct(parts.flatMap(({ judged }) => judged.check.evidence)),
    checks: parts.map(({ judged }) => judged.check.id),
    ceilings: [],
    settles: [],
  };
}

/** Parts that ask for exactly the same work appear once, in the words of the most serious one. */
function distinctWork(parts: Merged['parts']): Advised[] {
  return [...Map.groupBy(parts, ({ advice }) => advice.steps.join('\n')).values()].flatMap(
    ([worst]) => worst ?? [],
  );
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
