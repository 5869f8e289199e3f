import { doneSchema } from '@liftmark/contract/auth';
import { FEEDBACK_FLOW, type FeedbackItem, type FeedbackStatus } from '@liftmark/contract/founders-lists';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { sentenceFor } from '../../client/api-error.ts';
import { call } from '../../client/call.ts';
import { PriorityBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { momentWords } from '../../ui/moment.ts';
import { toast } from '../../ui/toast.tsx';
import { spelledOut } from './figure-words.ts';
import { refreshFounders } from './founders-queries.ts';

export const TYPE_LABELS: Record<FeedbackItem['type'], string> = {
  bug: 'Bug Report',
  feature: 'Feature Request',
  general: 'General Feedback',
};
const PRIORITY_LEVELS = { low: 1, medium: 2, high: 4 } as const;
const MOVES: Record<FeedbackStatus, string> = {
  open: 'Reopen',
  resolved: 'Mark as resolved',
  planned: 'Back to planned',
  implemented: 'Mark as implemented',
};

/** One item with its sender's text, and the button that changes its status. */
export function FeedbackRow({ item }: { item: FeedbackItem }) {
  const queryClient = useQueryClient();
  const [first, second] = FEEDBACK_FLOW[item.type];
  const next = item.status === first ? second : first;
  const move = useMutation({
    mutationFn: (status: FeedbackStatus) =>
      call(`/api/founders/feedback/${item.id}/status`, doneSchema, { method: 'PUT', body: { status } }),
    onSuccess: () => refreshFounders(queryClient),
    onError: (error) =>
      toast({ title: 'Status Not Changed', description: sentenceFor(error), look: 'destructive' }),
  });
  return (
    <li className="grid gap-2 border-line border-b py-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <span className="font-semibold text-ink text-ui">{TYPE_LABELS[item.type]}</span>
        <PriorityBadge level={PRIORITY_LEVELS[item.priority]}>
          {`${item.priority.toUpperCase()} PRIORITY`}
        </PriorityBadge>
        <span className="text-sm">{spelledOut(item.status)}</span>
      </div>
      <p className="whitespace-pre-wrap text-ink text-ui [overflow-wrap:anywhere]">{item.message}</p>
      <p className="note [overflow-wrap:anywhere]">
        {item.userName && `${item.userName}, `}
        {item.userEmail} · <time dateTime={item.createdAt}>{momentWords(item.createdAt)}</time>
        {item.currentPage !== null && ` · on ${item.currentPage}`}
        {item.userAgent !== null && (
          <details>
            <summary className="inline-flex min-h-6 items-center underline decoration-dotted">
              Browser
            </summary>
            {item.userAgent}
          </details>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button disabled={move.isPending} onClick={() => move.mutate(next)}>
          {MOVES[next]}
        </Button>
        {item.attachmentName !== null && (
          <Button asChild look="quiet" className="min-w-0">
            <a href={`/api/founders/feedback/${item.id}/attachment`} download>
              <Paperclip />
              <span className="truncate">{item.attachmentName}</span>
            </a>
          </Button>
        )}
      </div>
    </li>
  );
}
