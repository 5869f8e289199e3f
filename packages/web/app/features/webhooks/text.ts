import type {
  AttemptError,
  Webhook,
  WebhookDelivery,
  WebhookEvent,
  WebhookFormat,
} from '@liftmark/contract/webhooks';

/** What the webhook screens say about values of the contract. */
export const text = {
  events: {
    'analysis.finished': { name: 'Analysis finished', about: 'A report is ready, yours or a scheduled one.' },
    'analysis.failed': { name: 'Analysis failed', about: 'A page couldn’t be analyzed, with the reason.' },
    'score.dropped': {
      name: 'Score dropped',
      about: 'A scheduled analysis lost 5 points or more, or a verified fix is broken again.',
    },
    'fix.verified': { name: 'Fix verified', about: 'A new report shows that advice was followed.' },
    'schedule.skipped': {
      name: 'Schedule skipped',
      about: 'A scheduled analysis didn’t run, because Pro ended or the page is archived.',
    },
  } satisfies Record<WebhookEvent, { name: string; about: string }>,
  test: 'Test',

  formats: {
    standard: {
      name: 'JSON (Standard Webhooks)',
      hint: 'Your own server. It checks the signature with the webhook’s secret.',
    },
    slack: { name: 'Slack', hint: 'In Slack: your app, Incoming Webhooks, Add New Webhook.' },
    teams: {
      name: 'Microsoft Teams',
      hint: 'In Teams: the channel’s menu, Workflows, “Send webhook alerts to a channel”.',
    },
    discord: { name: 'Discord', hint: 'In Discord: Edit Channel, Integrations, Webhooks, Copy Webhook URL.' },
  } satisfies Record<WebhookFormat, { name: string; hint: string }>,

  errors: {
    blocked_destination:
      'The address leads to a private or reserved network, or to a port that isn’t allowed.',
    dns: 'The host wasn’t found.',
    unreachable: 'No connection could be made, or it ended without an answer.',
    tls: 'The certificate isn’t valid.',
    timeout: 'There was no answer within 10 seconds.',
    redirect: 'The answer was a redirect, which isn’t followed.',
    refused: 'The receiver didn’t accept it.',
  } satisfies Record<AttemptError, string>,

  states: { pending: 'Waiting', delivered: 'Delivered', failed: 'Failed' } satisfies Record<
    WebhookDelivery['state'],
    string
  >,
} as const;

/** “On”, “Off”, or why it isn't well. */
export function statusWords({ isOn, offReason, failingSince }: Webhook): string {
  if (!isOn) return offReason === null ? 'Off' : 'Switched off by Liftmark';
  return failingSince === null ? 'On' : 'Failing';
}

export function eventName(event: WebhookDelivery['event']): string {
  return event === 'webhook.test' ? text.test : text.events[event].name;
}

/** “200 in 84 ms”, or what went wrong. */
export function outcomeWords({ status, error, durationMs }: NonNullable<WebhookDelivery['last']>): string {
  const time = durationMs < 1_000 ? `${durationMs} ms` : `${(durationMs / 1_000).toFixed(1)} s`;
  const what = status === null ? 'No answer' : `Status ${status}`;
  return `${what} after ${time}${error === null ? '' : `. ${text.errors[error]}`}`;
}
