import { copyLine } from '../../../languages/copy/copy-for.ts';
import { defineCheck, measured, notApplicable, ramp } from '../../check.ts';
import { list, partOf, quote } from '../../phrasing.ts';

export const claimSources = defineCheck({
  id: 'claim-sources',
  category: 'trustCredibility',
  title: { passes: 'Claims come with their source', fails: 'Claims stand without a source' },
  why: 'The first of the Stanford credibility guidelines is to make claims easy to verify, with citations and links. Laboratory work found precise numbers more believable than round ones; a number that nobody can verify is a risk.',
  measure:
    'Of the claims with a number or a superlative, the share with a source link, footnote, named study or date near: 0% scores 0.4, 60% and more 1, in a straight line between. Applies from two claims on. Quotations, shares of a price or a mark, and what a thing is made of or how it is cared for, are no claims.',
  weight: 3,
  group: 'identity',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: ['stanford-verifiable-claims', 'numbers-proof-precise'],
  advice: { badly: 'optimize', mildly: 'other', effort: 'hours', impact: 'none' },
  needs: ['trust'],
  evaluate({ trust: { claims } }) {
    if (claims.length < 2)
      return notApplicable('There are fewer than two claims with numbers or superlatives.');
    const bare = claims.filter(({ sourced }) => !sourced);
    const sourced = claims.length - bare.length;
    const score = ramp(sourced / claims.length, [0, 0.4], [0.6, 1]);
    return measured(
      score,
      `${sourced === 0 ? `None of ${claims.length} claims has` : partOf(sourced, claims.length, 'claim')} a link, name or date near that tells where it comes from${score < 1 ? `; without: ${list(bare.slice(0, 3).map(({ text }) => quote(text, 60)))}` : ''}.`,
      (bare.length > 0 ? bare : claims).map(({ evidence }) => evidence),
      { searched: ['links, footnotes, names and dates near each claim'] },
    );
  },
  recommend(_outcome, { trust: { claims }, language }) {
    const bare = claims.filter(({ sourced }) => !sourced);
    const first = bare[0];
    return {
      title: `Add a source to ${quote(first?.text ?? 'your claims', 60)}`,
      steps: [
        ...bare
          .slice(0, 4)
          .map(({ text }) => `${quote(text, 80)}: say who counted and when, and link to it.`),
        'Take away claims for which there is no source.',
      ],
      copyExamples: [
        {
          before: first?.text ?? null,
          after: copyLine(language, 'claimSource', { claim: first?.text }),
        },
      ],
      remedy: 'claim-sources',
    };
  },
});
