import { english as chat } from '@liftmark/contract/chat.text';
import { translated } from '@liftmark/contract/translated';
import { text as de } from './unanswered.text.de.ts';
import { text as es } from './unanswered.text.es.ts';
import { text as fr } from './unanswered.text.fr.ts';

/** What the chat says when the report doesn’t hold the answer, and questions it can answer. */
const english = {
  notAQuestion: 'I can answer questions about this report.',
  notCovered: 'This report doesn’t cover that.',
  nothingAbout: ({ words }: { words: string }) =>
    `This report doesn’t cover that: it says nothing about ${words}.`,
  visitors:
    'This report can’t answer that: it looks at the page, not at visitors or what they do. Your analytics can.',
  withExamples: ({ answer, examples }: { answer: string; examples: readonly string[] }) =>
    `${answer} Try asking:\n${examples.map((example) => `- ${example}`).join('\n')}`,

  /** Questions that reports of each kind can answer. */
  examples: {
    conversion: [
      ...chat.suggested,
      'Why isn’t my score 100?',
      'Which changes take the least time?',
      'What works well?',
      'How fast is my page?',
    ],
    competitor: [
      'What do competitors do better?',
      'How are we doing on trust?',
      'How are we doing on clarity?',
    ],
    swot: ['What are the strengths?', 'What are the weaknesses?', 'What are the threats?'],
    copy: ['What about the headline?', 'Which button label is better?', 'What are the copy recommendations?'],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
