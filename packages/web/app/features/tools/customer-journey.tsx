import { type JourneyStage, mapJourney } from '@liftmark/presentation/tools/customer-journey';
import { AUDIENCE_ADVICE } from '@liftmark/presentation/tools/journey-audiences';
import {
  BUSINESS_TYPE_LABELS,
  JOURNEY_GOAL_LABELS,
  journeyInputsSchema,
} from '@liftmark/presentation/tools/journey-inputs';
import { PAIN_POINT_ADVICE } from '@liftmark/presentation/tools/journey-pain-points';
import { ChoiceField, UNSET } from './choice-field.tsx';
import { ToolActions } from './tool-actions.tsx';
import { ToolBench, ToolPrompt } from './tool-page.tsx';
import { useAddressInputs } from './use-address-inputs.ts';

const BLANK = { businessType: UNSET, primaryGoal: UNSET, targetAudience: UNSET, painPoint: UNSET };

const labelsOf = (texts: Record<string, { label: string }>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([key, { label }]) => [key, label]));
const AUDIENCE_LABELS = labelsOf(AUDIENCE_ADVICE);
const PAIN_POINT_LABELS = labelsOf(PAIN_POINT_ADVICE);

export function CustomerJourney() {
  const { inputs, set, clear } = useAddressInputs(BLANK);
  const parsed = journeyInputsSchema.safeParse(inputs);
  const isPersonal =
    parsed.success && parsed.data.primaryGoal !== null && parsed.data.targetAudience !== null;
  return (
    <ToolBench
      form={
        <>
          <ChoiceField
            label="Business type"
            value={inputs.businessType}
            onChange={(value) => set('businessType', value)}
            options={BUSINESS_TYPE_LABELS}
            prompt="Choose a business type"
          />
          <ChoiceField
            label="Primary goal"
            value={inputs.primaryGoal}
            onChange={(value) => set('primaryGoal', value)}
            options={JOURNEY_GOAL_LABELS}
            prompt="Choose a goal"
          />
          <ChoiceField
            label="Target audience"
            value={inputs.targetAudience}
            onChange={(value) => set('targetAudience', value)}
            options={AUDIENCE_LABELS}
            prompt="Choose an audience"
          />
          <ChoiceField
            label="Biggest pain point"
            value={inputs.painPoint}
            onChange={(value) => set('painPoint', value)}
            options={PAIN_POINT_LABELS}
            prompt="Choose a pain point"
          />
        </>
      }
    >
      {parsed.success ? (
        <>
          {!isPersonal && (
            <p className="rounded-2 bg-tint px-4 py-3 text-ui">
              Select all options above to see personalized recommendations
            </p>
          )}
          <ol className="grid gap-10" aria-live="polite">
            {mapJourney(parsed.data).map((stage, index) => (
              <Stage key={stage.name} stage={stage} place={index + 1} />
            ))}
          </ol>
          <ToolActions
            onStartOver={clear}
            pdfUrl={`/api/tools/customer-journey/pdf?${new URLSearchParams(inputs)}`}
          />
        </>
      ) : (
        <ToolPrompt>Choose your business type to see the stages your customers go through.</ToolPrompt>
      )}
    </ToolBench>
  );
}

const SHOWN_PER_LIST = 2;

function Stage({ stage, place }: { stage: JourneyStage; place: number }) {
  return (
    <li className="grid gap-5 border-ink border-t pt-4">
      <div className="grid gap-1">
        <h2 className="title-3">
          <span className="tabular me-3 font-normal text-ink-3">{place}</span>
          {stage.name}
        </h2>
        <p>{stage.description}</p>
      </div>
      <dl className="grid gap-x-10 gap-y-1 text-ui sm:grid-cols-[8rem_1fr]">
        <dt className="text-ink-3">Touchpoints</dt>
        <dd>{stage.touchpoints.join(', ')}</dd>
        <dt className="text-ink-3 max-sm:mt-2">Emotions</dt>
        <dd>{stage.emotions.join(', ')}</dd>
      </dl>
      <div className="grid gap-x-10 gap-y-5 text-ui md:grid-cols-3">
        <StageList title="What they do" items={stage.actions} />
        <StageList title="What you can do" items={stage.opportunities} />
        <StageList title="What goes wrong" items={stage.painPoints} />
      </div>
      {stage.customRecommendations.length > 0 && (
        <section className="grid gap-2 rounded-3 bg-accent-wash p-5">
          <h3 className="font-semibold text-ink text-ui">Recommendations for you</h3>
          <ul className="grid gap-2 text-ink text-ui">
            {stage.customRecommendations.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
    </li>
  );
}

function StageList({ title, items }: { title: string; items: string[] }) {
  return (
    <section className="grid content-start gap-2">
      <h3 className="font-semibold text-ink">{title}</h3>
      <ul className="grid gap-1.5">
        {items.slice(0, SHOWN_PER_LIST).map((item) => (
          <li key={item} className="border-line border-t pt-1.5">
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
