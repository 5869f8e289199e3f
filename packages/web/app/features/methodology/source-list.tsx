import type { Methodology } from '@liftmark/contract/methodology';
import type { Source } from '@liftmark/contract/report';
import { strengthWords } from '../../content/evidence.ts';
import { ProvenanceMark } from '../../ui/provenance-mark.tsx';

const PROVENANCES: Source['provenance'][] = ['primary', 'secondary', 'recalled'];

/** Every cited source once, with who was studied, its limits, and the checks based on it. */
export function SourceList({ method: { sources, checks } }: { method: Methodology }) {
  const all = Object.values(sources);
  return (
    <>
      <p>
        The mark shows where we read each figure. Figures that we found only in another source, or quoted from
        memory, may be inaccurate.
      </p>
      <ul className="tabular flex flex-wrap gap-x-6 gap-y-1 text-ink-3 text-sm">
        {PROVENANCES.map((provenance) => (
          <li key={provenance}>
            <ProvenanceMark provenance={provenance} />:{' '}
            {all.filter((source) => source.provenance === provenance).length}
          </li>
        ))}
      </ul>
      <ul className="grid gap-5">
        {all.map((source) => (
          <li
            key={source.id}
            id={`source-${source.id}`}
            className="grid gap-1 border-line border-t pt-4 text-ui"
          >
            <h3 className="font-medium text-ink [overflow-wrap:anywhere]">
              <Title source={source} />
            </h3>
            <p className="note">
              {source.publisher}
              {source.year === null ? '' : `, ${source.year}`}. {strengthWords(source.strength)}.{' '}
              <ProvenanceMark provenance={source.provenance} />
            </p>
            <p>{source.claim}</p>
            <p className="note">
              Studied: {source.population}. {source.caveat}
            </p>
            {source.contradictedBy.length > 0 && (
              <p className="text-sm">
                Other research disagrees:{' '}
                <Links
                  entries={source.contradictedBy.map((id) => ({
                    id: `source-${id}`,
                    label: sources[id]?.title ?? id,
                  }))}
                />
              </p>
            )}
            <CitedBy source={source} checks={checks} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Title({ source: { title, url } }: { source: Source }) {
  if (url === null) return title;
  return (
    <a href={url} rel="noopener noreferrer">
      {title}
    </a>
  );
}

function CitedBy({ source, checks }: { source: Source; checks: Methodology['checks'] }) {
  const citing = checks.filter((check) => check.sources.includes(source.id));
  if (citing.length === 0) return null;
  return (
    <p className="text-sm">
      Cited by <Links entries={citing} />
    </p>
  );
}

function Links({ entries }: { entries: readonly { id: string; label: string }[] }) {
  return entries.map(({ id, label }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <a href={`#${id}`}>{label}</a>
    </span>
  ));
}
