import { CAPTURE_FAILURES } from '@liftmark/contract/capture-failures';
import type { ErrorCode } from '@liftmark/contract/errors';
import { translated } from '@liftmark/contract/translated';
import { text as de } from './failure-words.text.de.ts';
import { text as es } from './failure-words.text.es.ts';
import { text as fr } from './failure-words.text.fr.ts';

/** What each code means, where the server’s own sentence is in another language than the screen. */
const codes: Record<ErrorCode, string> = {
  bad_request: 'We couldn’t understand this request. Reload the page, then try again.',
  validation: 'We can’t use what you entered. Check it, then try again.',
  unauthenticated: 'Please sign in to continue.',
  forbidden: 'This is part of Pro, or your account isn’t allowed to do it.',
  role_required: 'Your role in this workspace doesn’t allow this. Ask one of its owners.',
  free_limit: 'You’ve reached a limit of the free plan. Pro allows more.',
  link_password: 'This link requires a password.',
  not_found: 'This doesn’t exist anymore, or you don’t have access to it.',
  conflict: 'This isn’t possible right now. Reload the page, then try again.',
  cancelled: 'This was canceled.',
  request_too_large: 'This is too large. Shorten it, then try again.',
  unsupported_media_type: 'We can’t read files of this type.',
  rate_limited: 'You’ve tried too often in a short time. Wait a moment, then try again.',
  busy: 'Liftmark is very busy right now. Try again in a moment.',
  unavailable: 'Liftmark isn’t available right now. Try again in a moment.',
  internal: 'Something went wrong on our side. Try again in a moment.',
  ...CAPTURE_FAILURES,
};

const english = {
  codes,
  unreachable: 'We couldn’t reach Liftmark. Check your connection, then try again.',
  outOfOrder: 'Liftmark couldn’t answer just now. Try again in a moment.',
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
