export interface EmailProblem {
  title: string;
  text: string;
}

/** The problem with an address to send a report to; null if it is fine. */
export function emailProblem(typed: string): EmailProblem | null {
  const address = typed.trim();
  if (address === '') return { title: 'Email Required', text: 'Please enter an email address' };
  return address.includes('@')
    ? null
    : { title: 'Invalid Email', text: 'Please enter a valid email address' };
}
