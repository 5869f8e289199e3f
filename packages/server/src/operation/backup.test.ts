import {
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../database/schema.ts';
import { readSettings } from '../settings.ts';
import { testBrowser } from '../testing/browser.ts';
import { mailsTo } from '../testing/outbox.ts';
import { startS3Server } from '../testing/s3-server.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestDatabase, EMBEDDED, testServers } from '../testing/test-database.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

/** Guessing may be cheap here. */
const LOCK = { passphrase: 'kettles whistle a tune', workFactor: 4 };
const password = 'correct kettle battery';
const ada = { email: 'ada@shop.test', password };

let closers: (() => Promise<void> | void)[];
let folder: string;
beforeEach(() => {
  closers = [];
  folder = mkdtempSync(join(tmpdir(), 'liftmark-backup-'));
});
afterEach(async () => {
  for (const close of closers.toReversed()) await close();
  rmSync(folder, { recursive: true, force: true });
});
const app = async (...options: Parameters<typeof createTestApp>): Promise<TestApp> => {
  const test = await createTestApp(...options);
  closers.push(() => test.close());
  return test;
};
const settingsOf = (test: Pick<TestApp, 'databaseUrl' | 'dataFolder'>, environment = {}) =>
  readSettings({ DATABASE_URL: test.databaseUrl, LIFTMARK_DATA: test.dataFolder, ...environment });

/** An installation with an account, its report with pictures, an attachment, and work that nobody has done yet. */
async function usedInstallation(server = EMBEDDED, environment: Record<string, string> = {}) {
  const worker = await app(server, { environment });
  const browser = testBrowser(worker.app);
  await browser.post('/auth/signup', { ...ada, firstName: 'Ada "\\n"', lastName: 'Größe' });
  const analyzed = await browser.post('/api/analyze/url', { url: 'https://shop.test/kettle' });
  expect(analyzed.statusCode).toBe(200);
  await worker.services.files.put('feedback/1.txt', Buffer.from('a private note'));
  await expect
    .poll(() => mailsTo(worker.dataFolder, ada.email).length, { timeout: 30_000 })
    .toBeGreaterThan(0);
  const { databaseUrl, dataFolder } = worker;
  const web = await app(server, { environment, isWorker: false, besides: worker });
  return { worker, web, browser, databaseUrl, dataFolder, reportId: analyzed.json().reportId as string };
}

/** An empty installation, whose processes are started by `app`. */
async function emptyInstallation(server = EMBEDDED) {
  const database = await createTestDatabase(server);
  closers.push(() => database.close());
  return { databaseUrl: database.url, dataFolder: mkdtempSync(join(folder, 'data-')) };
}

describe.each(testServers())('a backup of $name', (server) => {
  it('brings everything back on an empty installation, from a product that runs', async () => {
    const used = await usedInstallation(server);
    const before = (await used.browser.get(`/api/reports/${used.reportId}`)).json();
    const file = join(folder, 'liftmark.backup');
    const written = await backUp(settingsOf(used), file, LOCK);
    expect(written.files).toBeGreaterThanOrEqual(3);
    const bytes = readFileSync(file);
    expect(bytes.toString('latin1')).toMatch(/^age-encryption\.org/);
    expect(bytes.includes('shop.test')).toBe(false);

    const empty = await emptyInstallation(server);
    const restored = await restore(settingsOf(empty), file, LOCK);
    expect(restored).toEqual(written);
    const test = await app(server, { besides: empty });
    const browser = testBrowser(test.app);
    const signedIn = await browser.post('/auth/signin', ada);
    expect(signedIn.json().user).toMatchObject({ firstName: 'Ada "\\n"', lastName: 'Größe' });
    expect((await browser.get(`/api/reports/${used.reportId}`)).json()).toEqual(before);
    const picture = `/api/reports/${used.reportId}/screenshots/desktop`;
    expect((await browser.get(picture)).rawPayload).toEqual((await used.browser.get(picture)).rawPayload);
    expect(Buffer.from(await test.services.files.read('feedback/1.txt')).toString()).toBe('a private note');
    // Numbers go on where they stood.
    const next = await browser.post('/api/analyze/url', { url: 'https://shop.test/next' });
    expect(next.statusCode).toBe(200);
    await expect(restore(settingsOf(empty), file, LOCK)).rejects.toThrow(/running/);
  }, 120_000);
});

describe('a backup', () => {
  it('keeps accepted work that nobody has done yet', async () => {
    const web = await app(EMBEDDED, { isWorker: false });
    const file = join(folder, 'liftmark.backup');
    await testBrowser(web.app).post('/auth/signup', { ...ada, firstName: 'Ada', lastName: 'Kettle' });
    await backUp(settingsOf(web), file, LOCK);
    const empty = await emptyInstallation();
    await restore(settingsOf(empty), file, LOCK);
    const test = await app(EMBEDDED, { besides: empty });
    await expect
      .poll(() => mailsTo(test.dataFolder, ada.email).length, { timeout: 30_000 })
      .toBeGreaterThan(0);
  }, 60_000);

  it('reads and fills a file store that speaks S3', async () => {
    const store = await startS3Server();
    closers.push(() => store.close());
    const used = await usedInstallation(EMBEDDED, store.environment);
    const objects = new Map(store.objects);
    expect(objects.size).toBeGreaterThanOrEqual(3);
    const file = join(folder, 'liftmark.backup');
    await backUp(settingsOf(used, store.environment), file, LOCK);
    store.objects.clear();
    await restore(settingsOf(await emptyInstallation(), store.environment), file, LOCK);
    expect(store.objects).toEqual(objects);
  }, 60_000);

  it('is refused with another passphrase, cut off, changed, or of another secret, and nothing is changed', async () => {
    const web = await app(EMBEDDED, { isWorker: false });
    await testBrowser(web.app).post('/auth/signup', { ...ada, firstName: 'Ada', lastName: 'Kettle' });
    const file = join(folder, 'liftmark.backup');
    await backUp(settingsOf(web), file, LOCK);
    const empty = await emptyInstallation();
    const expectRefusal = async (refused: string, reason: RegExp, { lock = LOCK, environment = {} } = {}) => {
      await expect(restore(settingsOf(empty, environment), refused, lock)).rejects.toThrow(reason);
      expect(readdirSync(empty.dataFolder)).toEqual([]);
    };
    await expectRefusal(file, /passphrase/, { lock: { ...LOCK, passphrase: 'another passphrase' } });
    await expectRefusal(file, /different secret/, {
      environment: { APP_SECRET: 'the-secret-of-some-other-installation' },
    });
    await expectRefusal(join(folder, 'missing.backup'), /no such file/);

    const bytes = readFileSync(file);
    const damaged = join(folder, 'damaged.backup');
    for (const length of [bytes.length - 1, bytes.length - 1_000, Math.floor(bytes.length / 2)]) {
      writeFileSync(damaged, bytes.subarray(0, length));
      await expectRefusal(damaged, /damaged\.backup is damaged/);
    }
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(bytes.length - 500) ^ 1, bytes.length - 500);
    writeFileSync(damaged, changed);
    await expectRefusal(damaged, /damaged\.backup is damaged/);

    await restore(settingsOf(empty), file, LOCK);
  }, 60_000);

  it('is refused where there is something already, which stays as it is', async () => {
    const used = await usedInstallation();
    const file = join(folder, 'liftmark.backup');
    await backUp(settingsOf(used), file, LOCK);
    const full = await emptyInstallation();
    await restore(settingsOf(full), file, LOCK);
    const filesIn = (dataFolder: string) =>
      globSync('**', { cwd: dataFolder }).map((name) => [name, statSync(join(dataFolder, name)).mtimeMs]);
    const before = filesIn(full.dataFolder);
    expect(before.length).toBeGreaterThan(3);
    await expect(restore(settingsOf(full), file, LOCK)).rejects.toThrow(/already has data/);
    expect(filesIn(full.dataFolder)).toEqual(before);
    const test = await app(EMBEDDED, { besides: full, isWorker: false });
    expect(await test.services.database.$count(users)).toBe(1);
  }, 60_000);

  it('leaves no half file behind', async () => {
    const web = await app(EMBEDDED, { isWorker: false });
    const file = join(folder, 'nowhere', 'liftmark.backup');
    await expect(backUp(settingsOf(web), file, LOCK)).rejects.toThrow(/ENOENT/);
    expect(existsSync(`${file}.part`)).toBe(false);
  }, 60_000);
});
