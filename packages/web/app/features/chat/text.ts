import { translated } from '@liftmark/contract/translated';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  title: 'AI Expert Chat',
  lead: 'Questions about this report, answered from its findings.',
  notSaved: 'We don’t save the conversation.',
  model: ({ model }: { model: string }) => `Answers are written by ${model}.`,
  whatIsSent: 'See what we send it',
  partOfPro: 'Part of Pro',
  locked:
    'Ask anything about this report. Each answer is based on its findings and links to them. If the report doesn’t have the answer, the chat says so.',
  conversation: 'Conversation',
  suggestions: 'Answers come from this report and link to its findings.',
  failed: 'Failed to send',
  retry: 'Retry',
  failure: {
    title: 'Question Failed',
    empty: 'No answer received from AI. Please try again.',
    unreadable: 'AI response error. Please try rephrasing your question.',
    lost: 'Network error. Check your connection and try again.',
  },
  stopped: 'Stopped before there was an answer.',
  clear: 'Clear conversation',
  question: 'Your question',
  placeholder: 'Ask about this report',
  stop: 'Stop',
  send: 'Send',
  asked: 'You asked:',
  answer: 'Answer:',
  reading: 'Reading the report',
  writing: 'Writing',
  findings: 'Findings behind this answer',
  finding: ({ title }: { title: string }) => `Finding: ${title}, `,
  writtenBy: ({ model }: { model: string }) =>
    `Written by ${model}. Each sentence was checked against this report.`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
