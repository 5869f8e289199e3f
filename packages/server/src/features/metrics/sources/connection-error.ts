import type { ConnectionProblem } from '@liftmark/contract/connections';

/** A connection as a whole doesn't work. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  readonly problem: ConnectionProblem;
  /** How long the service wants to be left alone; null if it didn't say. */
  readonly retryAfterS: number | null;
  /** What the service answered. It isn't shown. */
  readonly answer: string;

  constructor(
    problem: ConnectionProblem,
    { retryAfterS = null, answer = '' }: { retryAfterS?: number | null; answer?: string } = {},
  ) {
    super(problem);
    this.problem = problem;
    this.retryAfterS = retryAfterS;
    this.answer = answer;
  }

  /** Whether only a person can repair it. */
  get needsPerson(): boolean {
    return !['rate', 'unreachable', 'format'].includes(this.problem);
  }
}
