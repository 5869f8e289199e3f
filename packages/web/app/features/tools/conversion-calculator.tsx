import { amountFrom } from '@liftmark/presentation/tools/amounts';
import {
  type CalculatorResult,
  calculateConversion,
} from '@liftmark/presentation/tools/conversion-calculator';
import { Bars } from './bars.tsx';
import { FigureList } from './figure-list.tsx';
import { dollars, percent, rate, short } from './figures.ts';
import { NumberField } from './number-field.tsx';
import { ToolActions } from './tool-actions.tsx';
import { ToolBench, ToolPrompt } from './tool-page.tsx';
import { useAddressInputs } from './use-address-inputs.ts';

const BLANK = { visitors: '', conversions: '', aov: '' };

export function ConversionCalculator() {
  const { inputs, set, clear } = useAddressInputs(BLANK);
  const result = calculateConversion({
    visitorsPerWeek: amountFrom(inputs.visitors),
    conversionsPerWeek: amountFrom(inputs.conversions),
    averageOrderValue: amountFrom(inputs.aov),
  });
  return (
    <ToolBench
      form={
        <>
          <NumberField
            label="Weekly visitors"
            placeholder="5000"
            value={inputs.visitors}
            onChange={(value) => set('visitors', value)}
          />
          <NumberField
            label="Weekly conversions"
            placeholder="100"
            value={inputs.conversions}
            onChange={(value) => set('conversions', value)}
            hint="Orders, sign-ups or whatever the page’s goal is."
          />
          <NumberField
            label="Average order value ($)"
            placeholder="80.00"
            step={0.01}
            value={inputs.aov}
            onChange={(value) => set('aov', value)}
          />
        </>
      }
    >
      {result === null ? (
        <ToolPrompt>
          Enter your weekly visitors to see your conversion rate and what a higher one is worth.
        </ToolPrompt>
      ) : (
        <Result result={result} onStartOver={clear} />
      )}
    </ToolBench>
  );
}

function Result({ result, onStartOver }: { result: CalculatorResult; onStartOver: () => void }) {
  if (result.isImplausible) {
    return (
      <ToolPrompt>
        There are more conversions than visitors, and no conversion rate can be higher than 100%. One of the
        two numbers is probably from another period or counts something else.
      </ToolPrompt>
    );
  }
  const scenarios = result.scenarios.filter((scenario) => scenario.rate <= 100);
  return (
    <>
      <section aria-label="Today" aria-live="polite">
        <FigureList
          figures={[
            { label: 'Current conversion rate', value: rate(result.rate) },
            { label: 'Weekly revenue', value: dollars(result.weeklyRevenue) },
            { label: 'Monthly revenue', value: dollars(result.monthlyRevenue) },
            { label: 'Yearly revenue', value: dollars(result.yearlyRevenue) },
          ]}
        />
      </section>
      <section className="grid gap-8" aria-label="Scenarios">
        <Bars
          caption="What a higher conversion rate would add per year"
          bars={scenarios.map(({ improvement, yearlyGain }) => ({
            label: `+${improvement}%`,
            value: yearlyGain,
            text: dollars(yearlyGain),
          }))}
        />
        {/*
         * biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by
         * keyboard
         */}
        <section className="overflow-x-auto" tabIndex={0} aria-label="Scenarios in figures">
          <table className="tabular w-full min-w-160 border-collapse text-ui">
            <thead>
              <tr className="border-ink border-b text-end text-sm">
                <th scope="col" className="py-2 text-start font-medium">
                  Improvement
                </th>
                <th scope="col" className="py-2 ps-4 text-end font-medium">
                  Conversion rate
                </th>
                <th scope="col" className="py-2 ps-4 text-end font-medium">
                  Conversions per week
                </th>
                <th scope="col" className="py-2 ps-4 text-end font-medium">
                  Weekly gain
                </th>
                <th scope="col" className="py-2 ps-4 text-end font-medium">
                  Monthly gain
                </th>
                <th scope="col" className="py-2 ps-4 text-end font-medium">
                  Yearly gain
                </th>
              </tr>
            </thead>
            <tbody>
              {scenarios.map((scenario) => (
                <tr key={scenario.improvement} className="border-line border-b text-end">
                  <th scope="row" className="py-2 text-start font-medium text-ink">
                    {percent(scenario.improvement)}
                  </th>
                  <td className="ps-4">{rate(scenario.rate)}</td>
                  <td className="ps-4">{short(scenario.conversionsPerWeek)}</td>
                  <td className="ps-4">{dollars(scenario.weeklyGain)}</td>
                  <td className="ps-4">{dollars(scenario.monthlyGain)}</td>
                  <td className="ps-4 font-medium text-ink">{dollars(scenario.yearlyGain)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <p className="note">
          A month counts as 4.33 weeks and a year as 52. Traffic and order value stay the same; only the rate
          changes.
          {scenarios.length < result.scenarios.length &&
            ' Improvements that would take the rate above 100% are left out.'}
        </p>
      </section>
      <ToolActions onStartOver={onStartOver} />
    </>
  );
}
