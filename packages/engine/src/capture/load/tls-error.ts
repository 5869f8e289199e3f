import { NO_HTTPS_SENTENCE, TLS_FAULT_SENTENCES } from '@liftmark/contract/capture-failures';
import { CaptureError } from '../capture-error.ts';

/** Patterns for messages of OpenSSL and the browser. The first match counts. */
const FAULTS: readonly (readonly [sign: RegExp, sentence: string])[] = [
  [/wrong.version.number|packet length too long|ERR_SSL_PROTOCOL_ERROR/i, NO_HTTPS_SENTENCE],
  [/revoked/i, TLS_FAULT_SENTENCES.revoked],
  [/has expired|not yet valid|ERR_CERT_DATE_INVALID/i, TLS_FAULT_SENTENCES.expired],
  [/altnames|ERR_CERT_COMMON_NAME_INVALID/i, TLS_FAULT_SENTENCES.wrongName],
  [
    /self.signed|unable to (verify|get (local )?issuer)|ERR_CERT_AUTHORITY_INVALID/i,
    TLS_FAULT_SENTENCES.untrusted,
  ],
  [
    /(md|digest|signature algorithm) too weak|key too (small|weak)|ERR_CERT_WEAK|ERR_SSL_WEAK/i,
    TLS_FAULT_SENTENCES.weak,
  ],
  [
    /certificate required|alert bad certificate|ERR_BAD_SSL_CLIENT_AUTH_CERT|ERR_SSL_CLIENT_AUTH/i,
    TLS_FAULT_SENTENCES.visitorCertificate,
  ],
  [
    new RegExp(
      'unsupported protocol|alert protocol version|alert handshake failure|no (?:shared cipher|protocols available)|' +
        'ERR_SSL_VERSION_OR_CIPHER_MISMATCH|ERR_SSL_OBSOLETE_(?:VERSION|CIPHER)',
      'i',
    ),
    TLS_FAULT_SENTENCES.outdated,
  ],
];

/** Why no secure connection can be made, with what to do about it. */
export function tlsError(message: string): CaptureError {
  const sentence = FAULTS.find(([sign]) => sign.test(message))?.[1];
  return new CaptureError('tls', message, sentence);
}
