import type { Category } from '@liftmark/contract/categories';
import type { Question } from '@liftmark/contract/questions';
import type { Effort, Evidence } from '@liftmark/contract/report';
import { perLanguage } from '@liftmark/contract/translated';
import type { AppliedCeiling } from '../ceilings/ceiling.ts';
import type { Advice, ContextFacts, ImpactClass } from '../checks/check.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';
import type { Advised } from '../findings/advised.ts';

/** What of a diagnosis's checks and ceilings the page fails. */
export interface Found {
  /** Failing checks with their advice, the costliest first. */
  checks: readonly Advised[];
  /** The lowest first. */
  ceilings: readonly AppliedCeiling[];
}

/** One problem that visitors run into, with its one fix. */
export interface Problem {
  /** 0 (hardly matters) to 3 (visitors leave). */
  severity: number;
  /** How likely it is true, 0 to 1; below half it isn't said. */
  confidence: number;
  /** Whether the page itself proves it, which `critical` requires. */
  certain?: boolean;
  /** Correct but minor: never among the first five. */
  slight?: boolean;
  /** Hardly a problem there: not even among the first of a page with few others. */
  aside?: boolean;
  /** Ids of diagnoses that say the same in other words: beside one of them, it is an aside. */
  echoes?: readonly string[];
  /** What is wrong, as an instruction or a statement that names something on the page. */
  title: string;
  /** One or two sentences with the page's own words and figures. */
  observed: string;
  /** The most serious first. */
  evidence: Evidence[];
  /** What to do, in order. */
  steps: string[];
  copyExamples?: NonNullable<Advice['copyExamples']>;
  design?: string[];
}

/** Answers one question of visitors from facts, failing checks and ceilings. */
export interface Diagnosis<Needs extends keyof PageFacts = keyof PageFacts> {
  /** A noun with its state; also the name of its folder. */
  id: string;
  question: Question;
  category: Category;
  /**
   * A defect is measured beyond doubt: broken, covered, dead, expired, contradictory. A weakness is a judgment, which may
   * not fit a page, so that a language model may move it to the end.
   */
  nature: 'defect' | 'weakness';
  /** What it costs, in two sentences, based on the cited evidence. */
  why: string;
  /** When it is said and how serious it is, for the methodology page. */
  measure: string;
  /** Ids of the checks that it answers. A check belongs to one diagnosis at most. */
  checks: readonly string[];
  /** Ids of the ceilings that it would lift. A ceiling belongs to one diagnosis at most. */
  ceilings: readonly string[];
  effort: Effort;
  impact: ImpactClass;
  /** Ids of published evidence. */
  evidence: readonly string[];
  needs: readonly Needs[];
  /** Null if the page doesn't have the problem, or if that can't be told. */
  judge(facts: Pick<PageFacts, Needs | ContextFacts>, found: Found): Problem | null;
}

/** @param make the diagnosis in the language that texts are in when it is called */
export function defineDiagnosis<const Needs extends keyof PageFacts>(
  make: () => Diagnosis<Needs>,
): Diagnosis<Needs> {
  return perLanguage(make);
}

const MOST_STEPS = 5;
const MOST_EVIDENCE = 8;

/**
 * The problem in the words of its costliest failing check, with the others' work as further steps; null if none fails.
 * @param severity 0 to 3
 */
export function ledByCheck({ checks }: Found, severity: number): Problem | null {
  const [lead, ...others] = checks;
  if (lead === undefined) return null;
  const { judged, advice } = lead;
  return {
    severity,
    confidence: 1,
    certain: judged.outcome.certain === true,
    title: advice.title,
    observed: judged.outcome.observed,
    evidence: distinctNodes(checks.flatMap(({ judged }) => judged.outcome.evidence)),
    steps: [...new Set([...advice.steps, ...others.map(({ advice }) => advice.title)])].slice(0, MOST_STEPS),
    copyExamples: checks.flatMap(({ advice }) => advice.copyExamples ?? []),
    design: checks.flatMap(({ advice }) => advice.design ?? []),
  };
}

/** A ceiling that takes 30% of the points is as serious as it gets. */
export function severityOfCeiling(share: number): number {
  return Math.min(3, 10 * share);
}

/** How serious the costliest failing check is: 0 where it passes to 2 where it fails wholly. */
export function severityOfChecks({ checks }: Found): number {
  return Math.max(0, ...checks.map(({ judged }) => 2 * (1 - judged.outcome.score)));
}

export function distinctNodes(evidence: readonly Evidence[]): Evidence[] {
  return [...new Map(evidence.map((item) => [`${item.node} ${item.selector}`, item])).values()].slice(
    0,
    MOST_EVIDENCE,
  );
}
