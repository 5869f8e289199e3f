/** A check that threw on a page: our bug, reported to the operator. Readers of the report see "not measured". */
export interface CheckError {
  check: string;
  error: Error;
}

export type OnCheckError = (failure: CheckError) => void;

/** As a plain error, which can be passed between threads whatever was thrown. */
export function checkError({ id }: { id: string }, cause: unknown): CheckError {
  const error = new Error(cause instanceof Error ? cause.message : String(cause));
  if (cause instanceof Error) {
    error.name = cause.name;
    if (cause.stack !== undefined) error.stack = cause.stack;
  }
  return { check: id, error };
}
