import { once } from 'node:events';
import { existsSync, globSync, readdirSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ATTACHMENT_BYTES } from '@liftmark/contract/feedback-limits';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { feedback } from '../../database/schema.ts';
import { createTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import { claimAttachment } from './claim-attachment.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const square = () => sharp({ create: { width: 8, height: 6, channels: 3, background: '#a33' } });

describe('POST /api/feedback', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(EMBEDDED, { isWorker: false, environment: { RATE_LIMIT_FACTOR: '1000' } });
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    // A temporary folder of its own: what is left in it was left by these requests.
    vi.stubEnv('TMPDIR', join(test.dataFolder, 'files'));
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await test.close();
  });

  async function post(parts: Record<string, string | File>, headers: Record<string, string> = {}) {
    const form = new FormData();
    for (const [name, value] of Object.entries(parts)) form.append(name, value);
    const request = new Request('http://localhost', { method: 'POST', body: form });
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/feedback',
      payload: Buffer.from(await request.arrayBuffer()),
      headers: { 'content-type': request.headers.get('content-type') ?? '', ...headers },
    });
    return { status: answer.statusCode, body: answer.json() };
  }
  const attach = (bytes: Uint8Array<ArrayBuffer>, name: string, type = 'image/png') =>
    post({ message: 'Look', attachment: new File([bytes], name, { type }) });
  const storedFiles = () => globSync('**/*.*', { cwd: join(test.dataFolder, 'files', 'feedback') });
  const uploadFolders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('liftmark-upload-'));
  async function stored() {
    const rows = await test.services.database.select().from(feedback);
    await test.services.database.delete(feedback);
    for (const { attachmentFile } of rows)
      if (attachmentFile) await test.services.files.remove(attachmentFile);
    return rows;
  }
  async function expectNothingKept() {
    expect([await stored(), storedFiles(), uploadFolders()]).toEqual([[], [], []]);
  }

  it('keeps what a visitor wrote', async () => {
    const answer = await post({
      type: 'feature',
      message: '  A dark report  ',
      priority: 'high',
      currentPage: '/blog\u202e\n',
      userAgent: 'Browser 1',
    });
    expect(answer).toEqual({ status: 200, body: { received: true } });
    expect(await stored()).toMatchObject([
      {
        type: 'feature',
        priority: 'high',
        message: 'A dark report',
        status: 'planned',
        userId: null,
        currentPage: '/blog',
        userAgent: 'Browser 1',
        attachmentName: null,
        attachmentFile: null,
      },
    ]);
  });

  it('is a bug of medium priority where nothing else is said, and knows who is signed in', async () => {
    await post({ message: 'Broken' }, await signedInAs(test, { plan: 'free' }));
    const [row] = await stored();
    expect(row).toMatchObject({ type: 'bug', priority: 'medium', status: 'open' });
    expect(row?.userId).not.toBeNull();
  });

  it('has one effect for the same words under the same key, also at the same time', async () => {
    const headers = { 'idempotency-key': 'one' };
    const parts = () => ({ message: 'Twice', attachment: new File([PDF], 'a.pdf') });
    const answers = await Promise.all([post(parts(), headers), post(parts(), headers)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await post(parts(), headers)).status).toBe(200);
    expect(storedFiles()).toHaveLength(1);
    await post({ message: 'Other' }, headers);
    expect(await stored()).toHaveLength(2);
  });

  it.each([
    ['no message', {}, 'message', 'Please enter a message'],
    ['a blank message', { message: ' \n' }, 'message', 'Please enter a message'],
    ['a long message', { message: 'x'.repeat(5001) }, 'message', 'Please use at most 5,000 characters'],
    ['a kind that there is not', { message: 'Hi', type: 'praise' }, 'type', 'Choose a type'],
    ['a priority that there is not', { message: 'Hi', priority: '1' }, 'priority', 'Choose a priority'],
  ])('refuses %s', async (_name, parts, field, sentence) => {
    const answer = await post({ ...parts, attachment: new File([PDF], 'a.pdf') });
    expect([answer.status, answer.body.fields]).toEqual([400, { [field]: sentence }]);
    await expectNothingKept();
  });

  it.each(['jpeg', 'png', 'gif', 'webp'] as const)(
    'draws a %s anew, whatever it is called',
    async (format) => {
      const withPlace = square().withExif({ IFD0: { Copyright: 'a secret place' } });
      const bytes = Buffer.concat([await withPlace.toFormat(format).toBuffer(), Buffer.from('<script>')]);
      expect((await attach(Buffer.from(bytes), 'no ending', 'application/x-msdownload')).status).toBe(200);
      const ending = format === 'jpeg' ? 'jpg' : format;
      const [file = ''] = storedFiles();
      expect(file).toMatch(new RegExp(`^[\\w-]{43}\\.${ending}$`));
      const kept = Buffer.from(await test.services.files.read(`feedback/${file}`));
      expect(kept.includes('<script>') || kept.includes('secret')).toBe(false);
      expect(await sharp(kept).metadata()).toMatchObject({ format, width: 8, height: 6 });
      expect(await stored()).toMatchObject([
        { attachmentName: `no ending.${ending}`, attachmentType: `image/${format}` },
      ]);
    },
  );

  it.each([
    ['a document', PDF, 'a.pdf', 'application/pdf'],
    ['a text', Buffer.from('Größe: 3 < 4\r\n\tend'), 'notes.txt', 'text/plain'],
  ])('keeps %s as it is', async (_name, bytes, name, type) => {
    expect((await attach(bytes, name, 'image/png')).status).toBe(200);
    const [file = ''] = storedFiles();
    expect(Buffer.from(await test.services.files.read(`feedback/${file}`))).toEqual(bytes);
    expect(await stored()).toMatchObject([{ attachmentName: name, attachmentType: type }]);
  });

  it.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\evil\\report.log', 'report.txt'],
    ['a\u202Egnp.txt', 'agnp.txt'],
    ['..', 'attachment.txt'],
    ['"quoted"; x=1.txt', 'quoted x=1.txt'],
    [`${'long '.repeat(100)}.txt`, `${'long '.repeat(16).trim()}.txt`],
  ])('cleans the name %j', async (name, cleaned) => {
    await attach(Buffer.from('text'), name);
    expect((await stored())[0]?.attachmentName).toBe(cleaned);
  });

  const INVALID = 'Please select an image, PDF, or text file.';
  const disallowed: [string, Buffer, string][] = [
    ['a program', Buffer.from('MZ\x90\0\x03\0\0', 'latin1'), 'photo.png'],
    ['an archive', Buffer.from('PK\x03\x04\0\0', 'latin1'), 'a.pdf'],
    ['a page', Buffer.from('\n <!DOCTYPE html><script>1</script>'), 'a.txt'],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.png'],
    ['a shell script', Buffer.from('#!/bin/sh\nrm -rf /'), 'a.txt'],
    ['a text in no known writing', Buffer.from([0x66, 0xff, 0xfe]), 'a.txt'],
    ['a text that breaks off in a character', Buffer.from([0x66, 0xc3]), 'a.txt'],
    ['a text with control characters', Buffer.from('a\x1b[2Jb'), 'a.txt'],
    ['half a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), 'a.png'],
    ['a document and an archive in one', Buffer.concat([PDF, Buffer.from('PK\x03\x04')]), 'a.pdf'],
    ['a document without an end', Buffer.from('%PDF-1.4\n'), 'a.pdf'],
    ['a listed type under another name', PDF, 'a.pdf.exe'],
    ['a text under the name of a page', Buffer.from('text'), 'a.html'],
  ];
  it.each(disallowed)('refuses %s', async (_name, bytes, name) => {
    const answer = await attach(Buffer.from(bytes), name);
    expect([answer.status, answer.body.message]).toEqual([415, INVALID]);
    await expectNothingKept();
  });

  it('refuses a picture that unpacks to more than a machine holds', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect((await attach(Buffer.from(bomb), 'a.png')).status).toBe(415);
    await expectNothingKept();
  });

  const frames = (width: number, count: number) =>
    sharp(Buffer.alloc(width * width * 3 * count, 'a frame of colors '), {
      raw: { width, height: width * count, channels: 3, pageHeight: width },
    })
      .webp({ effort: 0, loop: 0 })
      .toBuffer();

  it('keeps the movement of a short animation, and the first frame of a long one', async () => {
    for (const [width, count, kept] of [
      [16, 3, 3],
      [1000, 11, undefined],
    ] as const) {
      expect((await attach(Buffer.from(await frames(width, count)), 'a.webp')).status).toBe(200);
      const [file = ''] = storedFiles();
      const picture = sharp(Buffer.from(await test.services.files.read(`feedback/${file}`)));
      expect((await picture.metadata()).pages).toBe(kept);
      await stored();
    }
  });

  it('lets a small picture overtake large ones', async () => {
    const large = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const ended: string[] = [];
    const sending = (bytes: Buffer, name: string) =>
      attach(Buffer.from(bytes), name).then(({ status }) => {
        ended.push(name);
        return status;
      });
    const before = ['1.png', '2.png', '3.png'].map((name) => sending(large, name));
    expect(await sending(await square().png().toBuffer(), 'small.png')).toBe(200);
    await Promise.all(before);
    expect(ended.at(-1)).not.toBe('small.png');
    await stored();
  });

  it('takes 10 MB and refuses a byte more', async () => {
    expect((await attach(Buffer.alloc(ATTACHMENT_BYTES, 'a'), 'a.txt')).status).toBe(200);
    expect(await stored()).toHaveLength(1);
    const answer = await attach(Buffer.alloc(ATTACHMENT_BYTES + 1, 'a'), 'a.txt');
    expect([answer.status, answer.body.message]).toEqual([413, 'Please select a file smaller than 10MB.']);
    await expectNothingKept();
  });

  it('refuses an empty file, and takes a form in which none was chosen', async () => {
    expect(await attach(Buffer.alloc(0), 'a.txt')).toMatchObject({
      status: 400,
      body: { fields: { attachment: 'This file is empty. Please select another one.' } },
    });
    await expectNothingKept();
    expect((await attach(Buffer.alloc(0), '')).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    ['a second file', { attachment: new File(['a'], 'a.txt'), other: new File(['b'], 'b.txt') }],
    ['a file under another name', { file: new File(['a'], 'a.txt') }],
  ])('refuses %s', async (_name, parts) => {
    const { status } = await post({ message: 'Hi', ...parts });
    expect([400, 413]).toContain(status);
    await expectNothingKept();
  });

  it.each([
    ['JSON', 'application/json', '{"message":"Hi"}', 415],
    ['a form without a boundary', 'multipart/form-data', 'x', 400],
    [
      'a form that breaks off',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data',
      400,
    ],
    ['no form at all', 'multipart/form-data; boundary=b', 'not a form', 400],
  ])('refuses %s', async (_name, type, payload, status) => {
    const headers = { 'content-type': type };
    const answer = await test.app.inject({ method: 'POST', url: '/api/feedback', payload, headers });
    expect(answer.statusCode).toBe(status);
    await expectNothingKept();
  });

  it('removes an attachment that no message came to be for, and no other', async () => {
    const { database, files } = test.services;
    await attach(PDF, 'kept.pdf', 'application/pdf');
    const [kept] = await database.select().from(feedback);
    await files.put('feedback/unclaimed.pdf', PDF);
    for (const key of [kept?.attachmentFile ?? '', 'feedback/unclaimed.pdf']) {
      await claimAttachment({ database, files }, { key });
    }
    expect(storedFiles().map((file) => `feedback/${file}`)).toEqual([kept?.attachmentFile]);
    await stored();
  });

  it('looks an hour later whether a message came to be for its attachment, also where it failed', async () => {
    const { database } = test.services;
    await database.execute(sql`alter table feedback add constraint away check (message <> 'Look') not valid`);
    await attach(PDF, 'lost.pdf', 'application/pdf');
    await database.execute(sql`alter table feedback drop constraint away`);
    const [file] = storedFiles();
    const { rows } = await database.execute(sql`select data->>'key' as key from pgboss.job
      where name = 'claim-attachment' and start_after > now() + interval '50 minutes'`);
    expect(rows).toContainEqual({ key: `feedback/${file}` });
    await claimAttachment({ database, files: test.services.files }, { key: `feedback/${file}` });
    expect(storedFiles()).toEqual([]);
  });

  describe('stops reading', { timeout: 20_000 }, () => {
    const FILE = '--b\r\nContent-Disposition: form-data; name="attachment"; filename="a.txt"\r\n\r\n';
    const MB = 1024 * 1024;

    /** Sends a form that never ends. */
    async function pour(head: string) {
      const { port } = test.app.server.address() as AddressInfo;
      const socket = connect(port, '127.0.0.1');
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      // The connection is reset.
      socket.on('error', () => {});
      const startedMs = performance.now();
      socket.write(
        'POST /api/feedback HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2000000000\r\n' +
          `Content-Type: multipart/form-data; boundary=b\r\n\r\n${head}`,
      );
      const block = Buffer.alloc(MB / 4, 'a');
      const more = () => {
        while (!socket.destroyed && socket.write(block));
      };
      socket.on('drain', more);
      more();
      await new Promise((resolve) => socket.once('close', resolve));
      return { answer, sent: socket.bytesWritten, tookMs: performance.now() - startedMs };
    }

    it.each([
      ['a file', FILE, 'Please select a file smaller than 10MB.'],
      ['the header of a part', '--b\r\nContent-Disposition: form-data; x="', 'The request is too large.'],
      ['text before the first part', '', 'The request is too large.'],
      [
        'a field',
        '--b\r\nContent-Disposition: form-data; name="message"\r\n\r\n',
        'The request is too large.',
      ],
    ])('%s that never ends, answers and closes the connection', async (_what, head, sentence) => {
      const { answer, sent, tookMs } = await pour(head);
      expect(answer).toMatch(/^HTTP\/1.1 413 /);
      expect(answer).toContain(sentence);
      expect(sent).toBeLessThan(40 * MB);
      expect(tookMs).toBeLessThan(10_000);
      await expectNothingKept();
    });
  });

  it('refuses a part header of 1 MB in a complete form', async () => {
    const payload =
      `--b\r\nContent-Disposition: form-data; name="message"\r\nX-Long: ${'a'.repeat(1024 * 1024)}\r\n\r\n` +
      'Hello\r\n--b--\r\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const answer = await test.app.inject({ method: 'POST', url: '/api/feedback', payload, headers });
    expect(answer.statusCode).toBe(413);
    await expectNothingKept();
  });

  it('leaves nothing behind of a connection that breaks', async () => {
    const address = test.app.server.address();
    const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      'POST /api/feedback HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n' +
        'Content-Type: multipart/form-data; boundary=b\r\n\r\n' +
        '--b\r\nContent-Disposition: form-data; name="attachment"; filename="a.txt"\r\n\r\n',
    );
    socket.write('a'.repeat(100_000));
    const arrived = () => uploadFolders().some((name) => existsSync(join(tmpdir(), name, 'received')));
    while (!arrived()) await sleep(10);
    socket.destroy();
    while (uploadFolders().length > 0) await sleep(10);
    await expectNothingKept();
  });
});
