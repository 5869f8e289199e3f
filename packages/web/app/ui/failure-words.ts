import { inLanguage, reportLanguage } from '@liftmark/contract/translated';
import { ApiError, sentenceFor } from '../client/api-error.ts';
import { text } from './failure-words.text.ts';
import { useReportLanguage } from './report-language.tsx';

/**
 * The sentence that people read about a failure on the screen of a report: the server's own where that is in the language
 * of the report, else what its code means.
 */
export function failureWords(error: unknown): string {
  const language = reportLanguage();
  const body = error instanceof ApiError ? error.body : null;
  const { writtenIn = 'en' } = body ?? {};
  if (writtenIn === language) return sentenceFor(error);
  if (body !== null) return text.codes[body.code];
  return error instanceof TypeError ? text.unreachable : text.outOfOrder;
}

/** The same for event handlers, which aren't part of rendering. */
export function useFailureWords(): (error: unknown) => string {
  const language = useReportLanguage();
  return (error) => inLanguage(language, () => failureWords(error));
}
