import type { QuestionResponse } from '@liftmark/contract/chat';
import type { ConversionReport } from '@liftmark/contract/report';
import { list, quote } from '../checks/shared/phrasing.ts';
import { LETTERS_AND_DIGITS } from '../language/characters.ts';
import { pattern } from '../language/patterns.ts';
import { composeAnswer, plain, type Statement } from './citations.ts';
import { text } from './name-questions.text.ts';
import { pageLines } from './page-lines.ts';
import { wordsAsked } from './search.ts';

/** A question whether a person or thing is named on the page. */
const ASKS = pattern('namedWord');
/** Words of such a question that aren't a name. */
const NO_NAME = pattern('nameQuestionWord');
const MAX_LINES = 2;

/** The lines of the page that name what is asked for, and who is behind the page; null for any other question. */
export function answerNameQuestion(question: string, report: ConversionReport): QuestionResponse | null {
  if (!ASKS.test(question)) return null;
  const names = wordsAsked(question).filter((word) => !NO_NAME.test(word));
  const identity = report.findings
    .filter(({ check }) => check === 'organization-identity')
    .map(({ check, title, observed }) => ({
      title,
      text: observed,
      citation: { check, title: plain(title) },
    }));
  if (names.length === 0) return identity.length > 0 ? composeAnswer(null, identity) : null;
  const lines = linesWith(names, report);
  const asked = list(names.map((name) => quote(name, 40)));
  const lead =
    lines.length > 0 ? text.found({ names: asked, count: names.length }) : text.notFound({ names: asked });
  return { ...composeAnswer(lead, [...lines, ...identity]), isAnswered: lines.length + identity.length > 0 };
}

function linesWith(names: readonly string[], report: ConversionReport): Statement[] {
  const asked = names.flatMap(wordsOf);
  return pageLines(report)
    .filter(({ text }) => {
      const words = new Set(wordsOf(text));
      return asked.every((word) => words.has(word));
    })
    .slice(0, MAX_LINES)
    .map(({ title, text, check }) => ({
      title: null,
      text,
      citation: check === null ? null : { check, title },
    }));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(LETTERS_AND_DIGITS) ?? [];
}
