import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { failureText } from './failure.ts';

interface FailureNoticeProps {
  url: string;
  error: unknown;
  onRetry: () => void;
  onDismiss: () => void;
}

/** Why an analysis failed and what to do next; it stays until the person acts. */
export function FailureNotice({ url, error, onRetry, onDismiss }: FailureNoticeProps) {
  const { title, sentence, canRetry } = failureText(error);
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="failure-title"
      className="grid max-w-184 gap-2 border-danger border-s-[3px] bg-danger-wash px-5 py-4 focus:outline-none"
    >
      <h2 id="failure-title" className="title-4">
        {title}
      </h2>
      <p className="text-ink">{sentence}</p>
      <p className="note [overflow-wrap:anywhere]">{url}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        {canRetry && <Button onClick={onRetry}>Try Again</Button>}
        <Button look={canRetry ? 'quiet' : 'plain'} onClick={onDismiss}>
          Change the address
        </Button>
      </div>
    </section>
  );
}
