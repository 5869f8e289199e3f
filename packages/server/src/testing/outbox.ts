import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

/** Plain texts of the mails to an address, oldest first. */
export function mailsTo(dataFolder: string, address: string): string[] {
  const outbox = join(dataFolder, 'outbox');
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((text) => text.startsWith(`To: ${address}\n`));
}

/** The newest mail to an address with that subject, once it has been sent. */
export async function waitForMail(dataFolder: string, address: string, subject: string): Promise<string> {
  const find = () =>
    mailsTo(dataFolder, address).findLast((text) => text.includes(`\nSubject: ${subject}\n`));
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  return find() ?? '';
}

/** The token that the link of a mail carries. */
export function tokenIn(mail: string): string {
  const [, token] = /#token=([\w.-]+)/.exec(mail) ?? [];
  if (token === undefined) throw new Error(`No link in: ${mail}`);
  return token;
}
