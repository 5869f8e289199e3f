import { normalizeTypedUrl } from '@liftmark/contract/analysis';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, type SetURLSearchParams, useSearchParams } from 'react-router';
import { configQuery } from '../client/config-query.ts';
import { useSignInRequest } from '../client/sign-in.ts';
import { useUpgradeOffer } from '../client/upgrade.ts';
import { useHasRole } from '../client/workspaces.ts';
import { AnalysisTabs } from '../features/analysis/analysis-tabs.tsx';
import { ReportContents } from '../features/analysis/report-contents.tsx';
import { StaticModeNotice } from '../features/analysis/static-mode-notice.tsx';
import { partOf } from '../features/analysis/tabs.ts';
import { useAnalysisRun } from '../features/analysis/use-analysis-run.tsx';
import { useArrival } from '../features/analysis/use-arrival.ts';
import { useBegin } from '../features/analysis/use-begin.ts';
import { pageMeta } from '../features/shell/page-meta.ts';
import { Tours } from '../features/tour/tours.tsx';
import { ViewerNote } from '../features/workspaces/viewer-note.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';
import { Wrap } from '../ui/section.tsx';
import type { Route } from './+types/analyze.ts';
import { AnalysisResultView, isShownHere, type ShownResult } from './analyze/analysis-result.tsx';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Analyze Your Conversion Potential | Liftmark',
    description: 'Enter a page’s address and see how well it converts, with evidence for every finding.',
    location,
  });

const NO_QUERY = new URLSearchParams();

export default function Analyze() {
  const [search, setSearch] = useSearchParams();
  const isHydrated = useIsHydrated();
  // Remounted only for an address that fills the box; otherwise it may hold what was typed before React loaded.
  const [isFilled] = useState(search.has('url'));
  return (
    <AnalyzeScreen
      key={String(isFilled && isHydrated)}
      search={isHydrated ? search : NO_QUERY}
      setSearch={setSearch}
    />
  );
}

interface AnalyzeScreenProps {
  search: URLSearchParams;
  setSearch: SetURLSearchParams;
}

function AnalyzeScreen({ search, setSearch }: AnalyzeScreenProps) {
  const given = normalizeTypedUrl(search.get('url') ?? '');
  const shownId = search.get('report');
  const { tab, entry } = partOf(search);
  const { data: config } = useQuery(configQuery);
  const isEditor = useHasRole('editor');
  const [result, setResult] = useState<ShownResult | null>(null);
  const [url, setUrl] = useState(given);
  const [hasBegun, setHasBegun] = useState(given !== '');
  const isBehindDialog = [useSignInRequest(), useUpgradeOffer()].some((dialog) => dialog !== null);

  const { ask, isPending, failure, overlay } = useAnalysisRun((done) => {
    if (!isShownHere(done)) return false;
    setResult(done);
    setSearch({ tab: done.kind, report: done.answer.reportId });
    return true;
  });
  useArrival(given, ask);
  useBegin(ask);

  const startAnew = (): void => {
    setUrl('');
    setSearch({ tab: result?.kind ?? 'url' });
  };
  if (shownId !== null) {
    if (result?.answer.reportId !== shownId) return <Navigate replace to={`/report/${shownId}`} />;
    return <AnalysisResultView result={result} onNew={startAnew} />;
  }
  return (
    <Wrap className="grid gap-8 py-(--section)">
      <header className="grid gap-3">
        <h1 className="title-1">Analyze Your Conversion Potential</h1>
        <p className="text-lg">Free analysis, Pro features available, results in seconds</p>
      </header>
      <div className="grid gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 content-start gap-5" onInput={() => setHasBegun(true)}>
          {config?.renderedMode === false && <StaticModeNotice />}
          {isEditor ? (
            <AnalysisTabs
              search={search}
              onTab={(next) => setSearch({ tab: next }, { replace: true, preventScrollReset: true })}
              url={url}
              onUrl={setUrl}
              given={given}
              isPending={isPending}
              failure={failure}
              onAsk={ask}
            />
          ) : (
            <ViewerNote />
          )}
        </div>
        <ReportContents kind={tab === 'url' ? entry : tab} />
      </div>
      {overlay}
      <Tours
        isIdle={isEditor && !isPending && !hasBegun && url === '' && !isBehindDialog}
        isAnalyzing={isPending}
      />
    </Wrap>
  );
}
