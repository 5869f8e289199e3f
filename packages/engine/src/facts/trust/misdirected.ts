import { decoded } from '../../page/address.ts';
import type { FactContext, PageLink } from '../fact-context.ts';
import type { Trust } from '../types/trust.ts';

type Misdirected = Trust['contact']['misdirected'][number];

const NUMBER = /\+?\(?\d[\d\s()./-]{5,}\d/g;
export const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/u;
/** Fewer are an extension, or a number without its area. */
const LEAST_DIGITS = 7;

/** A link that shows one number or email address and dials or writes to another; none or one. */
export function misdirectedOf({ href, label, node }: PageLink, context: FactContext): Misdirected[] {
  const [scheme = '', target = ''] = href.split(':', 2);
  const isPhone = scheme.toLowerCase() === 'tel';
  const rest = target.split('?', 1)[0] ?? '';
  if (rest === '' || (!isPhone && scheme.toLowerCase() !== 'mailto')) return [];
  const shown = isPhone ? otherNumber(label, rest) : otherAddress(label, rest);
  if (shown === null) return [];
  const evidence = context.evidence(node);
  return [{ kind: isPhone ? 'phone' : 'email', shown, target: decoded(rest).trim(), evidence }];
}

/** The first number of the label if none of them is the one that is dialed. */
function otherNumber(label: string, target: string): string | null {
  const numbers = label.match(NUMBER) ?? [];
  const dialed = digitsOf(target);
  const [first] = numbers;
  if (first === undefined || dialed.length < LEAST_DIGITS) return null;
  const isSame = numbers.map(digitsOf).some((shown) => shown.length < LEAST_DIGITS || agree(shown, dialed));
  return isSame ? null : first.trim();
}

/** Whether one is the other with a country code before it, or an extension after it. */
function agree(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long.endsWith(short) || long.startsWith(short) || long.endsWith(short.slice(-LEAST_DIGITS));
}

/** Without the zeros that stand for a country or an area. */
function digitsOf(number: string): string {
  return number.replace(/^\D*0+|\(0\)|\D/g, '');
}

function otherAddress(label: string, target: string): string | null {
  const shown = EMAIL.exec(label)?.[0];
  const written = EMAIL.exec(decoded(target))?.[0];
  if (shown === undefined || written === undefined) return null;
  return shown.toLowerCase() === written.toLowerCase() ? null : shown;
}
