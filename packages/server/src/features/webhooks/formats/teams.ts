import type { ChatMessage } from '../chat-message.ts';

/**
 * A message with an Adaptive Card, as the Workflows app of Microsoft Teams takes it. Text of a page is a `TextRun`, the
 * one kind of text that knows neither Markdown nor mentions.
 */
export function teamsBody({ headline, about, facts, link }: ChatMessage): object {
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [
            { type: 'TextBlock', text: headline, size: 'Medium', weight: 'Bolder', wrap: true },
            { type: 'RichTextBlock', inlines: [{ type: 'TextRun', text: about }] },
            ...facts.map(({ label, value }) => ({
              type: 'RichTextBlock',
              inlines: [
                { type: 'TextRun', text: `${label}: `, weight: 'Bolder' },
                { type: 'TextRun', text: value },
              ],
            })),
          ],
          actions: [{ type: 'Action.OpenUrl', title: link.label, url: link.url }],
        },
      },
    ],
  };
}
