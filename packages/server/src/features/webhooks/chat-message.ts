import { TEST_EVENT, type WebhookPayload } from '@liftmark/contract/webhooks';
import { withoutLinks } from '../../platform/without-links.ts';
import { text } from './text.ts';

/**
 * A payload as a message to people. `headline`, `label` and `link` are ours; everything else may contain a page's own
 * words, so each format escapes it.
 */
export interface ChatMessage {
  headline: string;
  /** The page's title, or its address without one. */
  about: string;
  facts: { label: string; value: string }[];
  link: { label: string; url: string };
}

/** The message of a payload. Nothing in it turns into a link or a mention by itself. */
export function chatMessage(payload: WebhookPayload): ChatMessage {
  const { about, facts, ...ours } = messageOf(payload);
  return {
    ...ours,
    about: withoutLinks(about),
    facts: facts.map(({ label, value }) => ({ label, value: withoutLinks(value) })),
  };
}

function messageOf(payload: WebhookPayload): ChatMessage {
  const { headlines, labels, links } = text;
  if (payload.type === TEST_EVENT) {
    const { name, url } = payload.data;
    return {
      headline: headlines[TEST_EVENT](),
      about: text.test({ name }),
      facts: [],
      link: { label: links.webhook, url },
    };
  }
  const about = payload.data.page.title || payload.data.page.address;
  switch (payload.type) {
    case 'analysis.finished': {
      const { kind, report, ...scores } = payload.data;
      const facts = [
        { label: labels.kind, value: text.kinds[kind] },
        { label: labels.score, value: text.score(scores) },
      ];
      const headline = headlines[payload.type](payload.data);
      return { headline, about, facts, link: { label: links.report, url: report.url } };
    }
    case 'analysis.failed': {
      const { message, url } = payload.data;
      const facts = [{ label: labels.reason, value: message }];
      const headline = headlines[payload.type](payload.data);
      return { headline, about, facts, link: { label: links.dashboard, url } };
    }
    case 'score.dropped': {
      const { report, brokenAgain } = payload.data;
      const facts = [
        { label: labels.score, value: text.score(payload.data) },
        ...brokenAgain.map((value) => ({ label: labels.brokenAgain, value })),
      ];
      const headline = headlines[payload.type](payload.data);
      return { headline, about, facts, link: { label: links.report, url: report.url } };
    }
    case 'fix.verified': {
      const { report, fixes, fixCount } = payload.data;
      const rest = fixCount - fixes.length;
      const facts = [
        ...[...fixes, ...(rest > 0 ? [text.more({ count: rest })] : [])].map((value) => ({
          label: labels.fixes,
          value,
        })),
        { label: labels.score, value: text.score(payload.data) },
      ];
      const headline = headlines[payload.type](payload.data);
      return { headline, about, facts, link: { label: links.report, url: report.url } };
    }
    case 'schedule.skipped': {
      const { reason, nextAt, url } = payload.data;
      const facts = [
        { label: labels.reason, value: text.skipped[reason] },
        { label: labels.next, value: nextAt.slice(0, 'yyyy-mm-dd'.length) },
      ];
      return { headline: headlines[payload.type](), about, facts, link: { label: links.dashboard, url } };
    }
  }
}
