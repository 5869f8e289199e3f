/** The mailbox behind an address: a plus and what follows it lead to the same one, and so do dots at Google. */
export function mailboxOf(email: string): string {
  const [local = '', host = ''] = email.toLowerCase().split('@');
  const [name = ''] = local.split('+');
  return `${/^(gmail|googlemail)\.com$/.test(host) ? name.replaceAll('.', '') : name}@${host}`;
}
