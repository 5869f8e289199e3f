import type { TrustClaim } from '../../../facts/types/trust.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { measured, notApplicable } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { text } from './text.ts';

const SCALE = scale([0, 0.4], [0.6, 1]);
export const claimSources = defineCheck(() => ({
  id: 'claim-sources',
  category: 'trustCredibility',
  title: text.title,
  why: text.why,
  measure: text.measure(SCALE.words('%')),
  weight: 3,
  group: 'identity',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: ['stanford-verifiable-claims', 'numbers-proof-precise'],
  advice: { badly: 'optimize', mildly: 'other', effort: 'hours', impact: 'none' },
  needs: ['trust'],
  evaluate({ trust: { claims } }) {
    if (claims.length < 2) return notApplicable(text.notApplicable.few);
    const bare = bareOf(claims);
    const sourced = claims.filter((claim) => claim.sourced).length;
    const score = SCALE.at(sourced / claims.length);
    return measured(
      score,
      text.observed.sources({
        sourced,
        total: claims.length,
        unsourced: score < 1 ? bare.slice(0, 3).map((claim) => claim.text) : [],
      }),
      (bare.length > 0 ? bare : claims).map(({ evidence }) => evidence),
      { searched: text.searched },
    );
  },
  recommend(_outcome, { trust: { claims }, language }) {
    const bare = bareOf(claims).map((claim) => claim.text);
    const first = bare[0];
    return {
      title: text.advice.title({ claim: first }),
      steps: text.advice.steps({ claims: bare.slice(0, 4) }),
      copyExamples: [{ before: first ?? null, after: copyLine(language, 'claimSource', { claim: first }) }],
      remedy: 'claim-sources',
    };
  },
}));

/** Those without a source; where some have a share, only these: no source backs up “leading”. */
function bareOf(claims: readonly TrustClaim[]): TrustClaim[] {
  const bare = claims.filter(({ sourced }) => !sourced);
  const figures = bare.filter((claim) => claim.text.includes('%'));
  return figures.length > 0 ? figures : bare;
}
