import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { type Files, openFiles } from './files.ts';

let folder: string;
let store: S3Server;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'liftmark-files-'));
  store = await startS3Server();
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await store.close();
});

const open = (environment: Record<string, string>) =>
  openFiles(readSettings({ LIFTMARK_DATA: folder, ...environment }));
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();
async function listed(files: Files): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of files.list()) keys.push(key);
  return keys.sort();
}

describe.each([
  ['the data folder', () => ({})],
  ['S3', () => store.environment],
])('the file store in %s', (_, environment) => {
  it('keeps bytes under their key until they are removed', async () => {
    const files = await open(environment());
    const key = 'analyses/7/0/desktop.webp';
    expect(await files.exists(key)).toBe(false);
    await expect(files.read(key)).rejects.toThrow();
    await files.put(key, Buffer.from('first'));
    await files.put(key, Buffer.from('second'));
    await files.putStream('feedback/note.txt', Readable.from([Buffer.from('a '), Buffer.from('note')]));
    expect(await files.exists(key)).toBe(true);
    expect(text(await files.read(key))).toBe('second');
    expect(text(await buffer(await files.stream('feedback/note.txt')))).toBe('a note');
    await files.remove(key);
    await files.remove(key);
    expect(await listed(files)).toEqual(['feedback/note.txt']);
  });

  it('removes a folder and nothing beside it, however many files there are', async () => {
    const files = await open(environment());
    for (let index = 0; index < 8; index += 1) await files.put(`analyses/1/${index}`, Buffer.from('x'));
    await files.put('analyses/10/0', Buffer.from('x'));
    await files.removeFolder('analyses/1');
    await files.removeFolder('analyses/none');
    expect(await listed(files)).toEqual(['analyses/10/0']);
  });

  it('leaves nothing behind where a stream fails, and keeps what was there before', async () => {
    const files = await open(environment());
    await files.put('feedback/note.txt', Buffer.from('before'));
    const failing = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('the sender is gone');
      })(),
    );
    await expect(files.putStream('feedback/note.txt', failing)).rejects.toThrow();
    expect(text(await files.read('feedback/note.txt'))).toBe('before');
    expect(await listed(files)).toEqual(['feedback/note.txt']);
  });
});

it('never shows half a local file', async () => {
  const files = await open({});
  const { promise: rest, resolve: send } = Promise.withResolvers<void>();
  const writing = files.putStream(
    'documents/report.pdf',
    Readable.from(
      (async function* () {
        yield Buffer.from('half');
        await rest;
        yield Buffer.from(' and half');
      })(),
    ),
  );
  await expect.poll(() => readdirSync(join(folder, 'files'), { recursive: true })).toHaveLength(2);
  expect(await files.exists('documents/report.pdf')).toBe(false);
  expect(await listed(files)).toEqual([]);
  send();
  await writing;
  expect(text(await files.read('documents/report.pdf'))).toBe('half and half');
});

it('says so where the store is out of order, and works again with it', async () => {
  const files = await open(store.environment);
  store.isFailing = true;
  await expect(files.put('a', Buffer.from('x'))).rejects.toThrow();
  await expect(files.exists('a')).rejects.toThrow();
  store.isFailing = false;
  await files.put('a', Buffer.from('x'));
  expect(await files.exists('a')).toBe(true);
}, 30_000);

it('is ready where files can be kept, and not where the bucket is missing or out of order', async () => {
  const files = await open(store.environment);
  expect(await files.isReady()).toBe(true);
  expect(await (await open({ ...store.environment, S3_BUCKET: 'missing' })).isReady()).toBe(false);
  expect(await (await open({})).isReady()).toBe(true);
  store.isFailing = true;
  expect(await files.isReady()).toBe(false);
  store.isFailing = false;
}, 30_000);

it('is refused with the wrong key', async () => {
  const files = await open({ ...store.environment, S3_ACCESS_KEY_ID: 'AKIAOTHER' });
  await expect(files.put('a', Buffer.from('x'))).rejects.toThrow();
});
