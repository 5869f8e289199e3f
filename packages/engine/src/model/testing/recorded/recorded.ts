import type { FallbackReason } from '@liftmark/contract/analyst';
import type { text } from '../../failures.text.ts';
import type { Body } from '../wire.ts';

/** One response of a provider. */
export interface RecordedReply {
  status?: number;
  headers?: Record<string, string>;
  /** JSON, or the text that is sent as it is. */
  body: unknown;
  /** Closes the connection in the middle of the body. */
  breaksOff?: boolean;
}

/** What a provider answers to one question, written from public documents, and what becomes of it. */
export interface Recorded {
  name: string;
  /** Title of the document that shows the shape, or the report of a user who got it; said where the words are ours. */
  source: string;
  /** In this order; the last again and again. */
  replies: readonly RecordedReply[];
  isStream?: boolean;
  /** Why there is no answer; null where the answer is read. */
  reason: FallbackReason | null;
  /** The advice for the operator, where it isn't the one of the reason. */
  advice?: keyof typeof text;
  /** How many requests are sent in all. */
  requests: number;
  /** What the last request has, where it differs from the first. */
  last?: (body: Body) => boolean;
}

export const WORD = JSON.stringify({ word: 'harbor' });

/** Server-sent events with their names. */
export function events(list: readonly (readonly [name: string | null, data: unknown])[]): RecordedReply {
  const lines = list.map(
    ([name, data]) => `${name === null ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`,
  );
  return { headers: { 'content-type': 'text/event-stream' }, body: lines.join('') };
}
