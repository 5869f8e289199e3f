import type { QuestionResponse } from '@liftmark/contract/chat';
import type { Recommendation } from '@liftmark/contract/report';
import { stopped } from '../language/punctuation.ts';

type Citation = QuestionResponse['citations'][number];

/** One statement of an answer, with the finding that it is based on. */
export interface Statement {
  /** Shown in bold before the text; null for none. */
  title: string | null;
  text: string;
  citation: Citation | null;
}

const MAX_CHARACTERS = 700;

/** An answer made of a first line, if there is one, and statements with citations. */
export function composeAnswer(
  lead: string | null,
  statements: readonly Statement[],
  style: 'paragraphs' | 'numbered' = 'paragraphs',
): QuestionResponse {
  const citations: Citation[] = [];
  const written = statements.map(({ title, text, citation }, index) => {
    const mark = citation === null ? '' : ` [${numberOf(citation, citations)}]`;
    // On one line with its text, a title ends like a sentence.
    const bold =
      title === null
        ? ''
        : style === 'numbered'
          ? `**${text === '' ? plain(title) : stopped(plain(title))}** `
          : `**${plain(title)}**\n`;
    return `${style === 'numbered' ? `${index + 1}. ` : ''}${`${bold}${cut(plain(text))}`.trimEnd()}${mark}`;
  });
  const body = written.join(style === 'numbered' ? '\n' : '\n\n');
  const gap = style === 'numbered' ? '\n' : '\n\n';
  const answer = [...(lead === null ? [] : [lead]), ...(body === '' ? [] : [body])].join(gap);
  return { answer, citations, isAnswered: true };
}

/** The id that a citation of advice carries: of its worst check, or its own where no check speaks of it. */
export function citedBy({ checks: [worst], id }: Pick<Recommendation, 'checks' | 'id'>): string {
  return worst ?? id;
}

/** The number of a finding among the citations, to which it is added if it is new. */
function numberOf(citation: Citation, citations: Citation[]): number {
  const known = citations.findIndex(({ check }) => check === citation.check);
  return known < 0 ? citations.push(citation) : known + 1;
}

/** Without what page text could use to set bold or to cite. */
export function plain(text: string): string {
  return text.replaceAll('**', '').replace(/\[(\d+)\]/g, '($1)');
}

function cut(text: string): string {
  return text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS).trimEnd()}…`;
}
