import { addressOf } from './request-words.ts';
import type { PastFailure } from './use-analysis-run.tsx';

/** Why the last analysis failed, for who has not read the toast to its end. */
export function PastFailureNote({ failure: { request, title, description } }: { failure: PastFailure }) {
  return (
    <section
      aria-label={title}
      className="grid max-w-184 gap-1 border-danger border-s-[3px] bg-danger-wash px-5 py-3"
    >
      <p className="text-ink text-ui">{description}</p>
      <p className="note [overflow-wrap:anywhere]">{addressOf(request)}</p>
    </section>
  );
}
