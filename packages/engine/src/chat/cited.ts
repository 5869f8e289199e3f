import type { QuestionResponse } from '@liftmark/contract/chat';

/** One thing that an answer says, and the finding that it rests on. */
export interface Statement {
  /** Set bold before the text; null for none. */
  title: string | null;
  text: string;
  citation: QuestionResponse['citations'][number] | null;
}

const MAX_CHARACTERS = 700;

/** An answer of a first line, where there is one, and statements with their citations. */
export function answered(
  lead: string | null,
  statements: readonly Statement[],
  style: 'paragraphs' | 'numbered' = 'paragraphs',
): QuestionResponse {
  const citations: QuestionResponse['citations'] = [];
  const written = statements.map(({ title, text, citation }, index) => {
    if (citation !== null) citations.push(citation);
    const mark = citation === null ? '' : ` [${citations.length}]`;
    const bold = title === null ? '' : `**${plain(title)}**${style === 'numbered' ? ' ' : '\n'}`;
    return `${style === 'numbered' ? `${index + 1}. ` : ''}${bold}${cut(plain(text))}${mark}`;
  });
  const body = written.join(style === 'numbered' ? '\n' : '\n\n');
  const gap = style === 'numbered' ? '\n' : '\n\n';
  const answer = [...(lead === null ? [] : [lead]), ...(body === '' ? [] : [body])].join(gap);
  return { answer, citations, isAnswered: true };
}

/** Text of a page can't set bold or cite. */
export function plain(text: string): string {
  return text.replaceAll('**', '').replace(/\[(\d+)\]/g, '($1)');
}

function cut(text: string): string {
  return text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS).trimEnd()}…`;
}
