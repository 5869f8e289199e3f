import type { Month } from '@liftmark/contract/teamwork';
import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { type Scope, useScope, within } from '../../client/scope.ts';
import { monthPath, monthQuery } from '../../client/teamwork-calls.ts';
import { useRequiredUser } from '../../client/use-required-user.ts';
import { Button } from '../../ui/button.tsx';
import { ExportMenu } from '../../ui/export-menu.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { ScopeFilters } from '../../ui/scope-filters.tsx';
import { Wrap } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { text } from './text.ts';

const words = text.month;
const PAGES_SHOWN = 30;

/** The summary of a month, to read and to print. */
export function MonthScreen({ month }: { month: string }) {
  const user = useRequiredUser();
  const [scope, setScope] = useScope();
  return (
    <Wrap className="grid gap-8 pt-10 pb-(--section)">
      <header className="grid gap-3">
        <Link to={within('/teamwork', scope)} className="justify-self-start text-sm print:hidden">
          {words.back}
        </Link>
        <h1 className="title-1">{words.title({ month: monthWords(month) })}</h1>
        {user && (
          <div className="flex flex-wrap gap-2 print:hidden">
            <ScopeFilters scope={scope} onChange={setScope} />
          </div>
        )}
      </header>
      {user ? <LoadedMonth month={month} scope={scope} /> : <MonthSkeleton />}
    </Wrap>
  );
}

function LoadedMonth({ month, scope }: { month: string; scope: Scope }) {
  const query = useQuery(monthQuery(month, scope));
  return (
    <Loaded query={query} skeleton={<MonthSkeleton />}>
      {(summary) => <Summary summary={summary} scope={scope} />}
    </Loaded>
  );
}

function Summary({ summary, scope }: { summary: Month; scope: Scope }) {
  const { month, workspace, analyses, pages, morePages, done, verified } = summary;
  return (
    <div className="print-flow grid gap-8">
      <div className="grid gap-1">
        <p className="font-medium text-ink empty:hidden [overflow-wrap:anywhere]">
          {[workspace, summary.scope].filter(Boolean).join(', ')}
        </p>
        <p className="tabular text-ui">{words.overview({ analyses, pages: pages.length + morePages })}</p>
        <p className="tabular text-ui">{words.tasks({ done, verified })}</p>
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">
        <SaveButton
          look="primary"
          path={within(`${monthPath(month)}/pdf`, scope)}
          file={`liftmark-${month}.pdf`}
        >
          <Download /> {words.pdf}
        </SaveButton>
        <Button onClick={() => window.print()}>
          <Printer /> {words.print}
        </Button>
        <ExportMenu
          label={words.export}
          pathOf={(ending) => within(`${monthPath(month)}/export.${ending}`, scope)}
          file={`liftmark-${month}`}
        />
        <Button asChild look="quiet">
          <Link to={within(`/teamwork/${monthFrom(month, -1)}`, scope)}>{words.previous}</Link>
        </Button>
        <Button asChild look="quiet">
          <Link to={within(`/teamwork/${monthFrom(month, 1)}`, scope)}>{words.next}</Link>
        </Button>
      </div>
      {pages.length === 0 ? (
        <p className="text-ui">{words.none}</p>
      ) : (
        <MonthPages key={`${month} ${scope.client} ${scope.site}`} pages={pages} />
      )}
      {morePages > 0 && <p className="note">{words.more({ pages: morePages })}</p>}
    </div>
  );
}

/** The first pages on the screen, and all of them on paper. */
function MonthPages({ pages }: Pick<Month, 'pages'>) {
  const [isWhole, setWhole] = useState(pages.length <= PAGES_SHOWN);
  return (
    <>
      <ul className="print-flow grid">
        {pages.map((page, place) => (
          <PageSummary key={page.secureId} page={page} isPrintOnly={!isWhole && place >= PAGES_SHOWN} />
        ))}
      </ul>
      {!isWhole && (
        <Button className="justify-self-start print:hidden" onClick={() => setWhole(true)}>
          {words.all({ pages: pages.length })}
        </Button>
      )}
    </>
  );
}

interface PageSummaryProps {
  page: Month['pages'][number];
  isPrintOnly: boolean;
}

function PageSummary({ page, isPrintOnly }: PageSummaryProps) {
  return (
    <li
      className={`gap-x-8 gap-y-3 border-line border-t py-4 first:border-ink sm:grid-cols-[minmax(0,1fr)_13rem] ${isPrintOnly ? 'hidden print:grid' : 'grid'}`}
    >
      <div className="grid content-start gap-0.5">
        <h2 className="title-4 [overflow-wrap:anywhere]">
          <Link to={`/report/${page.secureId}`} className="no-underline hover:underline">
            {page.title}
          </Link>
        </h2>
        {page.url !== null && <p className="note [overflow-wrap:anywhere]">{page.url}</p>}
      </div>
      <p className="tabular text-ui sm:text-end">
        {words.score(page)}
        {!page.isComparable && <span className="note block">{words.otherRubric}</span>}
      </p>
      <div className="grid gap-3 empty:hidden sm:col-span-2">
        <Titles title={words.done} items={page.done} />
        <Titles title={words.verified} items={page.verified} />
        <Titles title={words.measured} items={page.measured === null ? [] : [page.measured]} />
      </div>
    </li>
  );
}

function Titles({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div className="grid gap-1">
      <h3 className="font-medium text-ink-3 text-sm">{title}</h3>
      <ul className="grid gap-0.5">
        {items.map((item) => (
          <li key={item} className="tabular text-ui">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

function MonthSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-5 w-64 max-w-full" />
      <Skeleton className="h-10 w-80 max-w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  );
}

/** "November 2026". */
function monthWords(month: string): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return month;
  return date.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

function monthFrom(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}
