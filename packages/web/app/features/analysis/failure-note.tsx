import { Link } from 'react-router';
import { useReadFirst } from '../../client/read-first.ts';
import { Button } from '../../ui/button.tsx';
import { accessPath, addressOf } from './request-words.ts';
import type { AnalysisFailure } from './use-analysis-run.tsx';

/**
 * Why the last analysis failed and what to do next. It stays in the form; the toast with the same words
 * disappears.
 */
export function FailureNote({ failure }: { failure: AnalysisFailure }) {
  const { request, title, description, isPageUnreadable, isHiddenFromUs, retry, retryOverHttp } = failure;
  useReadFirst();
  const leadsToWords = isPageUnreadable && request.kind === 'url';
  const leadsToExtension = isHiddenFromUs && request.kind === 'url';
  const ways = request.kind === 'url' ? failure.ways : [];
  return (
    <section
      aria-label={title}
      className="grid max-w-184 gap-1 border-danger border-s-[3px] bg-danger-wash px-5 py-3"
    >
      <p className="font-medium text-ink text-ui">{title}</p>
      <p className="text-ink text-ui">{description}</p>
      <p className="note [overflow-wrap:anywhere]">
        {[addressOf(request), 'It doesn’t count toward your plan.'].filter(Boolean).join(' · ')}
      </p>
      {(retry !== null || retryOverHttp !== null || leadsToWords) && (
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
          {retry && <Button onClick={retry}>Try Again</Button>}
          {retryOverHttp && <Button onClick={retryOverHttp}>Try with http://</Button>}
          {leadsToExtension && (
            <Link to="/account#extension" className="text-ui">
              Capture it in your own browser
            </Link>
          )}
          {ways.includes('upload') && (
            <Button asChild>
              <Link to="/analyze?tab=upload">Upload the page as a file</Link>
            </Button>
          )}
          {ways.includes('access') && (
            <Button asChild>
              <Link to={accessPath(request)}>Add a sign-in</Link>
            </Button>
          )}
          {leadsToWords && (
            <Link to="/analyze?tab=manual" className="text-ui">
              Analyze just the headline and offer instead
            </Link>
          )}
        </div>
      )}
    </section>
  );
}
