import { VIEWPORT_NAMES, type ViewportName } from '../../../capture/snapshot.ts';
import type { Layout } from '../../../facts/types/layout.ts';
import type { Trust } from '../../../facts/types/trust.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { acrossViewports, measured, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { pageName } from '../../shared/page-name.ts';
import { BOOK, LEAD, SHOP } from '../../shared/page-types.ts';
import { place } from '../../shared/phrasing.ts';
import { hiddenReason, unreadReason, unreadRegion } from '../../shared/uncertainty.ts';
import { reachOf } from '../reach.ts';
import { text } from './text.ts';

type Support = Trust['support'][number];

type Shown = { channel: Support; depth: number };

/** The highest channel in a viewport; null if none is visible there. */
function highest(support: readonly Support[], viewport: ViewportName): Shown | null {
  return support.reduce<Shown | null>((best, channel) => {
    const depth = channel.depth[viewport];
    return depth !== null && (best === null || depth < best.depth) ? { channel, depth } : best;
  }, null);
}

/** A channel behind a closed menu counts as much as one below the fold. */
function scoreOf(support: readonly Support[], { pageHeightScreens }: Layout): number {
  const of = (viewport: ViewportName): number | null => {
    if (pageHeightScreens[viewport] === null) return null;
    const shown = highest(support, viewport);
    return shown && shown.depth < 1 ? 1 : 0.75;
  };
  // Without layout the position doesn’t count.
  return acrossViewports({ desktop: of('desktop'), mobile: of('mobile') }) ?? 1;
}

function observed(support: readonly [Support, ...Support[]], { pageHeightScreens }: Layout): string {
  const [desktop, mobile] = [highest(support, 'desktop'), highest(support, 'mobile')];
  if (desktop && mobile) {
    const both = support.find(
      ({ depth }) =>
        depth.desktop !== null &&
        depth.mobile !== null &&
        place(depth.desktop) === place(desktop.depth) &&
        place(depth.mobile) === place(mobile.depth),
    );
    return both
      ? text.observed.at({ channel: both, depth: both.depth })
      : text.observed.differs({ desktop, mobile });
  }
  const first = desktop ?? mobile;
  if (!first) return text.observed.onPage({ channel: support[0] });
  const depth = { desktop: desktop?.depth ?? null, mobile: mobile?.depth ?? null };
  const on = VIEWPORT_NAMES.find(
    (viewport) => depth[viewport] === null && pageHeightScreens[viewport] !== null,
  );
  return on ? text.observed.hidden({ ...first, on }) : text.observed.at({ channel: first.channel, depth });
}

export const supportChannel = defineCheck(() => ({
  id: 'support-channel',
  category: 'trustCredibility',
  title: text.title,
  titleFromHtml: text.titleFromHtml,
  why: text.why,
  measure: text.measure,
  weight: 5,
  group: 'identity',
  pageTypes: [...SHOP, ...BOOK, ...LEAD],
  measurable: { static: 'partly', withoutWordList: 'partly' },
  evidence: ['live-chat-16', 'live-chat-thin-info', 'support-icon-nav-7'],
  advice: { badly: 'optimize', mildly: 'optimize', effort: 'hours', impact: 'chat' },
  needs: ['trust', 'layout'],
  evaluate({ trust, layout, wordLists }) {
    const [first, ...others] = trust.support;
    if (first) {
      const shown = [highest(trust.support, 'desktop'), highest(trust.support, 'mobile')].flatMap((best) =>
        best ? [best.channel] : [],
      );
      return measured(scoreOf(trust.support, layout), observed([first, ...others], layout), [
        ...new Set((shown.length > 0 ? shown : [first]).map(({ evidence }) => evidence)),
      ]);
    }
    if (!wordLists) return notMeasured(text.notMeasured.noWordList);
    const { hidden, leadsNowhere } = trust.contact;
    if (hidden) return notMeasured(hiddenReason(hidden, text.missing));
    const unread = unreadRegion(layout);
    if (unread) return notMeasured(unreadReason(unread, text.missing));
    return measured(
      0.3,
      leadsNowhere ? text.observed.leadsNowhere({ link: leadsNowhere.text }) : text.observed.none,
      leadsNowhere ? [leadsNowhere] : [],
      { searched: trust.supportSearched },
    );
  },
  recommend({ evidence }, { trust, document, language }) {
    const now = evidence[0];
    const { move, add, hours } = text.advice;
    return {
      title: now ? move.title({ link: now.text }) : add.title({ page: pageName(document) }),
      steps: [
        now ? move.step({ link: now.text }) : add.step({ contact: trust.contact.evidence[0]?.text }),
        hours,
      ],
      copyExamples: [
        { before: now?.text ?? null, after: copyLine(language, 'support', reachOf(trust.contact)) },
      ],
      remedy: 'support-channel',
    };
  },
}));
