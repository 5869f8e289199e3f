import { LEAST_CONVERSIONS } from '@liftmark/contract/effects/effects';
import { LEAST_DAYS, WINDOW_DAYS } from '@liftmark/contract/effects/windows';
import type { Verdicts } from './effects/measure.ts';
import { LIFTS, type Results, TRAFFIC_RATE } from './effects/results.ts';
import type { Estimate } from './statistics.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const whole = (share: number): string => `${Math.round(100 * share)}%`;
const row = (...cells: string[]): string => `| ${cells.join(' | ')} |`;
const count = (value: number): string => value.toLocaleString('en-US');

function shareWords(share: Estimate | null): string {
  return share === null ? 'none' : `${percent(share.value)} (${percent(share.low)}–${percent(share.high)})`;
}

function alarms({ name, pages, clear, covered }: Verdicts & { name: string }): string {
  return row(name, count(pages), shareWords(clear), covered === null ? 'none' : percent(covered.value));
}

/** `docs/effects.md`: how before and after are compared, and how often that is right. */
export function effectsPage({ usual, stresses, power }: Results): string {
  return `# What a change did: before and after

Written by \`npm run docs\` from the results of \`npm run effects\`. The code is in \`packages/contract/src/effects\`, the
simulation in \`evaluation/effects\`.

**Of ${count(usual.pages)} simulated pages that didn't change, ${percent(usual.clear?.value ?? 0)} are said to have changed; the promise is 5%.** A
comparison of before and after can't rule out what else happened on the same days. An A/B test can, so its result wins.

## How it works

1. **Date.** A change counts from the re-analysis that verified it, or from the day entered by hand. A verified change may have
   been live since the analysis before, so the days between the two are left out if the days before them suffice. If not, the
   report says that the effect may be larger.
2. **Days.** Up to ${WINDOW_DAYS} days before are compared with up to ${WINDOW_DAYS} days after. Longer windows would mistake seasons for effects.
   Missing days stay missing. Partial days, implausible days and days with eight times the usual visits are left out.
3. **Model.** A log-linear model of daily conversions with visits as exposure, a linear trend and six weekdays. The first rate
   shown is what the days before lead to expect for the days after.
4. **Interval.** 95%, with Student's t. The variance is what chance gives plus what days vary beyond it. That second part may last
   from day to day: its correlation is estimated from neighboring days and corrected for the bias of residuals.
5. **Enough data.** Each side needs ${LEAST_DAYS} days and ${LEAST_CONVERSIONS} conversions. Until then it says what is missing.
6. **Several changes** within ${LEAST_DAYS} days of each other are one: what each one did can't be separated.

## False alarms

Share of unchanged pages with a clear rise or fall, and share of intervals that contain the truth (no change).

| pages | n | false alarms | covered |
| --- | --- | --- | --- |
${[usual, ...stresses].map(alarms).join('\n')}

Usual pages draw a trend of up to ±5% a week, weekdays of up to ±20%, days of up to ±20% beyond chance that last with a
correlation of up to 0.4, and up to 5% missing days. In the other rows, every page varies as much as the row says.

## Power

Share of changed pages whose change is seen, on usual pages with a conversion rate of ${whole(TRAFFIC_RATE)} and ${WINDOW_DAYS} days on each side (n =
${count(power[0]?.lifts[0]?.pages ?? 0)} per cell).

${row('visits a day', ...LIFTS.map((lift) => `+${lift}%`))}
${row(...['---', ...LIFTS.map(() => '---')])}
${power.map(({ visits, lifts }) => row(count(visits), ...lifts.map(({ clear }) => (clear === null ? 'too few conversions' : whole(clear.value))))).join('\n')}

Small changes need an A/B test or far more visits than most pages have. On your page, the report says which rise its
traffic would show four times in five.
`;
}
