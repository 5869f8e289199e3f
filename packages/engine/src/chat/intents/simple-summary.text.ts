import type { Place } from '@liftmark/contract/report';
import { amount } from '../../checks/shared/phrasing.ts';

/** The report in a few sentences for someone who doesn't know the field. */
export const text = {
  score: ({ page, score, standing }: { page: string; score: string; standing: string | null }) =>
    `${page} gets ${score} out of 100 points for how well it turns visitors into customers${standing === null ? '' : `, ${standing}`}.`,
  noScore: ({ page }: { page: string }) => `Too little of ${page} could be measured for a score.`,
  standing: ({ higherThan, pages }: { higherThan: number; pages: number }) =>
    `more than ${higherThan}% of ${amount(pages, 'page')} measured the same way`,

  meaning: {
    strong: 'That’s good: visitors get what they need to decide, and what’s left is fine-tuning.',
    fair: 'That’s solid, but some visitors leave with an open question.',
    weak: 'That’s below what the page could do: many visitors don’t find what they need to decide.',
    poor: 'That’s poor: most visitors will leave without doing what the page is for.',
  },
  held: ({ reason, score }: { reason: string; score: number }) =>
    `One fault holds everything down: ${reason} Without it, the score would be ${score}.`,

  one: ({ problem }: { problem: string }) => `The main problem: ${problem}.`,
  several: ({ count, problems }: { count: string; problems: string }) =>
    `The ${count} main problems: ${problems}.`,
  improvements: ({ count, problems }: { count: string; problems: string }) =>
    `No serious problem stands out; the ${count} most useful improvements: ${problems}.`,
  counts: ['', 'one', 'two', 'three'],
  toDo: ({ time, step }: { time: string; step: string }) =>
    `Fixing that takes ${time} of work. Start with this: ${step}`,
  rest: ({ count, time, place }: { count: number; time: string; place: Place }) =>
    place === 'housekeeping'
      ? `After that, ${amount(count, 'small fix', 'small fixes')} would take ${time}.`
      : `After that, ${amount(count, 'smaller improvement')} would take ${time}.`,
  nothing: 'Nothing we measured needs to change.',
  thisPage: 'The page',
  named: ({ title }: { title: string }) => `The page ${title}`,
};
