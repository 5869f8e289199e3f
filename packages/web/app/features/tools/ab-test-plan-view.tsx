import type { AbTestInputs } from '@liftmark/presentation/tools/ab-test-inputs';
import { type AbTestPlan, effectOn, soundSample } from '@liftmark/presentation/tools/ab-test-planner';
import { AB_GOAL_TEXTS } from '@liftmark/presentation/tools/ab-test-texts';
import { Bars } from './bars.tsx';
import { FigureList } from './figure-list.tsx';
import { counted, percent, short, whole } from './figures.ts';
import { ToolActions } from './tool-actions.tsx';

/** Relative effects whose durations the chart compares, in percent. */
const EFFECTS = [5, 10, 20, 30, 50];

/** The score band whose color each priority takes. */
const PRIORITY_BANDS: Record<AbTestPlan['priority'], 0 | 60 | 90> = {
  'High Priority': 0,
  Medium: 60,
  Low: 90,
};

interface AbTestPlanViewProps {
  inputs: AbTestInputs;
  plan: AbTestPlan;
  onStartOver: () => void;
}

export function AbTestPlanView({ inputs, plan, onStartOver }: AbTestPlanViewProps) {
  const { sound } = plan;
  const query = new URLSearchParams({
    element: inputs.element,
    goal: inputs.goal,
    rate: `${inputs.rate}`,
    traffic: `${inputs.traffic}`,
  });
  return (
    <>
      <section className="grid gap-4" aria-live="polite">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="title-2">{plan.testName}</h2>
          <p
            data-band={PRIORITY_BANDS[plan.priority]}
            className="rounded-full bg-mark-wash px-3 py-1 font-medium text-mark-ink text-sm"
          >
            {plan.priority}, {plan.priorityScore} of 100
          </p>
        </div>
        <p className="max-w-measure text-ink text-lg">{plan.hypothesis}</p>
      </section>
      <FigureList
        figures={[
          { label: 'Sample size', value: whole(plan.sampleSize), note: 'Total visitors, by a rule of thumb' },
          { label: 'Duration', value: counted(plan.duration, 'week'), note: durationNote(plan) },
          { label: 'Minimum detectable effect', value: percent(plan.minDetectableEffect), note: 'Relative' },
          {
            label: AB_GOAL_TEXTS[inputs.goal].counted,
            value: short(plan.baseConversions),
            note: 'Per week, today',
          },
        ]}
      />
      <section className="grid gap-5 rounded-3 bg-tint p-5 sm:p-6">
        <div className="grid gap-1">
          <h3 className="title-4">The statistically sound sample size</h3>
          <p className="max-w-measure text-ui">
            The figures above are a rule of thumb. To detect a change of {percent(plan.minDetectableEffect)}{' '}
            with 80% power at 5% significance (two-sided test of two proportions), the test needs:
          </p>
        </div>
        {sound.total === null ? (
          <p className="text-ui">
            Not possible: {percent(plan.minDetectableEffect)} more than {percent(inputs.rate)} would exceed
            100%.
          </p>
        ) : (
          <>
            <FigureList
              figures={[
                { label: 'Per variant', value: whole(sound.perVariant ?? 0), note: 'Visitors' },
                { label: 'In total', value: whole(sound.total), note: 'Visitors' },
                {
                  label: 'Runtime',
                  value: counted(sound.weeks ?? 0, 'week'),
                  note: `At ${whole(inputs.traffic)} visitors a week`,
                },
              ]}
            />
            <RuntimeByEffect inputs={inputs} marked={plan.minDetectableEffect} />
          </>
        )}
      </section>
      <div className="grid gap-10 md:grid-cols-2">
        <section className="grid content-start gap-3">
          <h3 className="title-4">Variants</h3>
          <dl className="grid gap-3 text-ui">
            {plan.variants.map(({ name, description }) => (
              <div key={name} className="border-line border-t pt-3">
                <dt className="font-medium text-ink">{name}</dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="grid content-start gap-3">
          <h3 className="title-4">Metrics</h3>
          <dl className="grid gap-3 text-ui">
            <div className="border-line border-t pt-3">
              <dt className="font-medium text-ink">Primary</dt>
              <dd>{plan.metrics.primary}</dd>
            </div>
            <div className="border-line border-t pt-3">
              <dt className="font-medium text-ink">Secondary</dt>
              <dd>{plan.metrics.secondary.join(', ')}</dd>
            </div>
          </dl>
        </section>
      </div>
      <section className="grid gap-3">
        <h3 className="title-4">What to try</h3>
        <dl className="grid gap-x-10 gap-y-4 text-ui md:grid-cols-3">
          {plan.recommendations.map(({ category, hypothesis }) => (
            <div key={category} className="border-line border-t pt-3">
              <dt className="font-medium text-ink">{category}</dt>
              <dd>{hypothesis}</dd>
            </div>
          ))}
        </dl>
      </section>
      <ToolActions onStartOver={onStartOver} pdfUrl={`/api/tools/ab-test-planner/pdf?${query}`} />
    </>
  );
}

/** The specified duration is short for most pages, so what a sound test takes is beside it. */
function durationNote({ sound }: AbTestPlan): string {
  return sound.weeks === null
    ? 'By a rule of thumb'
    : `By a rule of thumb; ${counted(sound.weeks, 'week')} for a sound test`;
}

function RuntimeByEffect({ inputs, marked }: { inputs: AbTestInputs; marked: number }) {
  const bars = EFFECTS.flatMap((effect) => {
    const { weeks } = soundSample(inputs.rate, inputs.traffic, effectOn(inputs.goal, effect));
    return weeks === null
      ? []
      : [
          {
            label: `${effect}% change`,
            value: weeks,
            text: counted(weeks, 'week'),
            isMarked: effect === marked,
          },
        ];
  });
  return <Bars caption="The smaller the change you want to detect, the longer the test" bars={bars} />;
}
