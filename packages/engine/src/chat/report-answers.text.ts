import { translated } from '@liftmark/contract/translated';
import { amount } from '../checks/shared/phrasing.ts';
import { text as de } from './report-answers.text.de.ts';
import { text as es } from './report-answers.text.es.ts';
import { text as fr } from './report-answers.text.fr.ts';

/** Answers that the chat gives to usual questions. `topic` is a name from `topics.text.ts`. */
const english = {
  firstChanges: 'Start with the changes that are most worth the effort:',
  firstProblems: 'Start with what visitors run into, the most serious first:',
  fix: ({ step }: { step: string }) => `What to do: ${step}`,
  quickChanges: 'These take about 15 minutes each, most valuable first:',
  nothingToChange: 'Nothing we measured needs to change.',

  /** @param score "72 (B-)" */
  score: ({ score }: { score: string }) => `The score is ${score} out of 100.`,
  uncapped: ({ ceilings, score }: { ceilings: number; score: number }) =>
    ceilings === 1
      ? `Without the ceiling below, it would be ${score}.`
      : `Without the ceilings below, it would be ${score}.`,
  biggestLosses: 'The biggest losses:',
  noLosses: 'None of the failed checks cost any points.',
  loss: ({ reason, points }: { reason: string; points: string }) => `${reason} (${points} points)`,
  neutral: ({ points }: { points: string }) =>
    `${points} points are lost in categories where few checks apply to this page, because the rest of such a category counts as average.`,

  strengths: 'What already works:',
  noStrengths: 'None of the checks for things visitors notice passed in full.',

  expectation:
    'The page alone can’t tell you that: it depends on who visits and why, and only a test will show it.',
  impact: ({ impact }: { impact: string }) => `For changes like this one: ${impact}`,

  allPass: ({ topic }: { topic: string }) => `Everything we checked about ${topic} passes:`,
  canImprove: ({ topic, faults, shown }: { topic: string; faults: number; shown: number }) =>
    `${amount(faults, 'thing')} about ${topic} can be improved${shown < faults ? ', starting with these' : ''}:`,
  onPage: ({ topic }: { topic: string }) => `Here’s what the page says about ${topic}:`,
  notJudged: ({ topic }: { topic: string }) => `This report doesn’t judge ${topic}:`,
  betterCopy: ({ topic }: { topic: string }) =>
    `Better wording for ${topic}, based on what the page says. Fill in the placeholders in brackets:`,
  toDo: ({ observed, advice }: { observed: string; advice: string }) => `${observed} What to do: ${advice}`,
  example: ({ copy }: { copy: string }) => `For example: ${copy}`,

  about: ({ title, pageType }: { title: string; pageType: string }) => `“${title}”. Page type: ${pageType}.`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
