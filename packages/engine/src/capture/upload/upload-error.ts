import { UPLOAD_SENTENCES } from '@liftmark/contract/uploads';
import { CaptureError } from '../capture-error.ts';

type Problem = keyof typeof UPLOAD_SENTENCES;

const TOO_LARGE: ReadonlySet<Problem> = new Set(['tooLarge', 'unpacksTooLarge']);

/** A file that no page can be read from. */
export function uploadError(problem: Problem, detail: string = problem): CaptureError {
  return new CaptureError(
    TOO_LARGE.has(problem) ? 'too_large' : 'not_html',
    detail,
    UPLOAD_SENTENCES[problem],
  );
}
