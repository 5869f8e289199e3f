import { allMatches, mentions } from '../../languages/match.ts';
import type { Field, FormFact } from '../facts.ts';
import type { PageNode } from '../page/node.ts';
import type { Reading } from '../reading.ts';

/** Where a form leads, whether it wants an account, and which step of how many it shows. */
export function routeOf(holder: PageNode, fields: Field[], reading: Reading): FormFact['route'] {
  const guest = guestRoute(reading);
  const password = fields.some((field) => field.kind === 'password');
  return {
    account: accountOf(reading, guest !== null, password, fields),
    guest: guest && reading.evidence(guest),
    step: stepOf(holder, reading),
    target: holder.attribute('action').trim() || null,
  };
}

function guestRoute(reading: Reading): PageNode | null {
  const { words } = reading;
  if (!words) return null;
  return (
    reading.blocks.find((block) => block.text.length < 200 && mentions(block.text, words.forms.guest))
      ?.node ?? null
  );
}

function accountOf(
  reading: Reading,
  guest: boolean,
  password: boolean,
  fields: Field[],
): FormFact['route']['account'] {
  const { words } = reading;
  if (guest) return password ? 'optional' : 'none';
  if (words && reading.blocks.some((block) => mentions(block.text, words.forms.accountNeeded)))
    return 'required';
  if (!password) return 'none';
  const field = fields.find((each) => each.kind === 'password');
  if (field?.required === true) return 'required';
  return field?.required === false ? 'optional' : 'unknown';
}

function stepOf(holder: PageNode, reading: Reading): { current: number; of: number } | null {
  const { words, view } = reading;
  if (!words) return null;
  const place = holder.section?.node ?? holder;
  if (view.textLength(place) > 6000) return null;
  for (const match of allMatches(view.text(place), words.forms.step)) {
    const [current, of] = (match.text.match(/\d+/g) ?? []).map(Number);
    if (current && of && of >= current && of <= 12) return { current, of };
  }
  return null;
}
