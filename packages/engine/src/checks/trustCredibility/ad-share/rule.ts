import type { ViewportName } from '../../../capture/snapshot.ts';
import type { PageFacts } from '../../../observe/facts.ts';
import { acrossViewports, defineCheck, measured, notApplicable, notMeasured, ramp } from '../../check.ts';
import { list, percent, perViewport } from '../../phrasing.ts';

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
  return value === null ? null : ramp(value, [0.05, 1], [0.35, 0]);
}

export const adShare = defineCheck({
  id: 'ad-share',
  category: 'trustCredibility',
  title: {
    passes: 'Adverts leave the first screen to the content',
    fails: 'Adverts take a large part of the first screen',
  },
  why: 'The Stanford guidelines ask for restraint with adverts and to keep them apart from content. Google has ranked pages with many adverts in the first screen lower since 2012; no effect on conversion was published.',
  measure:
    'Share of the first screen under frames of known advert hosts and labeled adverts: 5% scores 1, 35% and more 0, in a straight line between. The result is the mean of both viewports.',
  weight: 3,
  group: 'flow',
  pageTypes: 'all',
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['ads-above-fold', 'stanford-promotional-restraint'],
  advice: { badly: 'optimize', mildly: 'optimize', effort: 'days', impact: 'none' },
  needs: ['ads'],
  evaluate({ ads }) {
    if (ads.length === 0) return notApplicable('There are no adverts.');
    const taken = shares(ads);
    const score = acrossViewports({ desktop: scoreOf(taken.desktop), mobile: scoreOf(taken.mobile) });
    if (score === null) return notMeasured('The size of the adverts could not be told.');
    return measured(
      score,
      `Adverts take ${perViewport(taken, percent)} of the first screen.`,
      ads.map(({ evidence }) => evidence),
      { certain: true },
    );
  },
  recommend(_outcome, { ads }) {
    const hosts = [...new Set(ads.map(({ host }) => host).filter((host) => host !== null))];
    return {
      title: `Move adverts${hosts.length > 0 ? ` of ${list(hosts, 3)}` : ''} below the first screen`,
      steps: [
        `They take ${perViewport(shares(ads), percent)} of the first screen. Keep that below 5%, or begin below it.`,
        'Label adverts as such and set them apart from your own offer.',
      ],
      remedy: 'ad-share',
    };
  },
});
