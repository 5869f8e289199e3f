import type { AnalysisStage, PageHints } from '@liftmark/contract/analysis';
import { judgedPageType, PAGE_TYPE_LABELS } from '@liftmark/contract/page-types';
import type { Finding } from '@liftmark/contract/report';
import { planChanges } from '../advise/advise.ts';
import type { Change } from '../advise/change.ts';
import type { AnalystInput } from '../analyst/analyst.ts';
import type { PageSnapshot } from '../capture/snapshot.ts';
import { applyCeilings } from '../ceilings/ceiling.ts';
import { CEILINGS } from '../ceilings/registry.ts';
import type { Check } from '../checks/check.ts';
import type { OnCheckError } from '../checks/check-error.ts';
import { runChecks } from '../checks/run-checks.ts';
import { lowerFirst } from '../checks/shared/phrasing.ts';
import { type Diagnosed, diagnose } from '../diagnoses/diagnose.ts';
import type { Diagnosis } from '../diagnoses/diagnosis.ts';
import { DIAGNOSES } from '../diagnoses/registry.ts';
import { inLanguagesOf } from '../facts/document/language.ts';
import { observe } from '../facts/observe.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';
import { adviceFor } from '../findings/advised.ts';
import { withoutConsequences } from '../findings/consequences.ts';
import type { Judged } from '../findings/judged.ts';
import { PageModel } from '../page/page-model.ts';
import { findingsOf } from '../score/findings.ts';
import { type ScoreCard, scoreChecks } from '../score/score.ts';
import { type PlanWorth, type Scored, worthOf } from '../score/worth.ts';
import { text } from './score-page.text.ts';

export interface Progress {
  stage: AnalysisStage;
  /** Only rises, from 0 to 95; storing the report takes the rest. */
  percent: number;
  /** What happened, for a person: "Loaded on desktop and mobile, 214 requests". */
  detail: string;
}

/** Callbacks while a page is judged. */
export interface JudgingListener {
  onProgress?: ((progress: Progress) => void) | undefined;
  /** Called for each check that throws. */
  onCheckError?: OnCheckError | undefined;
}

/** What a page is judged by. */
export interface Judges {
  checks: readonly Check[];
  diagnoses: readonly Diagnosis[];
}

/** A page that was read, checked and scored, ready to be written up. */
export interface ScoredPage {
  snapshot: PageSnapshot;
  page: PageModel;
  facts: PageFacts;
  findings: Finding[];
  card: ScoreCard;
  diagnosed: Diagnosed[];
  plan: Change[];
  worth: PlanWorth;
  analystInput: AnalystInput;
  /** Milliseconds. */
  timings: { observeMs: number; checkMs: number; planMs: number };
}

/**
 * Snapshot to facts to findings to scores to diagnoses to a plan of changes, each a pure function of the one before.
 * @param only the checks and diagnoses to judge by, and no ceilings; all by default
 */
export function scorePage(
  snapshot: PageSnapshot,
  hints: PageHints,
  listener: JudgingListener = {},
  only?: Judges,
): ScoredPage {
  const startedAt = performance.now();
  const page = new PageModel(snapshot);
  return inLanguagesOf(page, () => scored({ page, snapshot, startedAt }, hints, listener, only));
}

function scored(
  { page, snapshot, startedAt }: Pick<ScoredPage, 'page' | 'snapshot'> & { startedAt: number },
  hints: PageHints,
  { onProgress, onCheckError }: JudgingListener,
  only: Judges | undefined,
): ScoredPage {
  const facts = observe(page, hints);
  const observedAt = performance.now();
  onProgress?.({ stage: 'observe', percent: 80, detail: read(facts) });

  const ceilings = only === undefined ? applyCeilings(facts, CEILINGS, onCheckError) : [];
  const results = runChecks(facts, only?.checks, onCheckError);
  const weighed: Scored = { results, type: judgedPageType(facts.pageType), ceilings };
  const isUnread = facts.language !== null && !facts.wordLists;
  const card = scoreChecks(results, weighed.type, ceilings, isUnread);
  const findings = findingsOf(card.checks, facts.document.mode);
  const checkedAt = performance.now();
  onProgress?.({ stage: 'check', percent: 90, detail: checked(card) });

  const judged = judgedOf(card);
  const failing = adviceFor(judged, facts, onCheckError);
  const remaining = withoutConsequences(ceilings, {
    advised: failing,
    diagnosed: diagnose({ facts, advised: failing, ceilings }, only?.diagnoses ?? DIAGNOSES, onCheckError),
  });
  const plan = planChanges({ facts, ...remaining, score: card });
  const timings = {
    observeMs: observedAt - startedAt,
    checkMs: checkedAt - observedAt,
    planMs: performance.now() - checkedAt,
  };
  return {
    snapshot,
    page,
    facts,
    findings,
    card,
    diagnosed: remaining.diagnosed,
    plan,
    worth: worthOf(weighed, plan),
    analystInput: analystInputOf(facts, findings, card, plan),
    timings,
  };
}

function analystInputOf(
  facts: PageFacts,
  findings: Finding[],
  { overall, scores, ceilings }: ScoreCard,
  plan: readonly Change[],
): AnalystInput {
  const changes = plan.map(({ id, place, type, title, checks, evidence, effort, ceilings: lifted }) => ({
    ...{ id, place, type, title, checks, evidence, effort },
    ceilings: lifted,
  }));
  return { facts, findings, overall, scores, ceilings, changes };
}

function judgedOf({ checks }: ScoreCard): Judged[] {
  return checks.flatMap(({ check, outcome, weight, points }) =>
    outcome.kind === 'measured' ? [{ check, outcome, weight, points }] : [],
  );
}

function read({ pageType, actions, forms }: PageFacts): string {
  const type = lowerFirst(PAGE_TYPE_LABELS[judgedPageType(pageType)]);
  return text.read({ type, actions: actions.length, forms: forms.length });
}

function checked({ coverage }: ScoreCard): string {
  const { measured, notMeasured } = coverage;
  return text.checked({ measured, of: measured + notMeasured });
}
