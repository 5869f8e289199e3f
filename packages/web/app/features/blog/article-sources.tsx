import type { Source } from '@liftmark/contract/report';
import { strengthWords } from '../../content/evidence.ts';
import { ProvenanceMark } from '../../ui/provenance-mark.tsx';

/** The sources of an article by their numbers, each with who was studied and its limits. */
export function ArticleSources({ sources }: { sources: readonly Source[] }) {
  return (
    <section aria-labelledby="sources" className="mt-14 max-w-2xl border-ink border-t pt-4">
      <h2 id="sources" className="title-3">
        Sources
      </h2>
      <ol className="tabular mt-4 grid gap-4 text-sm">
        {sources.map(
          ({ id, title, publisher, year, url, strength, population, caveat, provenance }, index) => (
            <li key={id} id={`source-${index + 1}`} className="grid grid-cols-[1.75rem_1fr] scroll-mt-24">
              <span className="text-ink-3">{index + 1}</span>
              <div className="grid gap-1">
                <p>
                  {url === null ? (
                    title
                  ) : (
                    <a href={url} rel="noopener noreferrer" className="[overflow-wrap:anywhere]">
                      {title}
                    </a>
                  )}
                  , {publisher}
                  {year === null ? '' : `, ${year}`}
                </p>
                <p className="note">
                  {strengthWords(strength)}. Studied: {population}. {caveat}{' '}
                  <ProvenanceMark provenance={provenance} />
                </p>
              </div>
            </li>
          ),
        )}
      </ol>
    </section>
  );
}
