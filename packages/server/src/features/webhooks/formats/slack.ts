import type { ChatMessage } from '../chat-message.ts';

/**
 * A message of Slack's Block Kit. Text of a page is `plain_text`, which has no markup; Slack still reads `&`, `<` and `>`
 * in it as control characters, so that `<!channel>` would notify everyone.
 */
export function slackBody({ headline, about, facts, link }: ChatMessage): object {
  return {
    // What notifications show.
    text: `${escaped(headline)}: ${escaped(about)}`,
    mrkdwn: false,
    link_names: false,
    unfurl_links: false,
    unfurl_media: false,
    blocks: [
      { type: 'header', text: plain(headline) },
      { type: 'section', text: plain(about) },
      ...facts.map(({ label, value }) => ({ type: 'section', text: plain(`${label}: ${value}`) })),
      { type: 'section', text: { type: 'mrkdwn', text: `<${link.url}|${link.label}>` } },
    ],
  };
}

function plain(text: string) {
  return { type: 'plain_text', text: escaped(text), emoji: false };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
