import { MessageSquare, X } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { FeedbackForm } from './feedback-form.tsx';

/**
 * The floating button, its dialog and the confirmation. Where the margin is too narrow for its label, the button
 * is only its icon, next to the text on a desktop. `site/feedback-button.ts` and `site/feedback.ts` control them,
 * so that they work the same on pages without React.
 */
export function FeedbackCorner() {
  return (
    <div className="print:hidden">
      <div
        id="feedback-corner"
        className="pointer-events-none fixed bottom-3 left-3 z-40 xl:max-[100rem]:left-[calc((var(--gutter)-var(--control))/2)]"
      >
        <Button
          data-feedback-open=""
          aria-haspopup="dialog"
          title="Feedback"
          className="pointer-events-auto min-w-control rounded-full shadow-float max-[100rem]:px-0 [[data-feedback-aside]_&:not(:focus-visible)]:translate-y-[150%]"
        >
          <MessageSquare />
          <span className="max-[100rem]:sr-only">Feedback</span>
        </Button>
      </div>
      <dialog
        id="feedback"
        aria-labelledby="feedback-title"
        className="m-auto max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-2rem))] overflow-auto rounded-3 border border-line bg-raised p-6 text-ink-2 shadow-float backdrop:bg-(--veil)"
      >
        <h2 id="feedback-title" className="title-4 pe-10">
          Send us your feedback
        </h2>
        <p className="mt-1 text-ui">
          A bug, an idea, anything else: a person reads it, typically within 24-48 hours.
        </p>
        <FeedbackForm />
        <form method="dialog" className="absolute top-3 right-3">
          <Button type="submit" look="quiet" aria-label="Close">
            <X />
          </Button>
        </form>
      </dialog>
      <div
        role="status"
        className="pointer-events-none fixed inset-x-0 bottom-0 z-70 p-4 sm:left-auto sm:w-108"
      >
        <div id="feedback-thanks" hidden>
          <div className="grid gap-1 rounded-2 border border-line border-s-[3px] border-s-ok bg-raised px-4 py-3 text-ui shadow-float">
            <p className="font-medium text-ink">Feedback Submitted!</p>
            <p>Thank you for helping us improve Liftmark. We'll review your feedback soon.</p>
          </div>
        </div>
      </div>
    </div>
  );
}
