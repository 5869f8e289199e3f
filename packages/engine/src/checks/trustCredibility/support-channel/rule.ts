import type { ViewportName } from '../../../capture/snapshot.ts';
import { copyLine } from '../../../languages/copy/copy-for.ts';
import type { Layout, Trust } from '../../../observe/facts.ts';
import { acrossViewports, defineCheck, measured, notMeasured } from '../../check.ts';
import { hiddenReason, unreadReason, unreadRegion } from '../../doubt.ts';
import { pageName } from '../../page-name.ts';
import { BOOK, LEAD, SHOP } from '../../page-types.ts';
import { lowerFirst, place, places, quote } from '../../phrasing.ts';
import { reachOf } from '../reach.ts';

type Support = Trust['support'][number];

type Shown = { channel: Support; depth: number };

/** The channel that stands highest in a viewport; null where none shows there. */
function highest(support: readonly Support[], viewport: ViewportName): Shown | null {
  return support.reduce<Shown | null>((best, channel) => {
    const depth = channel.depth[viewport];
    return depth !== null && (best === null || depth < best.depth) ? { channel, depth } : best;
  }, null);
}

/** What shows in none of the viewports that were read waits behind a menu, as what stands lower does. */
function scoreOf(support: readonly Support[], { pageHeightScreens }: Layout): number {
  const of = (viewport: ViewportName): number | null => {
    if (pageHeightScreens[viewport] === null) return null;
    const shown = highest(support, viewport);
    return shown && shown.depth < 1 ? 1 : 0.75;
  };
  // Without layout the place is left out.
  return acrossViewports({ desktop: of('desktop'), mobile: of('mobile') }) ?? 1;
}

/** What the channel is called, where it has a name and not only an icon. */
function named({ kind, evidence: { text } }: Support): string {
  return /[\p{L}\p{N}]/u.test(text) ? `${CHANNELS[kind]}, ${quote(text)},` : CHANNELS[kind];
}

/** "A way to call, “…”, stands in the first screen on desktop; on mobile the first is a chat, “…”, 3 screens down." */
function told(support: readonly Support[], { pageHeightScreens }: Layout): string {
  const [desktop, mobile] = [highest(support, 'desktop'), highest(support, 'mobile')];
  const first = desktop ?? mobile;
  if (!first) return `${support[0] ? named(support[0]) : ''} stands on the page.`;
  if (desktop && mobile) {
    const both = support.find(
      ({ depth }) =>
        depth.desktop !== null &&
        depth.mobile !== null &&
        place(depth.desktop) === place(desktop.depth) &&
        place(depth.mobile) === place(mobile.depth),
    );
    const depths = { desktop: desktop.depth, mobile: mobile.depth };
    return both || named(desktop.channel) === named(mobile.channel)
      ? `${named(both ?? desktop.channel)} stands ${places(both?.depth ?? depths)}.`
      : `${named(desktop.channel)} stands ${place(desktop.depth)} on desktop; on mobile the first is ${lowerFirst(named(mobile.channel))} ${place(mobile.depth)}.`;
  }
  const alone = { desktop: desktop?.depth ?? null, mobile: mobile?.depth ?? null };
  const hidden = (['desktop', 'mobile'] as const).find(
    (viewport) => alone[viewport] === null && pageHeightScreens[viewport] !== null,
  );
  return hidden
    ? `${named(first.channel)} stands ${place(first.depth)} on ${hidden === 'mobile' ? 'desktop' : 'mobile'}; on ${hidden} none shows before a menu is opened.`
    : `${named(first.channel)} stands ${places(alone)}.`;
}

const CHANNELS = { phone: 'A way to call', chat: 'A chat', help: 'A link to help or contact' };

export const supportChannel = defineCheck({
  id: 'support-channel',
  category: 'trustCredibility',
  title: { passes: 'Help is at hand', fails: 'Help is not in sight' },
  titleFromHtml: {
    passes: 'A way to get help is on the page',
    fails: 'No way to get help was found',
  },
  why: 'On a large marketplace live chat raised the purchase probability of those who used it by 16%, after correcting for who chats. Seller data show that it matters most where a page says little; one shop sold more after moving its chat link into the navigation.',
  measure:
    'A phone number, chat launcher or help link in the first screen scores 1, lower or not before a menu is opened 0.75, none 0.3. The result is the mean of both viewports.',
  weight: 5,
  group: 'identity',
  pageTypes: [...SHOP, ...BOOK, ...LEAD],
  measurable: { static: 'partly', withoutWordList: 'partly' },
  evidence: ['live-chat-16', 'live-chat-thin-info', 'support-icon-nav-7'],
  advice: { badly: 'optimize', mildly: 'optimize', effort: 'hours', impact: 'chat' },
  needs: ['trust', 'layout'],
  evaluate({ trust, layout, wordLists }) {
    if (trust.support.length > 0) {
      const shown = [highest(trust.support, 'desktop'), highest(trust.support, 'mobile')].flatMap((best) =>
        best ? [best.channel] : [],
      );
      return measured(scoreOf(trust.support, layout), told(trust.support, layout), [
        ...new Set((shown.length > 0 ? shown : trust.support.slice(0, 1)).map(({ evidence }) => evidence)),
      ]);
    }
    if (!wordLists)
      return notMeasured(
        'No phone number was found, and there is no word list for help links in this language.',
      );
    const { hidden } = trust.contact;
    if (hidden) return notMeasured(hiddenReason(hidden, 'A way to ask'));
    const unread = unreadRegion(layout);
    if (unread) return notMeasured(unreadReason(unread, 'A support channel'));
    const dead = trust.contact.leadsNowhere;
    return measured(
      0.3,
      dead
        ? `${quote(dead.text)} leads nowhere, and no phone number, chat or help link was found.`
        : 'No phone number, chat or help link was found.',
      dead ? [dead] : [],
      { searched: trust.supportSearched },
    );
  },
  recommend({ evidence }, { trust, document, language }) {
    const mail = trust.contact.evidence[0];
    const now = evidence[0];
    return {
      title: now
        ? `Move ${quote(now.text || 'the support link', 40)} into the header`
        : `Show a way to ask a question in the first screen of ${pageName(document)}`,
      steps: [
        now
          ? `Put ${quote(now.text || 'the support link', 40)} into the top navigation, on phones too.`
          : `Put a phone number, a chat or a help link into the top navigation${mail ? `; ${quote(mail.text, 40)} could be the target` : ''}.`,
        'Staff it: say when somebody answers, and show the chat only then.',
      ],
      copyExamples: [
        { before: now?.text ?? null, after: copyLine(language, 'support', reachOf(trust.contact)) },
      ],
      remedy: 'support-channel',
    };
  },
});
