import { type AbTestInputs, type AbTestPlan, planAbTest } from '@liftmark/contract/tools/ab-test-planner';
import { CHECKLIST, checklistMessage, checklistProgress } from '@liftmark/contract/tools/cro-checklist';
import {
  BUSINESS_TYPE_LABELS,
  JOURNEY_GOAL_LABELS,
  type JourneyInputs,
  type JourneyStage,
  mapJourney,
} from '@liftmark/contract/tools/customer-journey';
import { AUDIENCE_ADVICE } from '@liftmark/contract/tools/journey-audiences';
import { PAIN_POINT_ADVICE } from '@liftmark/contract/tools/journey-pain-points';
import type { ToolSource } from '@liftmark/contract/tools/tool-source';
import type { ReactElement, ReactNode } from 'react';
import { block, box, cover, type DocumentHead, documentOf, heading, list, text } from './elements.ts';
import { styles } from './theme.ts';

/**
 * What somebody worked out with a free tool, as a document.
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
const weeks = (count: number): string => `${WHOLE.format(count)} week${count === 1 ? '' : 's'}`;

function planDocument(inputs: AbTestInputs, createdAt: string): ReactElement {
  const plan = planAbTest(inputs);
  return sheet(
    'A/B Test Plan',
    plan.testName,
    createdAt,
    text(plan.hypothesis, styles.lead),
    heading('Figures'),
    ...figures([
      ['Current conversion rate', `${inputs.rate}%`],
      ['Weekly traffic', WHOLE.format(inputs.traffic)],
      ['Base conversions', `${WHOLE.format(plan.baseConversions)} a week`],
      ['Sample size', WHOLE.format(plan.sampleSize)],
      ['Duration', weeks(plan.duration)],
      ['Minimum detectable effect', `${plan.minDetectableEffect}% (relative)`],
      ['Priority', `${plan.priority}, ${plan.priorityScore} of 100`],
    ]),
    heading('The statistically sound sample'),
    ...soundSample(plan),
    heading('Variants'),
    ...plan.variants.map(({ name, description }) =>
      block(styles.card, text(name, styles.subheading), text(description)),
    ),
    heading('Metrics'),
    text(`Primary: ${plan.metrics.primary}`),
    text(`Secondary: ${plan.metrics.secondary.join(', ')}`),
    heading('What to try'),
    ...plan.recommendations.map(({ category, hypothesis }) =>
      block(styles.card, text(category, styles.subheading), text(hypothesis)),
    ),
  );
}

function soundSample({ sound, minDetectableEffect }: AbTestPlan): ReactNode[] {
  if (sound.total === null || sound.perVariant === null || sound.weeks === null) {
    return [text(`${minDetectableEffect}% more than the current rate would pass 100%.`)];
  }
  return [
    text(
      `To find a change of ${minDetectableEffect}% with 80% power at 5% significance (two-sided test of two proportions), the test needs ${WHOLE.format(sound.perVariant)} visitors for each variant, ${WHOLE.format(sound.total)} in all: ${weeks(sound.weeks)}.`,
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
    'CRO Audit Checklist',
    `${percent}% done`,
    createdAt,
    text(checklistMessage(percent), styles.lead),
    ...CHECKLIST.map(({ category, items }) =>
      block(
        {},
        text(category, styles.heading),
        ...items.map((item) => {
          const isDone = ticked.has(place);
          place += 1;
          return box(
            [styles.row, { marginBottom: 4 }],
            box({ width: 44 }, text(isDone ? 'Done' : 'Open', isDone ? styles.strong : styles.soft)),
            box({ flex: 1 }, text(item)),
          );
        }),
      ),
    ),
  );
}

function journeyDocument(inputs: JourneyInputs, createdAt: string): ReactElement {
  const choices = [
    inputs.primaryGoal && `Goal: ${JOURNEY_GOAL_LABELS[inputs.primaryGoal]}`,
    inputs.targetAudience && `Audience: ${AUDIENCE_ADVICE[inputs.targetAudience].label}`,
    inputs.painPoint && `Pain point: ${PAIN_POINT_ADVICE[inputs.painPoint].label}`,
  ].filter((choice) => choice !== null);
  return sheet(
    'Customer Journey',
    BUSINESS_TYPE_LABELS[inputs.businessType],
    createdAt,
    ...choices.map((choice) => text(choice)),
    ...mapJourney(inputs).map(stageBlock),
  );
}

/** As many lines of each list as the screen shows. */
const SHOWN = 2;

function stageBlock(stage: JourneyStage): ReactElement {
  return block(
    {},
    text(stage.name, styles.heading),
    text(stage.description),
    text(`Touchpoints: ${stage.touchpoints.join(', ')}`, styles.soft),
    text(`Emotions: ${stage.emotions.join(', ')}`, styles.soft),
    ...part('What they do', stage.actions.slice(0, SHOWN)),
    ...part('What you can do', stage.opportunities.slice(0, SHOWN)),
    ...part('What goes wrong', stage.painPoints.slice(0, SHOWN)),
    ...part('Recommendations for you', stage.customRecommendations),
  );
}

function part(title: string, items: string[]): ReactNode[] {
  return items.length === 0 ? [] : [text(title, styles.label), list(items)];
}
