import type { AnalysisRequest } from '@liftmark/contract/analysis-request';
import type { PageWay } from '@liftmark/contract/capture-failures';
import { Link } from 'react-router';
import { text as ways } from '../../client/page-ways.text.ts';
import { WAY_PATHS } from '../../client/page-ways.ts';
import { useReadFirst } from '../../client/read-first.ts';
import { Button } from '../../ui/button.tsx';
import { text as controls } from '../../ui/controls.text.ts';
import { worded } from '../../ui/report-language.tsx';
import { text } from './failure.text.ts';
import { addressesOf, formPath } from './request-words.ts';
import type { AnalysisFailure } from './use-analysis-run.tsx';

/** The analyses that can be made in each way. */
const KINDS: Record<PageWay, readonly AnalysisRequest['kind'][]> = {
  access: ['url', 'swot', 'copy'],
  upload: ['url'],
  extension: ['url'],
};

/**
 * Why the last analysis failed and what to do next. It stays in the form; the toast with the same words
 * disappears.
 */
export const FailureNote = worded(function FailureNote({ failure }: { failure: AnalysisFailure }) {
  const { request, title, description, isPageUnreadable, retry, retryOverHttp } = failure;
  useReadFirst();
  const leadsToWords = isPageUnreadable && request.kind === 'url';
  const open = failure.ways.filter((way) => KINDS[way].includes(request.kind));
  return (
    <section
      aria-label={title}
      className="grid max-w-184 gap-1 border-danger border-s-[3px] bg-danger-wash px-5 py-3"
    >
      <p className="font-medium text-ink text-ui">{title}</p>
      <p className="text-ink text-ui">{description}</p>
      <p className="note [overflow-wrap:anywhere]">
        {[addressesOf(request), text.notCounted].filter(Boolean).join(' · ')}
      </p>
      {(retry !== null || retryOverHttp !== null || leadsToWords || open.length > 0) && (
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
          {retry && <Button onClick={retry}>{controls.tryAgain}</Button>}
          {retryOverHttp && <Button onClick={retryOverHttp}>{text.overHttp}</Button>}
          {open.map((way) => (
            <Button key={way} asChild>
              <Link to={WAY_PATHS[way](formPath(request))}>{ways[way]}</Link>
            </Button>
          ))}
          {leadsToWords && (
            <Link to="/analyze?tab=manual" className="text-ui">
              {text.justWords}
            </Link>
          )}
        </div>
      )}
    </section>
  );
});
