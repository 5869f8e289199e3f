import type { Place } from '@liftmark/contract/report';
import { translated } from '@liftmark/contract/translated';
import { amount } from '../../checks/shared/phrasing.ts';
import { text as de } from './simple-summary.text.de.ts';
import { text as es } from './simple-summary.text.es.ts';
import { text as fr } from './simple-summary.text.fr.ts';

/** The report in a few sentences for someone who doesn't know the field. */
const english = {
  outOf: ({ percent, grade }: { percent: number; grade: string | null }) =>
    `${percent} out of 100${grade === null ? '' : ` (${grade})`}`,
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

  /** Each diagnosis as someone who doesn't know the field would say it. */
  problems: {
    'broken-content': 'part of the page is broken or empty',
    'broken-on-phone': 'the page doesn’t work well on phones',
    'broken-pictures': 'images don’t load',
    'broken-promise': 'the page doesn’t keep what your ad or email promises',
    'competing-actions': 'it’s unclear which button to click',
    'contact-hard': 'getting in touch is harder than it should be',
    contradictions: 'the page contradicts itself',
    covered: 'something covers the page',
    'dated-look': 'the design looks dated or homemade',
    'dead-action': 'buttons or links lead nowhere',
    'demanding-form': 'the form asks for too much or the wrong things',
    'doubtful-claims': 'some claims are hard to believe',
    'empty-space': 'large parts of the page are blank',
    expired: 'the page looks out of date',
    'hard-to-find': 'visitors can’t easily find what they came for',
    'hidden-message': 'visitors have to scroll to learn what the page is about',
    'language-quality': 'the text has mistakes',
    'late-action': 'the button to act comes too late',
    'no-action': 'there’s no button for the next step',
    'no-picture': 'no picture shows what you offer',
    'no-price': 'visitors can’t see what it costs',
    'no-proof': 'nothing shows that others trust you',
    'no-risk-relief': 'visitors don’t learn what happens if they change their mind',
    'offer-unexplained': 'the page doesn’t explain what you offer',
    'offer-without-action': 'there’s no button next to the prices',
    'template-leftovers': 'parts of the template are still on the page',
    'thin-content': 'the page says too little',
    'too-much-text': 'the page is too long to read',
    'unclear-price': 'it’s unclear what visitors will pay',
    'unreadable-text': 'some text is hard to read',
    unsafe: 'the page doesn’t look safe to visitors',
    unstyled: 'the page loads without its design',
    'vague-action-label': 'the buttons don’t say what happens next',
    'vague-headline': 'the headline doesn’t say what you offer',
    'weak-action-look': 'the main button doesn’t look like one',
    'weak-benefits': 'the page doesn’t make clear what visitors get',
    'weak-pictures': 'the pictures don’t look like yours',
    'weak-proof': 'the reviews and figures don’t convince',
    'who-is-behind': 'it’s unclear who is behind the page',
  },
  one: ({ problem }: { problem: string }) => `The main problem: ${problem}.`,
  several: ({ count, problems }: { count: string; problems: string }) =>
    `The ${count} main problems: ${problems}.`,
  improvements: ({ count, problems }: { count: string; problems: string }) =>
    `No serious problems stand out. The ${count} most useful improvements: ${problems}.`,
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

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
