import { labeled } from './labels/in-languages.ts';

/** The questions that visitors ask of a page, in the order in which they ask them. */
export const QUESTIONS = ['works', 'offer', 'benefit', 'belief', 'cost', 'action'] as const;
export type Question = (typeof QUESTIONS)[number];

export const QUESTION_LABELS: Record<Question, string> = labeled(({ questions }) => questions, {
  works: 'Does it work?',
  offer: 'What is it, and is it for me?',
  benefit: 'Why should I want it?',
  belief: 'Why should I believe it?',
  cost: 'What does it cost me?',
  action: 'What do I do next?',
});
