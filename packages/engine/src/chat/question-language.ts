import type { ChatMessage } from '@liftmark/contract/chat';
import type { AnyReport } from '@liftmark/contract/report-view';
import { readingIn } from '../language/reading.ts';
import { likelyLanguagesOf } from '../language/text-language.ts';

/** What a question is read with: people ask in their own language, or in that of the page. */
interface Conversation {
  question: string;
  report: AnyReport;
  history: readonly ChatMessage[];
}

/** Does the work with the words of the languages that a conversation is probably in; a short question says little. */
export function inLanguagesOf<Result>(
  { question, report, history }: Conversation,
  work: () => Result,
): Result {
  const questions = history.filter(({ type }) => type === 'user').map(({ content }) => content);
  const page = report.kind === 'conversion' ? report.language : null;
  return readingIn([...likelyLanguagesOf([...questions, question].join('\n')), page], work);
}
