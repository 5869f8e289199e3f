import { type AbTestInputs, abTestInputsSchema } from '@liftmark/presentation/tools/ab-test-inputs';
import { planAbTest } from '@liftmark/presentation/tools/ab-test-planner';
import { AB_ELEMENT_TEXTS, AB_GOAL_TEXTS } from '@liftmark/presentation/tools/ab-test-texts';
import { isImpossibleRate } from '@liftmark/presentation/tools/amounts';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { AbTestPlanView } from './ab-test-plan-view.tsx';
import { ChoiceField, UNSET } from './choice-field.tsx';
import { IMPOSSIBLE_RATE } from './figures.ts';
import { NumberField } from './number-field.tsx';
import { ToolBench, ToolPrompt } from './tool-page.tsx';
import { useAddressInputs } from './use-address-inputs.ts';

const BLANK = { element: UNSET, goal: UNSET, rate: '', traffic: '' };

const labelsOf = (texts: Record<string, { label: string }>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([key, { label }]) => [key, label]));
const ELEMENT_LABELS = labelsOf(AB_ELEMENT_TEXTS);
const GOAL_LABELS = labelsOf(AB_GOAL_TEXTS);

/** The rate that a goal is about. */
function rateOf(goal: string): string {
  const texts: Record<string, { rate: string }> = AB_GOAL_TEXTS;
  return (texts[goal] ?? AB_GOAL_TEXTS['increase-conversions']).rate;
}

function completeInputs(inputs: typeof BLANK): AbTestInputs | null {
  const parsed = abTestInputsSchema.safeParse(inputs);
  return parsed.success ? parsed.data : null;
}

export function AbTestPlanner() {
  const { inputs, set, clear, isReady } = useAddressInputs(BLANK);
  const [planned, setPlanned] = useState<AbTestInputs | null>(null);
  const complete = completeInputs(inputs);

  // People who open a shared address want the plan, not the button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the address has been read
  useEffect(() => {
    if (isReady) setPlanned(completeInputs(inputs));
  }, [isReady]);

  return (
    <ToolBench
      form={
        <form
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            setPlanned(complete);
          }}
        >
          <ChoiceField
            label="Test element"
            value={inputs.element}
            onChange={(value) => set('element', value)}
            options={ELEMENT_LABELS}
            prompt="What do you want to test?"
          />
          <ChoiceField
            label="Business goal"
            value={inputs.goal}
            onChange={(value) => set('goal', value)}
            options={GOAL_LABELS}
            prompt="What should improve?"
          />
          <NumberField
            label={`${rateOf(inputs.goal)} (%)`}
            placeholder="3.0"
            step={0.1}
            max={100}
            value={inputs.rate}
            error={isImpossibleRate(inputs.rate) ? IMPOSSIBLE_RATE : undefined}
            onChange={(value) => set('rate', value)}
          />
          <NumberField
            label="Weekly traffic"
            placeholder="4000"
            value={inputs.traffic}
            onChange={(value) => set('traffic', value)}
            hint="Visitors to the page per week."
          />
          <Button type="submit" look="primary" size="large" disabled={complete === null}>
            Generate Test Plan
          </Button>
        </form>
      }
    >
      {planned === null ? (
        <ToolPrompt>
          Fill in all four fields to get a plan: hypothesis, variants, metrics, sample and duration.
        </ToolPrompt>
      ) : (
        <AbTestPlanView
          inputs={planned}
          plan={planAbTest(planned)}
          onStartOver={() => {
            clear();
            setPlanned(null);
          }}
        />
      )}
    </ToolBench>
  );
}
