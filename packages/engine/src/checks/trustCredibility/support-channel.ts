import { copyLine } from '../../languages/copy/copy-for.ts';
import type { Trust } from '../../observe/facts.ts';
import { acrossViewports, defineCheck, measured, notMeasured } from '../check.ts';
import { unreadReason, unreadRegion } from '../doubt.ts';
import { pageName } from '../page-name.ts';
import { BOOK, LEAD, SHOP } from '../page-types.ts';
import { places, quote } from '../phrasing.ts';
import { reachOf } from './reach.ts';

type Support = Trust['support'][number];

function scoreOf({ depth }: Support): number {
  const byDepth = (value: number | null) => (value === null ? null : value < 1 ? 1 : 0.75);
  // Without layout the place is left out.
  return acrossViewports({ desktop: byDepth(depth.desktop), mobile: byDepth(depth.mobile) }) ?? 1;
}

function best(support: readonly Support[]): Support | null {
  return support.reduce<Support | null>(
    (found, each) => (!found || scoreOf(each) > scoreOf(found) ? each : found),
    null,
  );
}

/** What the channel is called, where it has a name and not only an icon. */
function named({ evidence: { text } }: Support): string {
  return /[\p{L}\p{N}]/u.test(text) ? `, ${quote(text)},` : '';
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
    'A phone number, chat launcher or help link in the first screen scores 1, lower 0.75, none 0.3. The result is the mean of both viewports.',
  weight: 5,
  group: 'identity',
  pageTypes: [...SHOP, ...BOOK, ...LEAD],
  measurable: { static: 'partly', withoutWordList: 'partly' },
  evidence: ['live-chat-16', 'live-chat-thin-info', 'support-icon-nav-7'],
  advice: { badly: 'optimize', mildly: 'optimize', effort: 'hours', impact: 'chat' },
  needs: ['trust', 'layout'],
  evaluate({ trust, layout, wordLists }) {
    const channel = best(trust.support);
    if (channel) {
      return measured(
        scoreOf(channel),
        `${CHANNELS[channel.kind]}${named(channel)} stands ${places(channel.depth)}.`,
        [channel.evidence],
      );
    }
    if (!wordLists)
      return notMeasured(
        'No phone number was found, and there is no word list for help links in this language.',
      );
    const unread = unreadRegion(layout);
    if (unread) return notMeasured(unreadReason(unread, 'A support channel'));
    return measured(0.3, 'No phone number, chat or help link was found.', [], {
      searched: trust.supportSearched,
    });
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
