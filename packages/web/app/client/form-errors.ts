import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError, sentenceFor } from './api-error.ts';

/**
 * Shows the server's errors next to the fields they name, and focuses the first of them. Errors that belong to no
 * field become the form's own, `formState.errors.root`. Returns the sentence in either case.
 */
export function showRefusal<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  error: unknown,
): string {
  const sentence = sentenceFor(error);
  const refused = Object.entries((error instanceof ApiError && error.body?.fields) || {});
  const known = refused.filter(([name]) => name in form.getValues());
  known.forEach(([name, message], index) => {
    form.setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  if (known.length === 0) form.setError('root', { type: 'server', message: sentence });
  return known[0]?.[1] ?? sentence;
}
