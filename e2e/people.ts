import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import type { Product } from './product.ts';

/** The address that has Pro by the settings of the product under test, once it is verified. */
export const PRO_EMAIL = 'pro@shop.test';

export const PASSWORD = 'a long enough secret';

export function newEmail(): string {
  return `${randomUUID()}@shop.test`;
}

/** Makes an account; whoever asks is signed in from then on. The request context of a page shares its cookies. */
export async function signUp(
  request: APIRequestContext,
  { origin }: Pick<Product, 'origin'>,
  email: string = newEmail(),
): Promise<string> {
  const answer = await request.post(`${origin}/auth/signup`, {
    headers: { origin },
    data: { email, password: PASSWORD, firstName: 'Mira', lastName: 'Kent', emailOptIn: true },
  });
  expect(answer.status()).toBe(200);
  return email;
}

/** Follows the link of the verification mail. */
export async function verifyEmail(
  request: APIRequestContext,
  product: Pick<Product, 'origin' | 'dataFolder'>,
  email: string,
): Promise<void> {
  const token = await linkToken(product, email, 'verify-email');
  const answer = await request.post(`${product.origin}/api/auth/verify-email`, {
    headers: { origin: product.origin },
    data: { token },
  });
  expect(answer.ok()).toBe(true);
}

/** The token of the newest link to a screen that was mailed to an address, once it has been. */
export async function linkToken(
  { dataFolder }: Pick<Product, 'dataFolder'>,
  email: string,
  screen: string,
): Promise<string> {
  let token = '';
  await expect(async () => {
    token = (await newestToken(join(dataFolder, 'outbox'), email, screen)) ?? '';
    expect(token).not.toBe('');
  }).toPass({ timeout: 30_000 });
  return token;
}

async function newestToken(outbox: string, email: string, screen: string): Promise<string | undefined> {
  const names = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.txt'))
      .sort()
      .map((name) => readFile(join(outbox, name), 'utf8')),
  );
  const link = new RegExp(`/${screen}#token=([\\w.-]+)`);
  const mail = mails.findLast((text) => text.startsWith(`To: ${email}\n`) && link.test(text));
  return link.exec(mail ?? '')?.[1];
}
