import type { ChatMessage, QuestionResponse } from '@liftmark/contract/chat';
import { reportLocale } from '@liftmark/contract/figures';
import type { AnyReport } from '@liftmark/contract/report-view';
import { reportLanguage } from '@liftmark/contract/translated';
import { quote } from '../checks/shared/phrasing.ts';
import { pattern } from '../language/patterns.ts';
import { text } from './unanswered.text.ts';

const EXAMPLES: Record<AnyReport['kind'], readonly string[]> = text.examples;
const MAX_EXAMPLES = 3;
const MAX_WORDS = 4;

/**
 * That the report has no answer, what it has nothing about, and questions it can answer: other ones each time.
 * @param unknown words that nothing in the report is about; null if nothing was asked
 */
export function unanswered(
  unknown: readonly string[] | null,
  { kind }: AnyReport,
  history: readonly ChatMessage[],
): QuestionResponse {
  return withExamples(refusal(unknown), kind, history);
}

/** Questions about what visitors do, which a page doesn't show. */
const VISITORS = pattern('asksForAnalytics');

/** That a report knows nothing of visitors; null for any other question. */
export function answerOnVisitors(
  question: string,
  { kind }: AnyReport,
  history: readonly ChatMessage[],
): QuestionResponse | null {
  if (!VISITORS.test(question) || EXPECTED.test(question)) return null;
  return withExamples(text.visitors, kind, history);
}

/** What a change may gain is another question. */
const EXPECTED = pattern('expectedEffect');

function withExamples(
  answer: string,
  kind: AnyReport['kind'],
  history: readonly ChatMessage[],
): QuestionResponse {
  const said = history.map(({ content }) => content).join('\n');
  const fresh = EXAMPLES[kind].filter((example) => !said.includes(example));
  const examples = (fresh.length > 0 ? fresh : EXAMPLES[kind]).slice(0, MAX_EXAMPLES);
  return {
    answer: text.withExamples({ answer, examples }),
    citations: [],
    isAnswered: false,
  };
}

function refusal(unknown: readonly string[] | null): string {
  if (unknown === null) return text.notAQuestion;
  if (unknown.length === 0) return text.notCovered;
  const words = unknown.slice(0, MAX_WORDS).map((word) => quote(word, 40));
  return text.nothingAbout({ words: either(words) });
}

/** "a, b or c", without a comma before the last one, as `list` writes it. */
function either(words: readonly string[]): string {
  const locale = reportLanguage() === 'en' ? 'en-GB' : reportLocale();
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(words);
}
