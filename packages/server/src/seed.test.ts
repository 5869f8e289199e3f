import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { signInResponseSchema } from '@liftmark/contract/auth';
import { expect, it } from 'vitest';
import { createTestDatabase, EMBEDDED } from './testing/test-database.ts';
import { startProcess } from './testing/test-process.ts';

const SEED = fileURLToPath(new URL('./seed.ts', import.meta.url));

it('makes accounts that sign in with the printed passwords, with their reports, once', async () => {
  const database = await createTestDatabase(EMBEDDED);
  const folder = mkdtempSync(join(tmpdir(), 'liftmark-seed-'));
  const environment = {
    DATABASE_URL: database.url,
    LIFTMARK_DATA: folder,
    CHROME_PATH: 'none',
    FOUNDER_EMAILS: 'founder@demo.liftmark.test',
  };
  const seed = async () => {
    const env = { PATH: process.env.PATH ?? '', LOG_LEVEL: 'error', ...environment };
    return (await promisify(execFile)(process.execPath, [SEED], { env })).stdout;
  };
  const printed = await seed();
  expect(await seed()).toBe(printed);
  const passwords = new Map(
    [...printed.matchAll(/ (\w+@demo\.liftmark\.test) +(\S+)$/gm)].map(([, email = '', password = '']) => [
      email,
      password,
    ]),
  );
  const liftmark = await startProcess(environment);
  for (const [role, rights, reports] of [
    ['free', { isPro: false, isFounder: false }, 2],
    ['pro', { isPro: true, isFounder: false }, 3],
    ['founder', { isPro: true, isFounder: true }, 1],
  ] as const) {
    const email = `${role}@demo.liftmark.test`;
    const response = await fetch(`${liftmark.origin}/auth/signin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: passwords.get(email) }),
    });
    expect(signInResponseSchema.parse(await response.json()).user).toMatchObject({
      email,
      emailVerified: true,
      ...rights,
    });
    const cookie = response.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ');
    const list = await fetch(`${liftmark.origin}/api/reports`, { headers: { cookie } });
    expect(await list.json()).toHaveLength(reports);
  }
  await liftmark.end('SIGTERM');
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}, 240_000);
