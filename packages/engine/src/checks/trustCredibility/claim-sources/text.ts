import { translated } from '@liftmark/contract/translated';
import { list, partOf, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  title: { passes: 'Claims cite their sources', fails: 'Claims lack sources' },
  why: 'The first of the Stanford credibility guidelines is to make claims easy to verify, with citations and links. In lab studies, people found precise numbers more believable than round ones; a number that can’t be verified is a risk.',
  measure: (scale: string) =>
    `Of at least two claims with a number or superlative, the share with a source link, footnote, named study or date nearby: ${scale}. Quotes, percentages of a price or grade, materials and care instructions aren’t claims.`,
  notApplicable: { few: 'The page has fewer than two claims with numbers or superlatives.' },
  observed: {
    sources: ({
      sourced,
      total,
      unsourced,
    }: {
      sourced: number;
      total: number;
      /** Claims to quote; none where the share is good enough. */
      unsourced: readonly string[];
    }) =>
      `${sourced === 0 ? `${total === 2 ? 'Neither claim' : `None of the ${total} claims`} has` : partOf(sourced, total, 'claim')} a source nearby (link, name or date)${unsourced.length > 0 ? `; missing for ${list(unsourced.map((claim) => quote(claim, 60)))}` : ''}.`,
  },
  searched: ['links, footnotes, names and dates near each claim'],
  advice: {
    title: ({ claim }: { claim: string | undefined }) =>
      `Add a source for ${quote(claim ?? 'your claims', 60)}`,
    steps: ({ claims }: { claims: readonly string[] }) => [
      ...claims.map((claim) => `${quote(claim, 80)}: say who measured it and when, and link to the source.`),
      'Remove any claims that you have no source for.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
