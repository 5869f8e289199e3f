import { allMatches, mentions } from '../../language/match.ts';
import type { PageNode } from '../../page/node.ts';
import type { FactContext } from '../fact-context.ts';
import type { Field, FormFact } from '../types/forms.ts';

/** What the page as a whole says of accounts, read once for all of its forms. */
export interface AccountTerms {
  /** The words that offer to go on without an account. */
  guest: PageNode | null;
  /** Whether the page says that an account is needed. */
  needed: boolean;
}

export function accountTermsOf(context: FactContext): AccountTerms {
  const { words, blocks } = context;
  if (!words) return { guest: null, needed: false };
  const guest = blocks.find(({ text }) => text.length < 200 && mentions(text, words.forms.guest));
  const needed = !guest && blocks.some(({ text }) => mentions(text, words.forms.accountNeeded));
  return { guest: guest?.node ?? null, needed };
}

/** Where a form leads, whether it wants an account, and which step of how many it shows. */
export function routeOf(
  holder: PageNode,
  submit: PageNode | null,
  fields: Field[],
  { guest, needed }: AccountTerms,
  context: FactContext,
): FormFact['route'] {
  const password = fields.find((field) => field.kind === 'password');
  return {
    account: accountOf(guest !== null, needed, password),
    guest: guest && context.evidence(guest),
    step: stepOf(holder, context),
    target: submit?.attribute('formaction').trim() || holder.attribute('action').trim() || null,
  };
}

function accountOf(
  guest: boolean,
  needed: boolean,
  password: Field | undefined,
): FormFact['route']['account'] {
  if (guest) return password ? 'optional' : 'none';
  if (needed) return 'required';
  if (!password) return 'none';
  if (password.required === true) return 'required';
  return password.required === false ? 'optional' : 'unknown';
}

function stepOf(holder: PageNode, context: FactContext): { current: number; of: number } | null {
  const { words, view } = context;
  if (!words) return null;
  const place = holder.section?.node ?? holder;
  if (view.textLength(place) > 6000) return null;
  for (const match of allMatches(view.text(place), words.forms.step)) {
    const [current, of] = (match.text.match(/\d+/g) ?? []).map(Number);
    if (current && of && of >= current && of <= 12) return { current, of };
  }
  return null;
}
