import { type ChatMessage, type QuestionResponse, SUGGESTED_QUESTIONS } from '@liftmark/contract/chat';
import type { AnyReport } from '@liftmark/contract/report-view';
import { quote } from '../checks/phrasing.ts';

/** What reports of each kind can answer. */
export const EXAMPLES: Record<AnyReport['kind'], readonly string[]> = {
  conversion: [
    ...SUGGESTED_QUESTIONS,
    'Why is my score not 100?',
    'Which changes take the least time?',
    'What works well?',
    'How fast is the page?',
  ],
  competitor: [
    'What do competitors do better?',
    'How do we compare on trust?',
    'How do we compare on clarity?',
  ],
  swot: ['What are the strengths?', 'Which weakness is the gravest?', 'Which threats are there?'],
  copy: ['What is wrong with the headline?', 'Which button label is better?', 'What should I rewrite first?'],
};
const MAX_EXAMPLES = 3;
const MAX_WORDS = 4;

/**
 * That the report does not tell, of what, and what it does tell; other examples each time.
 * @param untold words that nothing in it is about; null where nothing was asked
 */
export function unanswered(
  untold: readonly string[] | null,
  { kind }: AnyReport,
  history: readonly ChatMessage[],
): QuestionResponse {
  return withExamples(refusal(untold), kind, history);
}

/** What visitors of the page do; a page does not show it. */
const DOINGS =
  /\bhow (?:many|much|often)\b(?!.*\bmore\b).*\b(?:people|persons|visitors?|users?|customers?|clients?|buyers?|donors?|donat\w+|visits?|orders?|sales|sign-?ups|subscribers?|traffic)\b|\b(?:bounce|conversion|click(?:-through)?|exit) rate\b|\bwho (?:visits|buys|comes|donates)\b/i;

/** That no report on a page knows what its visitors do; null for any other question. */
export function unseen(
  question: string,
  { kind }: AnyReport,
  history: readonly ChatMessage[],
): QuestionResponse | null {
  if (!DOINGS.test(question) || EXPECTED.test(question)) return null;
  return withExamples(
    'This report does not tell: it judges what stands on the page, and sees neither visitors nor what they do. Your analytics count them.',
    kind,
    history,
  );
}

/** What a change may bring is another question. */
const EXPECTED = /\b(?:would|will|could|can|gain|lift|uplift|lose|lost|cost)\b/i;

function withExamples(
  answer: string,
  kind: AnyReport['kind'],
  history: readonly ChatMessage[],
): QuestionResponse {
  const said = history.map(({ content }) => content).join('\n');
  const fresh = EXAMPLES[kind].filter((example) => !said.includes(example));
  const examples = (fresh.length > 0 ? fresh : EXAMPLES[kind]).slice(0, MAX_EXAMPLES);
  return {
    answer: `${answer} You can ask, for instance:\n${examples.map((example) => `- ${example}`).join('\n')}`,
    citations: [],
    isAnswered: false,
  };
}

function refusal(untold: readonly string[] | null): string {
  if (untold === null) return 'I answer questions about this report.';
  if (untold.length === 0) return 'This report does not tell.';
  const words = untold.slice(0, MAX_WORDS).map((word) => quote(word, 40));
  return `This report does not tell: nothing in it is about ${words.join(' or ')}.`;
}
