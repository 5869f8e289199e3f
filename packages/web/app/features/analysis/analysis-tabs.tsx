import { MAX_MESSAGE } from '@liftmark/contract/analysis';
import type { AnalysisRequest } from '@liftmark/contract/analysis-request';
import { Link } from 'react-router';
import { useUser } from '../../client/user-query.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { CompetitorForm } from './competitor-form.tsx';
import { ManualForm } from './manual-form.tsx';
import { PageForm } from './page-form.tsx';
import { ProTeaser } from './pro-teaser.tsx';
import { ANALYSIS_TABS, type AnalysisTab, partOf, tabPath } from './tabs.ts';
import { UploadForm } from './upload-form.tsx';
import type { AnalysisFailure } from './use-analysis-run.tsx';

interface AnalysisTabsProps {
  /** The query of the address, which names the tab. */
  search: URLSearchParams;
  onTab: (tab: AnalysisTab) => void;
  /** The page address, shared by all tabs, so that it stays when someone changes the kind of analysis. */
  url: string;
  onUrl: (url: string) => void;
  /** The address that the screen was opened with; empty if there was none. */
  given: string;
  isPending: boolean;
  failure: AnalysisFailure | null;
  onAsk: (request: AnalysisRequest) => void;
}

/** The four kinds of analysis, each with its form or its teaser. */
export function AnalysisTabs({
  search,
  onTab,
  url,
  onUrl,
  given,
  isPending,
  failure,
  onAsk,
}: AnalysisTabsProps) {
  const { tab, entry } = partOf(search);
  const user = useUser();
  const replaces = search.get('replaces');

  const propsOf = (kind: AnalysisRequest['kind']) => ({
    isPending,
    failure: failure?.request.kind === kind ? failure : null,
  });
  const page = { url, onUrl, isGiven: given !== '' && url === given };
  return (
    <Tabs
      label="Type of analysis"
      tabs={ANALYSIS_TABS.map(({ value, title, plan }) => ({
        value,
        label: (
          <span data-tour={`${value}-tab`} className="inline-flex items-baseline gap-1.5">
            {title} <span className="text-ink-3 text-sm">{plan}</span>
          </span>
        ),
      }))}
      value={tab}
      onChange={onTab}
    >
      <div className="pt-3">
        <TabPanel value="url">
          {entry === 'upload' ? (
            <div className="grid gap-5">
              <p>
                {replaces === null
                  ? 'Analyze a page that we can’t open, from a file.'
                  : 'The file becomes the next version of the page that you uploaded before.'}{' '}
                <Link to={tabPath('url', url)}>Analyze an address instead</Link>
              </p>
              <UploadForm
                key={replaces}
                {...propsOf('upload')}
                replaces={replaces}
                onAsk={(input) => onAsk({ kind: 'upload', input })}
              />
            </div>
          ) : entry === 'manual' ? (
            <div className="grid gap-5">
              <p>
                Test a headline and an offer before you have a page.{' '}
                <Link to="/analyze">Analyze a page instead</Link>
              </p>
              <ManualForm {...propsOf('manual')} onAsk={(input) => onAsk({ kind: 'manual', input })} />
            </div>
          ) : (
            <div className="grid gap-5">
              <PageForm
                {...propsOf('url')}
                {...page}
                kind="url"
                message={search.get('message')?.slice(0, MAX_MESSAGE) ?? ''}
                needsAccess={search.has('access')}
                onAsk={(input) => onAsk({ kind: 'url', input })}
              />
              <p className="text-ui">
                Can’t we open the page? <Link to="/analyze?tab=upload">Upload it as a file</Link>. No page
                yet? <Link to="/analyze?tab=manual">Analyze a headline and an offer</Link>.
              </p>
            </div>
          )}
        </TabPanel>
        {tab !== 'url' && (
          <TabPanel value={tab}>
            {user === undefined && <FormSkeleton />}
            {user !== undefined && !user?.isPro && <ProTeaser tab={tab} returnTo={tabPath(tab, url)} />}
            {user?.isPro && tab === 'competitor' && (
              <CompetitorForm
                {...propsOf('competitor')}
                url={url}
                competitorUrl={search.get('competitor') ?? ''}
                onUrl={onUrl}
                onAsk={(input) => onAsk({ kind: 'competitor', input })}
              />
            )}
            {user?.isPro && tab !== 'competitor' && (
              <PageForm
                key={tab}
                {...propsOf(tab)}
                {...page}
                kind={tab}
                needsAccess={search.has('access')}
                onAsk={(input) => onAsk({ kind: tab, input })}
              />
            )}
          </TabPanel>
        )}
      </div>
    </Tabs>
  );
}

function FormSkeleton() {
  return (
    <div aria-busy="true" className="grid max-w-184 gap-5">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-13 w-48" />
    </div>
  );
}
