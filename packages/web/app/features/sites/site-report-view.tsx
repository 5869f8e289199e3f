import type { Site, SiteChanges, SiteLeak, TemplateFix } from '@liftmark/contract/sites';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dateWords } from '../../ui/moment.ts';
import { counted, gainWords, placeWords } from './text.ts';

/** What costs most across the site, one fix for each template, and what changed. */
export function SiteReportView({ site: { report } }: { site: Site }) {
  if (report === null) {
    return <p className="py-6 text-ui">Analyze the pages that stand for each template to see the report.</p>;
  }
  return (
    <div className="grid gap-12 pt-4">
      {report.changes && <Changes changes={report.changes} />}
      <Block title="Worst leaks across the site">
        {report.leaks.length === 0 && <p className="text-ui">The analyzed pages have no leaks.</p>}
        <ol className="grid">
          {report.leaks.slice(0, 10).map((leak) => (
            <LeakRow key={leak.id} leak={leak} />
          ))}
        </ol>
      </Block>
      <Block title="One fix for each template">
        <ul className="grid">
          {report.fixes.map((fix) => (
            <FixRow key={fix.template} fix={fix} />
          ))}
        </ul>
      </Block>
    </div>
  );
}

export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="title-3">{title}</h2>
      {children}
    </section>
  );
}

const ROW = 'grid gap-1 border-line border-t py-4 first:border-ink';

function LeakRow({ leak }: { leak: SiteLeak }) {
  const gain = gainWords(leak.gain);
  return (
    <li className={ROW}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Link to={`/report/${leak.secureId}`} className="title-4 [overflow-wrap:anywhere]">
          {leak.title}
        </Link>
        <span className="tabular whitespace-nowrap font-medium text-ink text-ui">
          {leak.likelyPages > leak.seenOn ? 'about ' : ''}
          {counted(leak.likelyPages, 'page')}
        </span>
      </div>
      <p className="note [overflow-wrap:anywhere]">{leak.places.slice(0, 3).map(placeWords).join('. ')}.</p>
      {gain !== null && <p className="note">{gain} on a page, on average.</p>}
    </li>
  );
}

function FixRow({ fix }: { fix: TemplateFix }) {
  const gain = gainWords(fix.gain);
  return (
    <li className={ROW}>
      <p className="note [overflow-wrap:anywhere]">
        {fix.name}, {counted(fix.pages, 'page')}
      </p>
      <Link to={`/report/${fix.secureId}`} className="title-4 justify-self-start [overflow-wrap:anywhere]">
        {fix.title}
      </Link>
      <p className="note">
        {[
          `Seen on ${fix.seenOn} of ${counted(fix.analyzed, 'analyzed page')}`,
          gain === null ? null : `${gain} on a page`,
          `takes ${fix.effort}`,
        ]
          .filter(Boolean)
          .join(', ')}
        .
      </p>
    </li>
  );
}

function Changes({ changes }: { changes: SiteChanges }) {
  const lines = [
    ...changes.scores
      .filter(({ before, now }) => before !== now)
      .map(({ name, before, now }) => `${name} scores ${now}, was ${before}.`),
    changes.pagesAdded > 0 ? `${counted(changes.pagesAdded, 'page')} added.` : null,
    changes.pagesGone > 0 ? `${counted(changes.pagesGone, 'page')} gone.` : null,
    ...changes.newTemplates.map((name) => `New template: ${name}.`),
    ...changes.goneTemplates.map((name) => `Template gone: ${name}.`),
    ...changes.fixed.map(({ title }) => `No longer seen: ${title}.`),
    ...changes.newLeaks.map(({ title }) => `New: ${title}.`),
  ].filter((line) => line !== null);
  return (
    <Block title={`Since ${dateWords(changes.previousAt)}`}>
      {lines.length === 0 ? (
        <p className="text-ui">Nothing has changed.</p>
      ) : (
        <ul className="grid gap-1 text-ui">
          {lines.map((line) => (
            <li key={line} className="[overflow-wrap:anywhere]">
              {line}
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}
