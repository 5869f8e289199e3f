export type EmailProblem = 'missing' | 'invalid';

/** The problem with an address to send a report to; null if it is fine. */
export function emailProblem(typed: string): EmailProblem | null {
  const address = typed.trim();
  if (address === '') return 'missing';
  return address.includes('@') ? null : 'invalid';
}
