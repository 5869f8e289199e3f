import type { Place } from '@liftmark/contract/report';
import { amount } from '../../checks/shared/phrasing.ts';

/** The report in a few sentences for someone who doesn't know the field. */
export const text = {
  score: ({ page, score, standing }: { page: string; score: string; standing: string | null }) =>
    `${page} scores ${score} for how well it gets visitors to act.${standing === null ? '' : ` ${standing}`}`,
  noScore: ({ page }: { page: string }) => `Too little of ${page} could be measured for a score.`,
  standing: ({ higherThan, pages }: { higherThan: number; pages: number }) =>
    higherThan < 50
      ? `Of the ${amount(pages, 'page')} we measured the same way, only ${higherThan}% score lower.`
      : `That’s better than ${higherThan}% of the ${amount(pages, 'page')} we measured the same way.`,

  meaning: {
    strong: 'The page is good: visitors get what they need to decide, and what’s left is fine-tuning.',
    fair: 'It’s solid, but some visitors leave with an open question.',
    weak: 'It could do much more: many visitors don’t find what they need to decide.',
    poor: 'As it is, most visitors will leave without doing what the page is for.',
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
    `That takes ${time} of work. The first step: ${step}`,
  rest: ({ count, time, place }: { count: number; time: string; place: Place }) =>
    place === 'housekeeping'
      ? `After that, ${amount(count, 'small fix', 'small fixes')} would take ${time}.`
      : `After that, ${amount(count, 'smaller improvement')} would take ${time}.`,
  nothing: 'Nothing we measured needs to change.',
  thisPage: 'The page',
  named: ({ title }: { title: string }) => `The page ${title}`,
};
