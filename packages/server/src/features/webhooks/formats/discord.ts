import type { ChatMessage } from '../chat-message.ts';
import { text } from '../text.ts';

/** Everything that has a meaning in Discord's Markdown, its mentions, timestamps and emoji. */
const MARKUP = /[\\*_~`|>#\-+[\](){}<:!]/g;
/** A list begins with them, and a backslash in front of them would be shown. */
const NUMBERED = /^(\d+)\./;

/** Discord's own limit is 4,096 characters. */
const MAX_DESCRIPTION = 4_000;

/** A message with an embed of Discord, in which nothing mentions anyone. */
export function discordBody({ headline, about, facts, link }: ChatMessage): object {
  const last = `[${link.label}](${link.url})`;
  const lines = [escaped(about), ...facts.map(({ label, value }) => `**${label}:** ${escaped(value)}`)];
  return {
    username: text.sender,
    allowed_mentions: { parse: [] },
    embeds: [
      {
        title: headline,
        url: link.url,
        description: [...fitting(lines, MAX_DESCRIPTION - last.length), last].join('\n'),
      },
    ],
  };
}

function escaped(words: string): string {
  return words.replace(MARKUP, '\\$&').replace(NUMBERED, '$1\\.');
}

/** The first lines that fit together. */
function fitting(lines: string[], most: number): string[] {
  let length = 0;
  return lines.filter((line) => {
    length += line.length + 1;
    return length <= most;
  });
}
