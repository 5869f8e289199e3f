import type { Webhook } from '@liftmark/contract/webhooks';
import { StatusMark } from './status-mark.tsx';
import { statusWords } from './text.ts';

export function WebhookStatus({ webhook }: { webhook: Webhook }) {
  const { isOn, offReason, failingSince } = webhook;
  const isBad = isOn ? failingSince !== null : offReason !== null;
  return <StatusMark tone={isBad ? 'bad' : isOn ? 'good' : 'none'}>{statusWords(webhook)}</StatusMark>;
}
