import type { Trust } from '../../facts/types/trust.ts';

const EMAIL = /[^\s@<>()]+@[^\s@<>()]+\.\p{L}{2,}/u;
const PHONE = /\+?\(?\d[\d\s()./-]{6,}\d/;

/** The phone number and email address that the page already shows, as it writes them. */
export function reachOf({ evidence }: Trust['contact']): { phone: string | null; email: string | null } {
  const texts = evidence.map(({ text }) => text);
  const first = (pattern: RegExp): string | null =>
    texts.map((text) => pattern.exec(text)?.[0].trim()).find((match) => match !== undefined) ?? null;
  return { phone: first(PHONE), email: first(EMAIL) };
}
