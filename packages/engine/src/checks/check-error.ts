/** A check that failed on a page: a fault of ours, for the operator. Readers of the report see "not measured". */
export interface CheckError {
  check: string;
  error: Error;
}

export type OnCheckError = (failure: CheckError) => void;

/** As an error of the plainest kind, which passes from one thread to another whatever was thrown. */
export function checkError({ id }: { id: string }, cause: unknown): CheckError {
  const error = new Error(cause instanceof Error ? cause.message : String(cause));
  if (cause instanceof Error) {
    error.name = cause.name;
    if (cause.stack !== undefined) error.stack = cause.stack;
  }
  return { check: id, error };
}
