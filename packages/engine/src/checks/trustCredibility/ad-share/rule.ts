import type { ViewportName } from '../../../capture/snapshot.ts';
import type { PageFacts } from '../../../facts/types/page-facts.ts';
import { acrossViewports, measured, notApplicable, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { text } from './text.ts';

const SCALE = scale([0.05, 1], [0.35, 0]);
function share(ads: PageFacts['ads'], viewport: ViewportName): number | null {
  const shares = ads
    .map(({ firstScreenShare }) => firstScreenShare[viewport])
    .filter((value) => value !== null);
  return shares.length === 0
    ? null
    : Math.min(
        1,
        shares.reduce((sum, value) => sum + value, 0),
      );
}

function shares(ads: PageFacts['ads']): { desktop: number | null; mobile: number | null } {
  return { desktop: share(ads, 'desktop'), mobile: share(ads, 'mobile') };
}

function scoreOf(value: number | null): number | null {
  return value === null ? null : SCALE.at(value);
}

export const adShare = defineCheck(() => ({
  id: 'ad-share',
  category: 'trustCredibility',
  title: text.title,
  why: text.why,
  measure: text.measure(SCALE.words('%')),
  weight: 3,
  group: 'flow',
  pageTypes: 'all',
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['ads-above-fold', 'stanford-promotional-restraint'],
  advice: { badly: 'optimize', mildly: 'optimize', effort: 'days', impact: 'none' },
  needs: ['ads'],
  evaluate({ ads }) {
    if (ads.length === 0) return notApplicable(text.notApplicable.noAds);
    const taken = shares(ads);
    const score = acrossViewports({ desktop: scoreOf(taken.desktop), mobile: scoreOf(taken.mobile) });
    if (score === null) return notMeasured(text.notMeasured.size);
    return measured(
      score,
      text.observed.share({ share: taken }),
      ads.map(({ evidence }) => evidence),
      { certain: true },
    );
  },
  recommend(_outcome, { ads }) {
    const hosts = [...new Set(ads.map(({ host }) => host).filter((host) => host !== null))];
    return {
      title: text.advice.title({ hosts }),
      steps: text.advice.steps({ share: shares(ads) }),
      remedy: 'ad-share',
    };
  },
}));
