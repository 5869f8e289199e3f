import { expect, test } from 'vitest';
import {
  answerParts,
  type ChatEvent,
  type Conversation,
  converse,
  EMPTY,
  historyOf,
  offeredQuestions,
} from './conversation.ts';

const AT = '2026-01-01T00:00:00.000Z';

function after(...events: ChatEvent[]): Conversation {
  return events.reduce(converse, EMPTY);
}
const ask = (question: string): ChatEvent => ({ kind: 'asked', question, at: AT });
const answer = (content: string): ChatEvent => ({
  kind: 'answered',
  content,
  citations: [],
  isAnswered: true,
  at: AT,
});

test('a question waits for its answer, and both are kept in order', () => {
  const waiting = after(ask(' Why? '));
  expect(waiting.pending).toBe('Why?');
  expect(waiting.messages).toEqual([{ id: 1, type: 'user', content: 'Why?', timestamp: AT, citations: [] }]);
  const { pending, messages } = converse(waiting, answer('Because.'));
  expect(pending).toBeNull();
  expect(messages.map(({ id, type, content }) => [id, type, content])).toEqual([
    [1, 'user', 'Why?'],
    [2, 'ai', 'Because.'],
  ]);
});

test('blank questions and questions while one waits are ignored', () => {
  expect(after(ask('  '))).toBe(EMPTY);
  expect(after(ask('One?'), ask('Two?')).messages).toHaveLength(1);
});

test('a question that failed is asked again without standing there twice', () => {
  const failed = after(ask('Why?'), { kind: 'failed', reason: 'Network error.' });
  expect(failed).toMatchObject({ pending: null, failed: { question: 'Why?', reason: 'Network error.' } });
  const again = converse(failed, { kind: 'retried' });
  expect(again).toMatchObject({ pending: 'Why?', failed: null });
  expect(again.messages).toHaveLength(1);
});

test('an answer grows until it is whole', () => {
  const growing = after(ask('Why?'), { kind: 'pieced', text: 'Be' }, { kind: 'pieced', text: 'cause.' });
  expect(growing).toMatchObject({ pending: 'Why?', partial: 'Because.' });
  expect(converse(growing, answer('Because.'))).toMatchObject({ pending: null, partial: '' });
});

test('stopping keeps what was said, without marks that lead nowhere', () => {
  const growing = after(ask('Why?'), { kind: 'pieced', text: 'Because. [1][2]' });
  const stopped = converse(growing, { kind: 'stopped', at: AT, instead: 'Stopped.' });
  expect(stopped).toMatchObject({ pending: null, partial: '', failed: null });
  expect(stopped.messages.at(-1)).toMatchObject({ type: 'ai', content: 'Because.', citations: [] });
  expect(converse(stopped, answer('Late.'))).toBe(stopped);
  expect(after({ kind: 'stopped', at: AT, instead: 'Stopped.' })).toBe(EMPTY);
});

test('clearing drops what comes late', () => {
  expect(after(ask('Why?'), { kind: 'cleared' }, answer('Because.'))).toBe(EMPTY);
});

test('the history of a call is what stood there before its question', () => {
  const state = after(ask('One?'), answer('Yes.'), ask('Two?'));
  expect(historyOf(state).map(({ content }) => content)).toEqual(['One?', 'Yes.']);
});

test('marks of citations are told from text, and marks without a citation stay text', () => {
  expect(answerParts('Begin here [1]. Then [2][3].', 2)).toEqual([
    { kind: 'text', text: 'Begin here ' },
    { kind: 'citation', number: 1 },
    { kind: 'text', text: '. Then ' },
    { kind: 'citation', number: 2 },
    { kind: 'text', text: '[3]' },
    { kind: 'text', text: '.' },
  ]);
});

test('questions that are offered instead of an answer stand apart from its text', () => {
  const content =
    'This report does not tell. You can ask, for instance:\n- How fast is it?\n- What works well?';
  expect(offeredQuestions({ content, isAnswered: false })).toEqual({
    text: 'This report does not tell. You can ask, for instance:',
    questions: ['How fast is it?', 'What works well?'],
  });
  // A question that an answer quotes, such as one of the page, is no offer.
  expect(offeredQuestions({ content, isAnswered: true })).toEqual({ text: content, questions: [] });
});
