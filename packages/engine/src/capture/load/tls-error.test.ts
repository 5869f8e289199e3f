import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { TlsOptions } from 'node:tls';
import { NO_HTTPS_SENTENCE, TLS_FAULT_SENTENCES } from '@liftmark/contract/capture-failures';
import { describe, expect, test } from 'vitest';
import { availableBrowser } from '../browser/available-browser.ts';
import { createCapturer } from '../capturer.ts';
import { DEFAULT_POLICY } from '../egress/policy.ts';
import { tlsError } from './tls-error.ts';

const fixture = (file: string) => join(import.meta.dirname, '../../../fixtures', file);
const UNTRUSTED = fixture('untrusted-certificate.pem');
const EXPIRED = fixture('expired-certificate.pem');
const hasBrowser = (await availableBrowser()) !== null;

test.each([
  ['certificate has expired', TLS_FAULT_SENTENCES.expired],
  ['certificate is not yet valid', TLS_FAULT_SENTENCES.expired],
  ['net::ERR_CERT_DATE_INVALID', TLS_FAULT_SENTENCES.expired],
  ['net::ERR_CERT_COMMON_NAME_INVALID', TLS_FAULT_SENTENCES.wrongName],
  ['unable to verify the first certificate', TLS_FAULT_SENTENCES.untrusted],
  ['unable to get local issuer certificate', TLS_FAULT_SENTENCES.untrusted],
  ['net::ERR_CERT_REVOKED', TLS_FAULT_SENTENCES.revoked],
  ['EE certificate key too weak', TLS_FAULT_SENTENCES.weak],
  ['net::ERR_CERT_WEAK_SIGNATURE_ALGORITHM', TLS_FAULT_SENTENCES.weak],
  ['error:0A00018A:SSL routines::dh key too small', TLS_FAULT_SENTENCES.weak],
  ['ssl/tls alert handshake failure', TLS_FAULT_SENTENCES.outdated],
  ['tlsv1 alert protocol version', TLS_FAULT_SENTENCES.outdated],
  ['tlsv13 alert certificate required', TLS_FAULT_SENTENCES.visitorCertificate],
  ['net::ERR_BAD_SSL_CLIENT_AUTH_CERT', TLS_FAULT_SENTENCES.visitorCertificate],
  ['net::ERR_SSL_PROTOCOL_ERROR', NO_HTTPS_SENTENCE],
])('"%s" is answered with its own remedy', (message, sentence) => {
  expect(tlsError(message)).toMatchObject({ code: 'tls', message: sentence });
});

test('an unknown fault asks for no new certificate', () => {
  expect(tlsError('net::ERR_CERT_OF_ANOTHER_AGE').message).not.toMatch(/renew|expired/i);
});

const OLD_PROTOCOL: TlsOptions = {
  minVersion: 'TLSv1',
  maxVersion: 'TLSv1.1',
  ciphers: 'DEFAULT@SECLEVEL=0',
};

interface Site {
  name: string;
  certificate?: string;
  /** The operator's own authority; none for what comes with the browser or Node. */
  authority?: string;
  options?: TlsOptions;
}

async function sentenceOf(
  { name, certificate = UNTRUSTED, authority, options }: Site,
  chromePath: string | null,
) {
  const server = createServer({
    key: readFileSync(fixture('untrusted-key.pem')),
    cert: readFileSync(certificate),
    ...options,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `${name}:${(server.address() as AddressInfo).port}`;
  const capturer = await createCapturer({
    policy: { ...DEFAULT_POLICY, caFile: authority ?? null, allowPrivate: [host] },
    chromePath,
    resolve: async () => ['127.0.0.1'],
  });
  try {
    return await capturer.capture(`https://${host}/`).then(
      () => 'fine',
      ({ message }: Error) => message,
    );
  } finally {
    await capturer.close();
    server.closeAllConnections();
    server.close();
  }
}

describe.each([
  ['static mode', 'none'],
  ['rendered mode', null],
] as const)('a site met in %s', { timeout: 60_000 }, (_mode, chromePath) => {
  test.skipIf(chromePath === null && !hasBrowser).each<[string, Site, string]>([
    ['that signed its own certificate', { name: 'untrusted.fixture' }, TLS_FAULT_SENTENCES.untrusted],
    [
      'with the certificate of another',
      { name: 'other.fixture', authority: UNTRUSTED },
      TLS_FAULT_SENTENCES.wrongName,
    ],
    [
      'whose certificate has expired',
      { name: 'expired.fixture', certificate: EXPIRED, authority: EXPIRED },
      TLS_FAULT_SENTENCES.expired,
    ],
    [
      'with an old protocol',
      { name: 'untrusted.fixture', options: OLD_PROTOCOL },
      TLS_FAULT_SENTENCES.outdated,
    ],
  ])('%s', async (_name, site, sentence) => expect(await sentenceOf(site, chromePath)).toBe(sentence));
});
