export interface EmailProblem {
  title: string;
  text: string;
}

/** What is wrong with an address to send a report to; null where it can be sent to. */
export function emailProblem(typed: string): EmailProblem | null {
  const address = typed.trim();
  if (address === '') return { title: 'Email Required', text: 'Please enter an email address' };
  return address.includes('@')
    ? null
    : { title: 'Invalid Email', text: 'Please enter a valid email address' };
}
