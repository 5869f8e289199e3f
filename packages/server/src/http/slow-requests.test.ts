import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { EMBEDDED } from '../testing/test-database.ts';

describe('a request that does not arrive', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(EMBEDDED, { isWorker: false });
    await test.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => test.close());
  afterEach(() => Object.assign(test.app.server, { headersTimeout: 10_000, requestTimeout: 30_000 }));

  it('is given 10 s for its headers and 30 s in all', () => {
    const { headersTimeout, requestTimeout } = test.app.server;
    expect([headersTimeout, requestTimeout]).toEqual([10_000, 30_000]);
  });

  it.each([
    ['in its headers', 'POST /api/contact HTTP/1.1\r\nhost: a\r\n'],
    [
      'in its body',
      'POST /api/contact HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    ],
  ])(
    'is answered and closed soon after its time, where it stops %s',
    async (_where, half) => {
      test.app.server.headersTimeout = 100;
      test.app.server.requestTimeout = 200;
      const socket = connect((test.app.server.address() as AddressInfo).port, '127.0.0.1');
      socket.write(half);
      expect(await text(socket)).toMatch(/^HTTP\/1.1 408 [\s\S]*"code":"bad_request"/);
    },
    10_000,
  );

  it('is closed soon after an answer that came before its end', async () => {
    const { port } = test.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const startedMs = performance.now();
    socket.write('POST /api/account/delete HTTP/1.1\r\nhost: a\r\ncontent-length: 2000000000\r\n\r\nx');
    expect(await text(socket)).toMatch(/^HTTP\/1.1 401 /);
    expect(performance.now() - startedMs).toBeLessThan(5_000);
  });
});
