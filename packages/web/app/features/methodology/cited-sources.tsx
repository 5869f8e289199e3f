import type { Source } from '@liftmark/contract/report';
import { strengthWords } from '../../content/evidence.ts';
import { ProvenanceMark } from '../../ui/provenance-mark.tsx';

interface CitedSourcesProps {
  ids: readonly string[];
  sources: Record<string, Source>;
}

/** What the sources found, in short; each links to its entry with population and limits. */
export function CitedSources({ ids, sources }: CitedSourcesProps) {
  return (
    <ul className="grid gap-2.5">
      {ids
        .flatMap((id) => sources[id] ?? [])
        .map(({ id, claim, title, publisher, year, strength, provenance }) => (
          <li key={id} className="border-line border-s ps-3">
            <p>{claim}</p>
            <p className="note">
              <a href={`#source-${id}`}>
                {publisher || title}
                {year === null ? '' : `, ${year}`}
              </a>
              . {strengthWords(strength)}. <ProvenanceMark provenance={provenance} />
            </p>
          </li>
        ))}
    </ul>
  );
}
