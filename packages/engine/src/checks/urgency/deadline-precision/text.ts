import { translated } from '@liftmark/contract/translated';
import { list, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

function quoted(claims: readonly string[]): string {
  return list([...new Set(claims.map((claim) => quote(claim, 60)))], 3);
}

function endless(count: number, total: number): string {
  if (total === 1) return 'The limited-time claim doesn’t say when it ends';
  return `${count} of ${total} limited-time claims ${count === 1 ? 'doesn’t say when it ends' : 'don’t say when they end'}`;
}

const english = {
  title: {
    passes: 'Limited-time offers say when they end',
    fails: 'Limited-time offers don’t say when they end',
  },
  why: 'Researchers found “limited” offers without any end date at dozens of stores and classified them as a dark pattern. European Union law bans false claims that an offer is available only for a very limited time. A limit becomes a reason to act when people can check when it ends.',
  measure: (scale: string) =>
    `The share of limited-time claims with an end date or time stated nearby (a date, a weekday with a time, or a countdown): ${scale}. “Today” and “tonight” need a time, because they’re true every day. If a second visit contradicts a countdown, the score is 0.`,
  notApplicable: { none: 'The page makes no limited-time claims.' },
  observed: {
    restarting: ({ claim, observed }: { claim: string; observed: string }) =>
      `${quote(claim)} has no real end. ${observed}`,
    allEnd: ({ claims }: { claims: readonly string[] }) =>
      `Every limited-time claim says when it ends: ${quoted(claims)}.`,
    endless: ({ claims, count, total }: { claims: readonly string[]; count: number; total: number }) =>
      `${endless(count, total)}: ${quoted(claims)}.`,
  },
  searched: ['the section of each claim', 'text within 400 px of each claim'],
  advice: {
    title: ({ claim }: { claim: string }) => `Show when ${quote(claim, 60)} really ends`,
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
