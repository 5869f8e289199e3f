import { translated } from '@liftmark/contract/translated';
import { amount } from '../../checks/shared/phrasing.ts';
import { text as de } from './plan.text.de.ts';
import { text as es } from './plan.text.es.ts';
import { text as fr } from './plan.text.fr.ts';

/** A plan of what to do when. */
const english = {
  lead: ({ period, hours }: { period: string; hours: number }) =>
    `A plan for ${period}, with ${amount(hours, 'hour')} a day for this page. The problems that visitors run into come first.`,
  leadToday: ({ hours }: { hours: number }) =>
    `A plan for today, with ${amount(hours, 'hour')} for this page:`,
  leadHours: ({ hours }: { hours: number }) =>
    `These changes fit into ${amount(hours, 'hour')}, the most serious first:`,
  /** Reports without times. */
  leadOrder: 'In this order. This report doesn’t say how long each change takes.',
  periods: { today: 'today', week: 'this week', twoWeeks: 'two weeks', month: 'a month' },
  day: ({ days, time }: { days: string; time: string }) => `${days}, ${time}:`,
  oneDay: ({ day }: { day: number }) => `Day ${day}`,
  severalDays: ({ from, to }: { from: number; to: number }) => `Days ${from} to ${to}`,
  job: ({ when, title }: { when: string; title: string }) => `${when} ${title}`,
  start: ({ title, time }: { title: string; time: string }) =>
    `Too long for this period, but start with it: ${title} (${time})`,
  hours: ({ hours }: { hours: number }) => `about ${amount(Math.round(hours), 'hour')}`,
  step: ({ step }: { step: string }) => `First step: ${step}`,
  wait: ({ jobs }: { jobs: string }) => `These can wait: ${jobs}.`,
  waiting: ({ title, time }: { title: string; time: string | null }) =>
    time === null ? title : `${title} (${time})`,
  small: ({ count, time }: { count: number; time: string }) =>
    `${amount(count, 'small fix', 'small fixes')} (${time})`,
  others: ({ count }: { count: number }) => `${count} more`,
  nothingWaits: 'Nothing is left over for later.',
  nothing: 'Nothing we measured needs to change, so there’s nothing to plan.',
  hint: 'Tell me how much time you have, such as “I have 4 hours”, and I’ll plan for that.',
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
