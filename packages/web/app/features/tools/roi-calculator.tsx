import { amountFrom, isImpossibleRate } from '@liftmark/presentation/tools/amounts';
import {
  calculateRoi,
  improvedRate,
  ROI_IMPROVEMENTS,
  type RoiResult,
} from '@liftmark/presentation/tools/roi-calculator';
import { ChoiceField, UNSET } from './choice-field.tsx';
import { CumulativeChart } from './cumulative-chart.tsx';
import { FigureList } from './figure-list.tsx';
import { counted, dollars, IMPOSSIBLE_RATE, percent, rate, short } from './figures.ts';
import { NumberField } from './number-field.tsx';
import { ToolActions } from './tool-actions.tsx';
import { ToolBench, ToolPrompt } from './tool-page.tsx';
import { useAddressInputs } from './use-address-inputs.ts';

const BLANK = { traffic: '', rate: '', aov: '', improvement: UNSET, investment: '' };
const IMPROVEMENT_LABELS = Object.fromEntries(ROI_IMPROVEMENTS.map((step) => [`${step}`, `${step}%`]));

export function RoiCalculator() {
  const { inputs, set, clear } = useAddressInputs(BLANK);
  const improvement = inputs.improvement in IMPROVEMENT_LABELS ? amountFrom(inputs.improvement) : 0;
  const investment = amountFrom(inputs.investment);
  const conversionRate = amountFrom(inputs.rate);
  const improved = improvedRate({ conversionRate, improvement });
  const result = calculateRoi({
    visitorsPerMonth: amountFrom(inputs.traffic),
    conversionRate,
    averageOrderValue: amountFrom(inputs.aov),
    improvement,
    investment,
  });
  return (
    <ToolBench
      form={
        <>
          <NumberField
            label="Monthly traffic"
            placeholder="10000"
            value={inputs.traffic}
            onChange={(value) => set('traffic', value)}
            hint="Visitors per month."
          />
          <NumberField
            label="Current conversion rate (%)"
            placeholder="2.0"
            step={0.1}
            max={100}
            value={inputs.rate}
            error={isImpossibleRate(inputs.rate) ? IMPOSSIBLE_RATE : undefined}
            onChange={(value) => set('rate', value)}
          />
          <NumberField
            label="Average order value ($)"
            placeholder="50.00"
            step={0.01}
            value={inputs.aov}
            onChange={(value) => set('aov', value)}
          />
          <ChoiceField
            label="Target improvement"
            value={inputs.improvement}
            onChange={(value) => set('improvement', value)}
            options={IMPROVEMENT_LABELS}
            prompt="Choose an improvement"
            hint="Relative: 20% more than 2.0% is 2.4%."
          />
          <NumberField
            label="CRO investment ($)"
            placeholder="5000"
            value={inputs.investment}
            onChange={(value) => set('investment', value)}
            hint="Optional. The total one-time cost of the improvement."
          />
        </>
      }
    >
      {result === null ? (
        <ToolPrompt>
          {improved > 100 && conversionRate <= 100
            ? `An improvement of ${percent(improvement)} would make the conversion rate ${percent(improved)}, and no rate can be higher than 100%. Choose a smaller improvement.`
            : 'Enter traffic, conversion rate, order value and your target improvement to see the return.'}
        </ToolPrompt>
      ) : (
        <Result result={result} investment={investment} onStartOver={clear} />
      )}
    </ToolBench>
  );
}

interface ResultProps {
  result: RoiResult;
  investment: number;
  onStartOver: () => void;
}

function Result({ result, investment, onStartOver }: ResultProps) {
  const hasInvestment = investment > 0;
  return (
    <>
      <section aria-label="What the improvement brings in" aria-live="polite">
        <FigureList
          figures={[
            {
              label: 'Monthly gain',
              value: dollars(result.monthlyGain),
              note: `${dollars(result.currentRevenue)} to ${dollars(result.improvedRevenue)}`,
            },
            { label: 'Quarterly gain', value: dollars(result.quarterlyGain) },
            { label: 'Yearly gain', value: dollars(result.yearlyGain) },
            { label: 'New conversion rate', value: rate(result.improvedRate) },
          ]}
        />
      </section>
      {hasInvestment && (
        <section aria-label="What the investment returns">
          <FigureList
            figures={[
              {
                label: 'ROI per year',
                value: percent(result.yearlyRoi),
                ...(result.rating && { note: `Rating: ${result.rating}` }),
              },
              {
                label: 'ROI per quarter',
                value: percent(result.quarterlyRoi),
                note: `Per month ${percent(result.monthlyRoi)}`,
              },
              {
                label: 'Break-even',
                value: counted(result.breakEvenMonths, 'month'),
                note: `Pays for itself after ${short(result.paybackMonths)} months`,
              },
              { label: 'Net profit in year 1', value: dollars(result.netProfitFirstYear) },
            ]}
          />
        </section>
      )}
      <CumulativeChart monthlyGain={result.monthlyGain} investment={investment} />
      <p className="note">
        {hasInvestment
          ? 'This assumes the full gain from the first month. Real improvements take a while to show, so treat break-even as the earliest date.'
          : 'Enter an investment to see its return, payback time and net profit in the first year.'}
      </p>
      <ToolActions onStartOver={onStartOver} />
    </>
  );
}
