import { addPage, pathWeight, tenureOf } from './measures.ts';
import { read, write } from './storage.ts';

/** What is stored about a visitor, in their own browser and only after consent. */

const SESSION = 'session-id';
const SESSION_START = 'session-start';
const PATH = 'conversion-path';
const FIRST_VISIT = 'first-visit';
const RETURNING = 'returning-user';
const TENURE = 'user-tenure';
const SEGMENTS = 'user-segments';

/** A random number for this tab's session. */
export function sessionId(): string {
  const known = read('sessionStorage', SESSION);
  if (known !== null) return known;
  const id = crypto.randomUUID();
  write('sessionStorage', SESSION, id);
  write('sessionStorage', SESSION_START, String(Date.now()));
  return id;
}

/** Adds a page to the session; returns the whole path with its weight. */
export function notePage(path: string): { steps: string[]; weight: number } {
  const steps = addPage((read('sessionStorage', PATH) ?? '').split(' ').filter(Boolean), path);
  write('sessionStorage', PATH, steps.join(' '));
  return { steps, weight: pathWeight(steps) };
}

/** When the visitor first came, and whether they are returning; null if this session was already reported. */
export function noteVisitor(
  now: number,
): { tenure: ReturnType<typeof tenureOf>; isReturning: boolean } | null {
  if (read('sessionStorage', SEGMENTS) !== null) return null;
  const firstVisit = Number(read('localStorage', FIRST_VISIT) ?? now);
  const isReturning = read('localStorage', FIRST_VISIT) !== null;
  const tenure = tenureOf(firstVisit, now);
  write('localStorage', FIRST_VISIT, String(firstVisit));
  write('localStorage', RETURNING, String(isReturning));
  write('localStorage', TENURE, tenure);
  write('sessionStorage', SEGMENTS, `${tenure} ${isReturning ? 'returning' : 'first'}`);
  return { tenure, isReturning };
}
