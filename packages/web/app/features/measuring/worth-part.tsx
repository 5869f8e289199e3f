import { FOUR_WEEKS, inFourWeeks } from '@liftmark/contract/effects/four-weeks';
import { type Opportunity, opportunityOf, type Range } from '@liftmark/contract/effects/worth';
import type { MeasuredPage, Worth } from '@liftmark/contract/measuring';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceFor } from '../../client/api-error.ts';
import { Field, Input } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Part } from '../../ui/margin-part.tsx';
import { setValue } from './measuring-calls.ts';
import { moneyWords, text } from './text.ts';

interface WorthPartProps {
  page: string;
  measured: MeasuredPage;
  worth: Worth;
  mayChange: boolean;
}

type Inputs = Record<keyof Worth, string>;

const BOXES: { name: keyof Worth; label: string }[] = [
  { name: 'valuePerConversion', label: 'A conversion is worth' },
  { name: 'currency', label: 'Currency' },
  { name: 'liftLow', label: 'Rise from (%)' },
  { name: 'liftHigh', label: 'Rise to (%)' },
];

/** What a higher rate would be worth. Its assumptions are edited in place, and saved when left. */
export function WorthPart({ page, measured, worth, mayChange }: WorthPartProps) {
  const [inputs, setInputs] = useState<Inputs>({
    valuePerConversion: worth.valuePerConversion?.toString() ?? '',
    currency: worth.currency,
    liftLow: String(worth.liftLow),
    liftHigh: String(worth.liftHigh),
  });
  const given = worthOf(inputs);
  const { mutate, error } = useMutation({ mutationFn: setValue });
  const save = () => given && mutate({ page, ...given });
  return (
    <Part
      isWide
      id="worth"
      title="Worth"
      lead="The gain from a higher conversion rate, with the traffic of the last 28 days."
    >
      <div className="grid max-w-160 grid-cols-2 gap-3 sm:grid-cols-4">
        {BOXES.map(({ name, label }) => (
          <Field key={name} label={label}>
            {(field) => (
              <Input
                {...field}
                value={inputs[name]}
                disabled={!mayChange}
                inputMode={name === 'currency' ? 'text' : 'decimal'}
                maxLength={name === 'currency' ? 3 : 12}
                autoComplete="off"
                className="tabular"
                onChange={({ target }) => setInputs({ ...inputs, [name]: target.value })}
                onBlur={save}
              />
            )}
          </Field>
        ))}
      </div>
      <FormProblem>{error && sentenceFor(error)}</FormProblem>
      <div aria-live="polite" className="tabular grid gap-1 text-ui">
        {given === null ? (
          <p>Enter numbers, and a currency code such as USD.</p>
        ) : (
          <Sentences measured={measured} worth={given} />
        )}
      </div>
    </Part>
  );
}

function Sentences({ measured: { recent, effect }, worth }: { measured: MeasuredPage; worth: Worth }) {
  const month = inFourWeeks(recent);
  if (month === null) return <p>{text.tooFewDays(recent.days)}</p>;
  const counts = { visitors: month.visits, conversions: month.conversions };
  const possible = opportunityOf(counts, [worth.liftLow, worth.liftHigh], worth);
  const gained = effect?.effect && gainedWith(effect.effect, counts, worth);
  return (
    <>
      <p className="text-ink">{sentence(text.opportunity(possible.conversions), possible, worth)}</p>
      {recent.days < FOUR_WEEKS && <p>{text.projected(recent.days)}</p>}
      {gained && <p>{sentence(text.gained(gained.conversions), gained, worth)}</p>}
    </>
  );
}

/** The conversions of now include the change, so its share of them is taken from the rate without it. */
function gainedWith(
  { low, high, rate, expectedRate }: { low: number; high: number; rate: number; expectedRate: number },
  counts: { visitors: number; conversions: number },
  worth: Worth,
): Opportunity {
  const without = { ...counts, conversions: rate > 0 ? (counts.conversions * expectedRate) / rate : 0 };
  const bounds: Range = [low, high];
  return opportunityOf(without, bounds, worth);
}

function sentence(words: string, { money }: Opportunity, { currency }: Worth): string {
  return money === null ? `${words}.` : text.worth(words, moneyWords(money, currency));
}

/** Null while a box is wrong. */
function worthOf({ valuePerConversion, currency, liftLow, liftHigh }: Inputs): Worth | null {
  const number = (typed: string): number =>
    typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.'));
  const value = valuePerConversion.trim() === '' ? null : number(valuePerConversion);
  const [low, high] = [number(liftLow), number(liftHigh)];
  const isValid =
    (value === null || value >= 0) &&
    /^[A-Za-z]{3}$/.test(currency) &&
    low >= 0 &&
    low <= high &&
    high <= 1_000;
  if (!isValid) return null;
  return { valuePerConversion: value, currency: currency.toUpperCase(), liftLow: low, liftHigh: high };
}
