import type { WebhookFormat, WebhookPayload } from '@liftmark/contract/webhooks';
import { type ChatMessage, chatMessage } from './chat-message.ts';
import { discordBody } from './formats/discord.ts';
import { slackBody } from './formats/slack.ts';
import { teamsBody } from './formats/teams.ts';

const CHATS: Record<Exclude<WebhookFormat, 'standard'>, (message: ChatMessage) => object> = {
  slack: slackBody,
  teams: teamsBody,
  discord: discordBody,
};

/** The body of a delivery, as JSON. */
export function deliveryBody(format: WebhookFormat, payload: WebhookPayload): string {
  return JSON.stringify(format === 'standard' ? payload : CHATS[format](chatMessage(payload)));
}
