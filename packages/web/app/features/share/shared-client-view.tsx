import type { SharedClient, SharedPage, SharedSite } from '@liftmark/contract/clients';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FilteredList } from '../../ui/filtered-list.tsx';
import { dateWords } from '../../ui/moment.ts';
import { ScoreLetter } from '../../ui/score-letter.tsx';
import { Wrap } from '../../ui/section.tsx';
import { BrandFrame } from './brand-frame.tsx';
import { text } from './clients.text.ts';

const words = text.shared;

interface SharedClientProps {
  client: SharedClient;
  /** The grade of a page, and the line of its scores. */
  gradeOf: (page: SharedPage) => ReactNode;
  historyOf: (of: Pick<SharedPage, 'history'>) => ReactNode;
}

/** The read-only dashboard of a client. */
export function SharedClientView({ client, gradeOf, historyOf }: SharedClientProps) {
  const { name, branding, sites, pages } = client;
  const scores = pages.flatMap(({ scorePercent }) => (scorePercent === null ? [] : [scorePercent]));
  const average =
    scores.length === 0 ? null : Math.round(scores.reduce((sum, each) => sum + each, 0) / scores.length);
  const fixed = [...sites, ...pages].reduce((sum, { done }) => sum + done.length, 0);
  const figures = [
    ...(sites.length === 0 ? [] : [{ label: words.sites, value: sites.length }]),
    { label: words.pages, value: pages.length },
    { label: words.average, value: average ?? '–' },
    { label: words.fixed, value: fixed },
  ];
  return (
    <BrandFrame branding={branding}>
      <Wrap className="grid gap-8 pt-10 pb-(--section)">
        <h1 className="title-1 [overflow-wrap:anywhere]">{name}</h1>
        {pages.length + sites.length === 0 ? (
          <p className="text-lg">{words.empty}</p>
        ) : (
          <>
            <dl className="grid grid-cols-2 gap-x-12 gap-y-4 sm:flex sm:flex-wrap">
              {figures.map(({ label, value }) => (
                <div key={label}>
                  <dt className="note">{label}</dt>
                  <dd className="title-2 tabular">{value}</dd>
                </div>
              ))}
            </dl>
            {sites.length > 0 && (
              <section className="grid gap-3">
                <h2 className="title-3">{words.sites}</h2>
                <div>
                  {sites.map((site) => (
                    <SiteRow key={site.host} site={site} history={historyOf(site)} />
                  ))}
                </div>
              </section>
            )}
            {pages.length > 0 && (
              <section className="grid gap-3">
                <h2 className={sites.length > 0 ? 'title-3' : 'sr-only'}>{words.pages}</h2>
                <FilteredList
                  label={words.searchPages}
                  items={pages}
                  textOf={({ title, url }) => `${title} ${url ?? ''}`}
                >
                  {(shown) => (
                    <div>
                      {shown.map((page) => (
                        <PageRow
                          key={page.address}
                          page={page}
                          grade={gradeOf(page)}
                          history={historyOf(page)}
                        />
                      ))}
                    </div>
                  )}
                </FilteredList>
              </section>
            )}
          </>
        )}
      </Wrap>
    </BrandFrame>
  );
}

function SiteRow({ site, history }: { site: SharedSite; history: ReactNode }) {
  const { host, score, measuredAt, done, open } = site;
  return (
    <article aria-label={host} className="grid gap-2 border-line border-t py-5 first:border-ink">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <h3 className="title-4 [overflow-wrap:anywhere]">{host}</h3>
          <p className="tabular text-ui">{words.site(site)}</p>
          <p className="note">
            {words.measured} <time dateTime={measuredAt}>{dateWords(measuredAt)}</time>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {history}
          <ScoreLetter score={score} />
        </div>
      </div>
      <Titles title={words.gone({ count: done.length })} titles={done} />
      <Titles title={words.leaks({ count: open.length })} titles={open} />
    </article>
  );
}

interface PageRowProps {
  page: SharedPage;
  grade: ReactNode;
  history: ReactNode;
}

function PageRow({ page, grade, history }: PageRowProps) {
  const { address, title, url, measuredAt, done, open } = page;
  return (
    <article
      aria-label={title}
      className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-5 gap-y-2 border-line border-t py-6 first:border-ink"
    >
      {grade}
      <div className="grid items-start gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid min-w-0 gap-1">
          <h3>
            <Link
              to={`/report/${address}`}
              className="title-4 no-underline [overflow-wrap:anywhere] hover:underline"
            >
              {title}
            </Link>
          </h3>
          {url !== null && <p className="text-ui [overflow-wrap:anywhere]">{url}</p>}
          <p className="note">
            {words.measured} <time dateTime={measuredAt}>{dateWords(measuredAt)}</time>
          </p>
        </div>
        {history}
      </div>
      {(done.length > 0 || open.length > 0) && (
        <div className="col-start-2">
          <Titles title={words.done({ count: done.length })} titles={done} />
          <Titles title={words.left({ count: open.length })} titles={open} />
        </div>
      )}
    </article>
  );
}

function Titles({ title, titles }: { title: string; titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <Disclosure title={<span className="text-ink text-ui">{title}</span>}>
      <ul className="grid gap-1 text-ui">
        {titles.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
