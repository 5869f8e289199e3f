import { ASSUMED_LIFT_PERCENT, DEFAULT_REVENUE, inDollars, revenueGain } from '../../content/revenue-gain.ts';
import { Field, Input } from '../../ui/field.tsx';

const FIELDS = [
  { name: 'dailyVisitors', label: 'Daily visitors', step: '1' },
  { name: 'conversionRate', label: 'Conversion rate (%)', step: '0.1' },
  { name: 'orderValue', label: 'Average order value ($)', step: '0.01' },
] as const;

/**
 * What a better rate would bring, which is also the cost of waiting. `landing.ts` updates the figures while people
 * type.
 */
export function Calculator() {
  const { daily, monthly } = revenueGain(DEFAULT_REVENUE);
  return (
    <form id="revenue-calculator" className="grid gap-6">
      <div className="grid gap-4 sm:grid-cols-3">
        {FIELDS.map(({ name, label, step }) => (
          <Field key={name} label={label}>
            {(control) => (
              <Input
                {...control}
                name={name}
                type="number"
                inputMode="decimal"
                step={step}
                defaultValue={DEFAULT_REVENUE[name]}
                autoComplete="off"
              />
            )}
          </Field>
        ))}
      </div>
      <div aria-live="polite" className="grid gap-2 border-ink border-t pt-5">
        <p className="text-ui">
          If {ASSUMED_LIFT_PERCENT}% more visitors became customers, your revenue would grow by
        </p>
        <p className="title-display tabular">
          <output name="monthly">{inDollars(monthly)}</output>
        </p>
        <p className="text-ui">
          a month, <output name="daily">{inDollars(daily)}</output> a day. Each month of waiting costs the
          same <output name="cost">{inDollars(monthly)}</output>.
        </p>
        <p className="note">
          Arithmetic, not a forecast: visitors × rate × order value × {ASSUMED_LIFT_PERCENT}% × 30 days. The{' '}
          {ASSUMED_LIFT_PERCENT}% is an assumption. Most single changes have a far smaller effect.
        </p>
      </div>
    </form>
  );
}
