import { readSettings } from '../settings.ts';
import { OUTGOING } from './outgoing.ts';

/** `npm run outgoing` lists every connection that the product can make, and says if these settings allow it. */
const settings = readSettings(process.env);
const lines = OUTGOING.map(({ to, why, isOpen, openedBy }) => {
  const state = isOpen(settings) ? 'open  ' : 'closed';
  return `${state}  ${to}\n        why: ${why}\n        opened by: ${openedBy}\n`;
});
process.stdout.write(lines.join(''));
