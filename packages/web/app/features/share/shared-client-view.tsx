import type { SharedClient, SharedPage } from '@liftmark/contract/clients';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Disclosure } from '../../ui/disclosure.tsx';
import { dateWords } from '../../ui/moment.ts';
import { Wrap } from '../../ui/section.tsx';
import { BrandFrame } from './brand-frame.tsx';
import { text } from './clients.text.ts';

const words = text.shared;

interface SharedClientProps {
  client: SharedClient;
  /** The grade of a page, and the line of its scores. */
  gradeOf: (page: SharedPage) => ReactNode;
  historyOf: (page: SharedPage) => ReactNode;
}

/** The read-only dashboard of a client. */
export function SharedClientView({ client, gradeOf, historyOf }: SharedClientProps) {
  const { name, branding, pages } = client;
  const scores = pages.flatMap(({ scorePercent }) => (scorePercent === null ? [] : [scorePercent]));
  const average =
    scores.length === 0 ? null : Math.round(scores.reduce((sum, each) => sum + each, 0) / scores.length);
  const fixed = pages.reduce((sum, { done }) => sum + done.length, 0);
  const figures = [
    { label: words.pages, value: pages.length },
    { label: words.average, value: average ?? '–' },
    { label: words.fixed, value: fixed },
  ];
  return (
    <BrandFrame branding={branding}>
      <Wrap className="grid gap-8 pt-10 pb-(--section)">
        <h1 className="title-1 [overflow-wrap:anywhere]">{name}</h1>
        {pages.length === 0 ? (
          <p className="text-lg">{words.empty}</p>
        ) : (
          <>
            <dl className="flex flex-wrap gap-x-12 gap-y-4">
              {figures.map(({ label, value }) => (
                <div key={label}>
                  <dt className="note">{label}</dt>
                  <dd className="title-2 tabular">{value}</dd>
                </div>
              ))}
            </dl>
            <div>
              {pages.map((page) => (
                <PageRow key={page.address} page={page} grade={gradeOf(page)} history={historyOf(page)} />
              ))}
            </div>
          </>
        )}
      </Wrap>
    </BrandFrame>
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
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <h2>
            <Link
              to={`/report/${address}`}
              className="title-4 no-underline [overflow-wrap:anywhere] hover:underline"
            >
              {title}
            </Link>
          </h2>
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
