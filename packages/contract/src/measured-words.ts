import { inFourWeeks } from './effects/four-weeks.ts';
import { opportunityOf } from './effects/worth.ts';
import { reportLocale } from './figures.ts';
import { changeWords, convertedOf } from './measured-rates.ts';
import { text } from './measured-words.text.ts';
import type { MeasuredPage, ShownEffect, Worth } from './measuring.ts';

/** What the figures of an effect rest on, and what they can't say. */
export function effectNotes(effect: ShownEffect, source: MeasuredPage['source']): string[] {
  const notes = [
    text.basis(effect, source),
    effect.changes.length > 1 ? text.inseparable(effect.changes.length) : null,
    effect.mayBeUnderstated ? text.understated : null,
    effect.leftOut > 0 ? text.leftOut(effect.leftOut) : null,
  ];
  return notes.filter((note) => note !== null);
}

/** What is measured of a page and what its latest change did, line by line. An A/B test wins over before and after. */
export function measuredLines(page: MeasuredPage): string[] {
  return [`${text.recent(page.recent)}.`, ...changeLines(page)];
}

function changeLines({ experiment, effect, source }: MeasuredPage): string[] {
  if (experiment !== null) {
    const { name, result } = experiment;
    return [`${name}. ${text.experiment(experiment)}`, `${text.verdicts[result.verdict]}.`];
  }
  if (effect === null) return [];
  const changes = effect.changes.map(({ what }) => what).join(' · ');
  if (effect.effect === null) {
    const { detectable } = effect;
    return [changes, text.missing(effect), ...(detectable === null ? [] : [text.detectable(detectable)])];
  }
  return [
    changes,
    text.effect(effect.effect),
    `${text.verdicts[effect.effect.verdict]}. ${effectNotes(effect, source).join(' ')}`,
    text.method,
  ];
}

/** What a higher rate would be worth, and what that assumes; nothing without visits, or with too few days. */
export function worthLines({ recent }: MeasuredPage, worth: Worth): string[] {
  const month = inFourWeeks(recent);
  if (month === null || month.visits === 0) return [];
  const { visits: visitors, conversions } = month;
  const { liftLow, liftHigh, valuePerConversion: value, currency } = worth;
  const { conversions: more, money } = opportunityOf({ visitors, conversions }, [liftLow, liftHigh], worth);
  const moneyOf = (amount: number) =>
    amount.toLocaleString(reportLocale(), {
      style: 'currency',
      currency,
      maximumFractionDigits: amount < 10 ? 2 : 0,
    });
  const some = (count: number) =>
    count.toLocaleString(reportLocale(), { maximumFractionDigits: count < 10 ? 1 : 0 });
  return [
    text.worth({
      lifts: [changeWords(liftLow), changeWords(liftHigh)],
      conversions: [some(more[0]), some(more[1])],
      money: money && [moneyOf(money[0]), moneyOf(money[1])],
    }),
    text.assumed({
      days: recent.days,
      visits: visitors,
      rate: convertedOf({ visitors, conversions }),
      value: value === null ? null : moneyOf(value),
    }),
  ];
}
