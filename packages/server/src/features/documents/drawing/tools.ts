import type { AbTestInputs } from '@liftmark/presentation/tools/ab-test-inputs';
import { type AbTestPlan, planAbTest } from '@liftmark/presentation/tools/ab-test-planner';
import { AB_GOAL_TEXTS } from '@liftmark/presentation/tools/ab-test-texts';
import { CHECKLIST, checklistMessage, checklistProgress } from '@liftmark/presentation/tools/cro-checklist';
import { type JourneyStage, mapJourney } from '@liftmark/presentation/tools/customer-journey';
import { AUDIENCE_ADVICE } from '@liftmark/presentation/tools/journey-audiences';
import {
  BUSINESS_TYPE_LABELS,
  JOURNEY_GOAL_LABELS,
  type JourneyInputs,
} from '@liftmark/presentation/tools/journey-inputs';
import { PAIN_POINT_ADVICE } from '@liftmark/presentation/tools/journey-pain-points';
import type { ToolSource } from '@liftmark/presentation/tools/tool-source';
import type { ReactElement, ReactNode } from 'react';
import { text as wording } from '../tools.text.ts';
import { block, box, cover, type DocumentHead, documentOf, heading, list, text } from './elements.ts';
import { styles } from './theme.ts';

/**
 * The result of a free tool as a document.
 * @param createdAt ISO 8601
 */
export function toolDocument(source: ToolSource, createdAt: string): ReactElement {
  switch (source.tool) {
    case 'ab-test-planner':
      return planDocument(source.inputs, createdAt);
    case 'cro-checklist':
      return checklistDocument(new Set(source.ticked), createdAt);
    case 'customer-journey':
      return journeyDocument(source.inputs, createdAt);
    default:
      return source satisfies never;
  }
}

function sheet(kind: string, title: string, createdAt: string, ...content: ReactNode[]): ReactElement {
  const head: DocumentHead = { kind, title, createdAt, reportUrl: null };
  return documentOf(head, ...cover(head, null), ...content);
}

const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const weeks = (count: number): string =>
  wording.abTestPlan.weeks({ weeks: count, formatted: WHOLE.format(count) });

function planDocument(inputs: AbTestInputs, createdAt: string): ReactElement {
  const plan = planAbTest(inputs);
  const words = wording.abTestPlan;
  const goal = AB_GOAL_TEXTS[inputs.goal];
  return sheet(
    wording.kinds.abTestPlan,
    plan.testName,
    createdAt,
    text(plan.hypothesis, styles.lead),
    heading(words.figures),
    ...figures([
      [goal.rate, `${inputs.rate}%`],
      [words.traffic, WHOLE.format(inputs.traffic)],
      [goal.counted, words.perWeek({ count: WHOLE.format(plan.baseConversions) })],
      [words.sampleSize, words.ruleOfThumb({ figure: WHOLE.format(plan.sampleSize) })],
      [words.duration, words.ruleOfThumb({ figure: weeks(plan.duration) })],
      [words.effect, words.relative({ percent: plan.minDetectableEffect })],
      [words.priority, words.priorityScore({ priority: plan.priority, score: plan.priorityScore })],
    ]),
    heading(words.soundSample),
    ...soundSample(plan),
    heading(words.variants),
    ...plan.variants.map(({ name, description }) =>
      block(styles.card, text(name, styles.subheading), text(description)),
    ),
    heading(words.metrics),
    text(words.primary({ metric: plan.metrics.primary })),
    text(words.secondary({ metrics: plan.metrics.secondary })),
    heading(words.ideas),
    ...plan.recommendations.map(({ category, hypothesis }) =>
      block(styles.card, text(category, styles.subheading), text(hypothesis)),
    ),
  );
}

function soundSample({ sound, minDetectableEffect }: AbTestPlan): ReactNode[] {
  if (sound.total === null || sound.perVariant === null || sound.weeks === null) {
    return [text(wording.abTestPlan.impossibleSample({ percent: minDetectableEffect }))];
  }
  return [
    text(
      wording.abTestPlan.soundSampleSize({
        percent: minDetectableEffect,
        perVariant: WHOLE.format(sound.perVariant),
        total: WHOLE.format(sound.total),
        duration: weeks(sound.weeks),
      }),
    ),
  ];
}

function figures(rows: [string, string][]): ReactNode[] {
  return rows.map(([label, value]) =>
    block(
      [styles.row, { marginBottom: 3 }],
      box({ width: 180 }, text(label, styles.soft)),
      text(value, styles.strong),
    ),
  );
}

function checklistDocument(ticked: ReadonlySet<number>, createdAt: string): ReactElement {
  const percent = checklistProgress(ticked.size);
  let place = 0;
  return sheet(
    wording.kinds.checklist,
    wording.checklist.title({ percent }),
    createdAt,
    ticked.size > 0 && text(checklistMessage(percent), styles.lead),
    ...CHECKLIST.map(({ category, items }) =>
      block(
        {},
        text(category, styles.heading),
        ...items.map((item) => {
          const isDone = ticked.has(place);
          place += 1;
          return box(
            [styles.row, { marginBottom: 4 }],
            box(
              { width: 44 },
              text(
                isDone ? wording.checklist.done : wording.checklist.open,
                isDone ? styles.strong : styles.soft,
              ),
            ),
            box({ flex: 1 }, text(item)),
          );
        }),
      ),
    ),
  );
}

function journeyDocument(inputs: JourneyInputs, createdAt: string): ReactElement {
  const { primaryGoal, targetAudience, painPoint } = inputs;
  const words = wording.journey;
  const choices = [
    primaryGoal && words.goal({ goal: JOURNEY_GOAL_LABELS[primaryGoal] }),
    targetAudience && words.audience({ audience: AUDIENCE_ADVICE[targetAudience].label }),
    painPoint && words.painPoint({ painPoint: PAIN_POINT_ADVICE[painPoint].label }),
  ].filter((choice) => choice !== null);
  return sheet(
    wording.kinds.journey,
    BUSINESS_TYPE_LABELS[inputs.businessType],
    createdAt,
    ...choices.map((choice) => text(choice)),
    ...mapJourney(inputs).map(stageBlock),
  );
}

/** Lines shown of each list, as on the screen. */
const SHOWN = 2;

function stageBlock(stage: JourneyStage): ReactElement {
  const words = wording.journey;
  return block(
    {},
    text(stage.name, styles.heading),
    text(stage.description),
    text(words.touchpoints(stage), styles.soft),
    text(words.emotions(stage), styles.soft),
    ...part(words.actions, stage.actions.slice(0, SHOWN)),
    ...part(words.opportunities, stage.opportunities.slice(0, SHOWN)),
    ...part(words.painPoints, stage.painPoints.slice(0, SHOWN)),
    ...part(words.recommendations, stage.customRecommendations),
  );
}

function part(title: string, items: string[]): ReactNode[] {
  return items.length === 0 ? [] : [text(title, styles.label), list(items)];
}
