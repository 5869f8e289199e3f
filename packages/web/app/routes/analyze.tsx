import { type AnalyzeUrlRequest, normalizeTypedUrl, pageUrlSchema } from '@liftmark/contract/analysis';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { configQuery } from '../client/config-query.ts';
import { AnalysisOverlay } from '../features/analysis/analysis-overlay.tsx';
import { cameFromHero } from '../features/analysis/arrival.ts';
import { failureText } from '../features/analysis/failure.ts';
import { FailureNotice } from '../features/analysis/failure-notice.tsx';
import { ReportContents } from '../features/analysis/report-contents.tsx';
import { StaticModeNotice } from '../features/analysis/static-mode-notice.tsx';
import { UrlForm } from '../features/analysis/url-form.tsx';
import { useAnalysis } from '../features/analysis/use-analysis.ts';
import { pageMeta } from '../features/shell/page-meta.ts';
import { Wrap } from '../ui/section.tsx';
import { toast } from '../ui/toast.tsx';
import type { Route } from './+types/analyze.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Analyze Your Conversion Potential | Liftmark',
    description: 'Enter the address of a page and see how well it converts, with evidence for every finding.',
    location,
  });

/** Whether this document has shown the screen before; the history leads back to it under the same address. */
let hasArrived = false;

export default function Analyze() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const asked = search.get('url') ?? '';
  const queryClient = useQueryClient();
  const { data: config } = useQuery(configQuery);
  const lastInput = useRef<AnalyzeUrlRequest | null>(null);

  const { state, now, start, cancel, dismiss } = useAnalysis(
    () => queryClient.ensureQueryData(configQuery),
    (answer) => {
      if (answer.metadata.warning !== undefined) {
        toast({ title: 'Limited Analysis', description: answer.metadata.warning, look: 'destructive' });
      }
      navigate(`/report/${answer.reportId}`);
    },
    (error) => {
      const { title, sentence } = failureText(error);
      toast({ title, description: sentence, look: 'destructive' });
    },
  );

  const submit = (input: AnalyzeUrlRequest): void => {
    lastInput.current = input;
    start(input);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the arrival may start an analysis by itself
  useEffect(() => {
    const [entry] = performance.getEntriesByType('navigation');
    const fromHero = cameFromHero({
      referrer: document.referrer,
      origin: window.location.origin,
      isFirstScreen: !hasArrived && entry?.name === window.location.href,
      isReload: entry !== undefined && 'type' in entry && entry.type !== 'navigate',
    });
    const url = pageUrlSchema.safeParse(normalizeTypedUrl(asked));
    if (!fromHero || !url.success) return;
    const timer = setTimeout(() => {
      hasArrived = true;
      submit({ url: url.data });
    });
    return () => clearTimeout(timer);
  }, []);

  return (
    <Wrap className="grid gap-8 py-(--section)">
      <header className="grid gap-3">
        <h1 className="title-1">Analyze Your Conversion Potential</h1>
        <p className="text-lg">Free analysis, Pro features available, results in seconds</p>
      </header>
      {state.kind === 'failed' && (
        <FailureNotice
          url={state.url}
          error={state.error}
          onRetry={() => lastInput.current && start(lastInput.current)}
          onDismiss={() => {
            dismiss();
            document.querySelector<HTMLInputElement>('input[name="url"]')?.focus();
          }}
        />
      )}
      <div className="grid gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-5">
          {config?.renderedMode === false && <StaticModeNotice />}
          <UrlForm initialUrl={asked} isPending={state.kind === 'pending'} onSubmit={submit} />
        </div>
        <ReportContents />
      </div>
      {state.kind === 'pending' && (
        <AnalysisOverlay
          url={state.url}
          progress={state.progress}
          now={now}
          isAway={state.isAway}
          onCancel={cancel}
        />
      )}
    </Wrap>
  );
}
