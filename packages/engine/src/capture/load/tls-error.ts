import { NO_HTTPS_SENTENCE, TLS_FAULT_SENTENCES } from '@liftmark/contract/capture-failures';
import { CaptureError } from '../capture-error.ts';

/** What messages of OpenSSL and the browser have in them, in lower case and with spaces. The first match counts. */
const FAULTS: readonly (readonly [sentence: string, ...signs: string[]])[] = [
  [NO_HTTPS_SENTENCE, 'wrong version number', 'packet length too long', 'err ssl protocol error'],
  [TLS_FAULT_SENTENCES.revoked, 'revoked'],
  [TLS_FAULT_SENTENCES.expired, 'has expired', 'not yet valid', 'err cert date invalid'],
  [TLS_FAULT_SENTENCES.wrongName, 'altnames', 'err cert common name invalid'],
  [
    TLS_FAULT_SENTENCES.untrusted,
    ...['self signed', 'unable to verify', 'unable to get issuer', 'unable to get local issuer'],
    'err cert authority invalid',
  ],
  [
    TLS_FAULT_SENTENCES.weak,
    ...['md too weak', 'digest too weak', 'signature algorithm too weak', 'key too small', 'key too weak'],
    ...['err cert weak', 'err ssl weak'],
  ],
  [
    TLS_FAULT_SENTENCES.visitorCertificate,
    ...['certificate required', 'alert bad certificate'],
    ...['err bad ssl client auth cert', 'err ssl client auth'],
  ],
  [
    TLS_FAULT_SENTENCES.outdated,
    ...['unsupported protocol', 'alert protocol version', 'alert handshake failure'],
    ...['no shared cipher', 'no protocols available'],
    ...['err ssl version or cipher mismatch', 'err ssl obsolete version', 'err ssl obsolete cipher'],
  ],
];

/** Why no secure connection can be made, with what to do about it. */
export function tlsError(message: string): CaptureError {
  const said = message.toLowerCase().replaceAll('_', ' ').replaceAll('-', ' ');
  const sentence = FAULTS.find(([, ...signs]) => signs.some((sign) => said.includes(sign)))?.[0];
  return new CaptureError('tls', message, sentence);
}
