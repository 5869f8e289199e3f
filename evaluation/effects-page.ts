import { LEAST_CONVERSIONS } from '@liftmark/contract/effects/effects';
import { LEAST_CASES, WIDEST } from '@liftmark/contract/effects/pooled-effect';
import { LEAST_DAYS, WINDOW_DAYS } from '@liftmark/contract/effects/windows';
import { LEAST_WORKSPACES } from '@liftmark/contract/track-record';
import type { Verdicts } from './effects/measure.ts';
import type { RecordFigures } from './effects/records.ts';
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

type Population = Results['records'][number];

function recordRows({ name, figures }: Population): string {
  return figures.map((each) => recordRow(name, each)).join('\n');
}

function recordRow(name: string, { cases, covered, error, rawError }: RecordFigures): string {
  const errors = [error, rawError].map((each) => each.toFixed(1));
  return row(name, String(cases), count(covered?.n ?? 0), shareWords(covered), ...errors);
}

function gainRows({ name, figures }: Population): string {
  return figures
    .map(({ cases, records, gains, rawGains }) =>
      row(name, String(cases), count(records), percent(gains?.value ?? 0), percent(rawGains?.value ?? 0)),
    )
    .join('\n');
}

/** Of all records without any effect, the share that claims one: shrunk, and by the raw mean. */
function claims(unchanged: readonly Population[]): [number, number] {
  const figures = unchanged.flatMap((each) => each.figures);
  const total = figures.reduce((sum, { records }) => sum + records, 0);
  const share = (of: (each: RecordFigures) => number | undefined) =>
    figures.reduce((sum, each) => sum + (of(each) ?? 0) * each.records, 0) / total;
  return [share(({ gains }) => gains?.value), share(({ rawGains }) => rawGains?.value)];
}

function trackRecordChapter({ records, unchanged }: Pick<Results, 'records' | 'unchanged'>): string {
  const [claimed, rawClaimed] = claims(unchanged);
  return `## Track record: what advice did

For each diagnosis and each check, an installation counts how often it was advised, done and verified, and pools what it did to
conversion rates. **Where no advice does anything, ${percent(claimed)} of the records claim a gain; of raw means, ${percent(rawClaimed)} would.** A record is
added when a report is read and is part of none: score, order and stored reports don't depend on it. It's counted every night,
so no report waits for it.

### What counts

| | |
| --- | --- |
| case | a recommendation of one page in one workspace, however often the page was analyzed |
| done | checked off, dated by hand or tested in an A/B test under Measure, or found fixed by a re-analysis |
| verified | found fixed by a re-analysis |
| effect | the newest A/B test about it; else before and after, the first time it was done |
| no effect | several changes at once (such cases count as done and verified only), too little data, advice worded by a language model |
| record of a check | every recommendation that answers it; effects only where the recommendation answers it alone |

### How effects are pooled

A Bayesian random-effects meta-analysis on the logarithm of the ratio of rates, with a mean shrunk toward zero:

- A case's effect varies around its own truth with the error that its 95% interval has.
- The truths of one kind of advice vary between sites around its mean. Half of that variance is shared by the sites of one workspace,
  because the same people make its changes. So a workspace, however many sites it has, weighs no more than what its sites share
  allows. Cases on one site are averaged and count as one, as precise as its usual case.
- The means of all kinds of advice vary around zero. How far is estimated from all records together, which decides how much each is
  shrunk.
- Both standard deviations have gamma priors with shape 3, with means of 4% (between kinds of advice) and 8% (between sites), and are
  integrated out on a grid instead of being estimated, since an estimate of 0 from few cases would make intervals too narrow.

A figure is shown from ${LEAST_CASES} cases on, if its 95% interval is at most ${WIDEST} points wide. Otherwise, the record says that there are too few cases.

| source | used for |
| --- | --- |
| C. Röver, “Bayesian random-effects meta-analysis using the bayesmeta R package”, Journal of Statistical Software 93 (2020) | the model for each kind of advice, integrated over the heterogeneity |
| D. B. Rubin, “Estimation in parallel randomized experiments”, Journal of Educational Statistics 6 (1981) | means that vary around a common one and are shrunk toward it |
| Y. Chung and others, “A nondegenerate penalized likelihood estimator for variance parameters in multilevel models”, Psychometrika 78 (2013) | gamma priors, which keep standard deviations away from 0 |
| W. Browne and M. Swarbrick Jones, “What works in e-commerce: a meta-analysis of 6,700 online experiments”, Qubit (2017) | the size of the priors: of 29 kinds of changes, none moved revenue by more than 2.9% on average |

### Who sees what

A case counts as a threefold rise or fall at most, since anyone can enter a test in which a page did wonders.

A record is shown to others from ${LEAST_WORKSPACES} workspaces on in which the advice was done; its verified count and its effect from ${LEAST_WORKSPACES} workspaces on that
have one. All workspaces of one owner count as one, and those whose owners have no verified address count for no one but themselves.
A member who subtracts what their own workspace did still has ${LEAST_WORKSPACES - 1} others in the figure. Below that, members see
what happened in their own workspace, and everyone else sees nothing. PDFs, links and the methodology show only what everyone may see.
The operator sees everything, and exports it as CSV or JSON. Someone who controls the workspaces of ${LEAST_WORKSPACES - 1} verified addresses can see what a fifth one
adds, but not which one it is; an effect alone, being shrunk and pooled, doesn't give it away.

### How good it is

Simulated installations with ${count(new Set(records[0]?.figures.map(({ cases }) => cases)).size * 10)} kinds of advice each, ten for each number of cases. An error of a case is drawn from 3% (a large A/B test) to
25% (before and after on a small page), or comes from simulated days. Unless a row says otherwise, mean effects differ by ±3% and
sites by ±5%. Errors are root mean squares in percentage points.

| population | cases | records | covered by the 95% interval | error, shrunk | error, raw mean |
| --- | --- | --- | --- | --- | --- |
${records.map(recordRows).join('\n')}

Share of records that claim a gain (the whole interval above zero) where there is none:

| population | cases | records | shrunk | raw mean |
| --- | --- | --- | --- | --- |
${unchanged.map(gainRows).join('\n')}

Shrinking has a price: with few cases, an effect that is really there looks smaller than it is, and where a few kinds of advice do
much more than the others, their first cases say too little.
`;
}

/** `docs/effects.md`: how before and after are compared, and how often that is right. */
export function effectsPage({ usual, stresses, power, records, unchanged }: Results): string {
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

${trackRecordChapter({ records, unchanged })}`;
}
