import type { QuestionResponse } from '@liftmark/contract/chat';
import { durationWords } from '@liftmark/contract/places';
import { alternatives, compose, pattern } from '../../language/patterns.ts';
import { composeAnswer, type Statement } from '../citations.ts';
import { countIn } from './counts.ts';
import { type Asked, followedBy, type Intent, isShort, plainAnswer } from './intent.ts';
import { type Job, jobsOf } from './jobs.ts';
import { text } from './plan.text.ts';

const ASKS = pattern('asksForPlan');
const SHORTER = pattern('asksForShorter');
const HOURS = compose(String.raw`(\d+)\s*${alternatives('hoursWord')}\b`, 'iu');
const NAMES_HOURS = pattern('hoursWord');
const HOUR = 60;
/** Beside everything else that people do. */
const HOURS_A_DAY = 4;
const MAX_WAITING = 4;

/** What to do this week, and what can wait. */
export const planIntent: Intent = {
  name: 'plan',
  asks: ({ question, before }) =>
    ASKS.test(question) ||
    (before?.name === 'plan' && isShort(question) && (periodIn(question) !== null || SHORTER.test(question))),
  answer: (asked: Asked) => {
    const { question, report } = asked;
    const jobs = jobsOf(report);
    if (jobs.length === 0) return plainAnswer([text.nothing]);
    return jobs.some(({ minutes }) => minutes === null)
      ? ordered(jobs)
      : planned(jobs, periodOf(asked), SHORTER.test(question));
  },
};

interface Period {
  name: keyof typeof text.periods;
  days: number;
  hoursADay: number;
  /** Whether hours were given instead of days. */
  isHours?: boolean;
}

const WEEK: Period = { name: 'week', days: 5, hoursADay: HOURS_A_DAY };
const PERIODS: readonly { words: RegExp; period: Period }[] = [
  { words: pattern('periodTwoWeeks'), period: { ...WEEK, name: 'twoWeeks', days: 10 } },
  { words: pattern('periodMonth'), period: { ...WEEK, name: 'month', days: 20 } },
  { words: pattern('periodToday'), period: { ...WEEK, name: 'today', days: 1 } },
];

function periodIn(question: string): Period | null {
  const hours = NAMES_HOURS.test(question) ? Number(HOURS.exec(question)?.[1] ?? countIn(question) ?? 0) : 0;
  if (hours > 0) return { name: 'today', days: 1, hoursADay: hours, isHours: true };
  return PERIODS.find(({ words }) => words.test(question))?.period ?? null;
}

/** Of the question; "shorter" keeps that of the plan before. */
function periodOf({ question, history }: Asked): Period {
  if (!SHORTER.test(question)) return periodIn(question) ?? WEEK;
  const asked = history.findLast(({ type, content }) => type === 'user' && !SHORTER.test(content));
  return periodIn(asked?.content ?? '') ?? WEEK;
}

function ordered(jobs: readonly Job[]): QuestionResponse {
  const statements = jobs.slice(0, 7).map(({ title, step, citation }) => ({
    title,
    text: step ?? '',
    citation,
  }));
  return composeAnswer(text.leadOrder, statements, 'numbered');
}

/** A job with the days on which it is done, from 1. */
interface Slot {
  job: Job;
  from: number;
  to: number;
}

function planned(jobs: readonly Job[], period: Period, isShorter: boolean): QuestionResponse {
  const { slots, waiting } = schedule(jobs, period);
  const statements = slots.map((slot) => statementOf(slot, period, isShorter));
  const lead = leadOf(period);
  const [longest] = waiting;
  if (slots.length === 0 && longest !== undefined)
    return composeAnswer(
      lead,
      [
        {
          title: text.start({ title: longest.title, time: timeOf(longest) ?? '' }),
          text: text.step({ step: longest.step ?? '' }),
          citation: longest.citation,
        },
      ],
      'numbered',
    );
  return followedBy(composeAnswer(lead, statements, 'numbered'), [
    waiting.length === 0 ? text.nothingWaits : text.wait({ jobs: namesOf(waiting) }),
    isShorter || period !== WEEK ? null : text.hint,
  ]);
}

function leadOf({ name, days, hoursADay: hours, isHours }: Period): string {
  if (isHours) return text.leadHours({ hours });
  return days === 1 ? text.leadToday({ hours }) : text.lead({ period: text.periods[name], hours });
}

const PLACES = ['first', 'also', 'housekeeping'];

/** Each job on the first day that has room for it; what takes days comes after the shorter ones of its place. */
function schedule(jobs: readonly Job[], { days, hoursADay }: Period): { slots: Slot[]; waiting: Job[] } {
  const free = Array.from({ length: days }, () => hoursADay * HOUR);
  const isLong = ({ minutes }: Job) => Number((minutes ?? 0) > 2 * HOURS_A_DAY * HOUR);
  const sorted = jobs.toSorted(
    (a, b) => PLACES.indexOf(a.place) - PLACES.indexOf(b.place) || isLong(a) - isLong(b),
  );
  const slots = sorted.flatMap((job) => {
    const from = firstDay(free, job.minutes ?? 0, hoursADay * HOUR);
    return from === null ? [] : [{ job, from: from + 1, to: take(free, from, job.minutes ?? 0) }];
  });
  const taken = new Set(slots.map(({ job }) => job));
  return {
    slots: slots.toSorted((a, b) => a.from - b.from),
    waiting: sorted.filter((job) => !taken.has(job)),
  };
}

/** The first day on which a job can begin, from 0: with room for all of it, or whole days if it takes more than one. */
function firstDay(free: readonly number[], minutes: number, perDay: number): number | null {
  const days = Math.ceil(minutes / perDay);
  const found = free.findIndex((left, day) =>
    days <= 1
      ? left >= minutes
      : day + days <= free.length && free.slice(day, day + days).every((each) => each === perDay),
  );
  return found < 0 ? null : found;
}

/** Takes the time from the days, and returns the last one, from 1. */
function take(free: number[], from: number, minutes: number): number {
  let left = minutes;
  let day = from;
  for (; left > 0 && day < free.length; day++) {
    const used = Math.min(left, free[day] ?? 0);
    free[day] = (free[day] ?? 0) - used;
    left -= used;
  }
  return day;
}

function statementOf({ job, from, to }: Slot, { days: ofPeriod }: Period, isShorter: boolean): Statement {
  const days = from === to ? text.oneDay({ day: from }) : text.severalDays({ from, to });
  const time = timeOf(job) ?? '';
  const when = ofPeriod === 1 ? `${time.charAt(0).toUpperCase()}${time.slice(1)}:` : text.day({ days, time });
  return {
    title: text.job({ when, title: job.title }),
    text: isShorter || job.step === null ? '' : text.step({ step: job.step }),
    citation: job.citation,
  };
}

function timeOf({ minutes }: Job): string | null {
  if (minutes === null) return null;
  // "2 days" of work aren't two days of a plan with four hours a day.
  return minutes > 2 * HOURS_A_DAY * HOUR ? text.hours({ hours: minutes / HOUR }) : durationWords(minutes);
}

/** What is worth doing by its name, small fixes by their number. */
function namesOf(jobs: readonly Job[]): string {
  const small = jobs.filter(({ place }) => place === 'housekeeping');
  const others = jobs.filter(({ place }) => place !== 'housekeeping');
  const minutes = small.reduce((sum, job) => sum + (job.minutes ?? 0), 0);
  const names = [
    ...others.map((job) => text.waiting({ title: job.title, time: timeOf(job) })),
    ...(small.length === 0 ? [] : [text.small({ count: small.length, time: durationWords(minutes) })]),
  ];
  const shown =
    names.length > MAX_WAITING + 1
      ? [...names.slice(0, MAX_WAITING), text.others({ count: names.length - MAX_WAITING })]
      : names;
  return shown.join('; ');
}
