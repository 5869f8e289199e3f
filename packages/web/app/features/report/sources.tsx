import type { Source } from '@liftmark/contract/report';
import { text as evidence } from '../../content/evidence.text.ts';
import { provenanceWords, strengthWords } from '../../content/evidence.ts';
import { PlusMark } from '../../ui/accordion.tsx';
import { worded } from '../../ui/report-language.tsx';
import { text } from './text.ts';

interface SourcesProps {
  ids: readonly string[];
  sources: Record<string, Source>;
}

/** The same in a collapsed line. */
export const FoldedSources = worded(function FoldedSources(props: SourcesProps) {
  const count = props.ids.filter((id) => props.sources[id] !== undefined).length;
  if (count === 0) return null;
  return (
    <details className="group">
      <summary className="inline-flex min-h-control items-center gap-2 text-ink-3 text-sm hover:text-ink">
        {text.sources.folded({ count })}
        <PlusMark />
      </summary>
      <div className="pt-2">
        <Sources {...props} />
      </div>
    </details>
  );
});

/** The published evidence behind a finding, with its population, its strength and its limits. Titles are English. */
export const Sources = worded(function Sources({ ids, sources }: SourcesProps) {
  const known = ids.flatMap((id) => sources[id] ?? []);
  if (known.length === 0) return null;
  return (
    <ul className="print-flow grid gap-3">
      {known.map((source) => (
        <li key={source.id} className="note max-w-measure border-line border-s ps-3">
          <p className="text-ink-2">{source.claim}</p>
          <p>
            <span lang="en">
              <SourceTitle source={source} />
            </span>
            {source.year === null ? '' : `, ${source.year}`}. {sentence(source.population)}
          </p>
          <p>
            {strengthWords(source.strength)}. {provenanceWords(source.provenance)}. {source.caveat}
          </p>
          {source.contradictedBy.length > 0 && (
            <p className="text-ink-2">
              {evidence.disagrees}{' '}
              <span lang="en">{source.contradictedBy.map((id) => sources[id]?.title ?? id).join('; ')}.</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
});

function SourceTitle({ source: { url, title, publisher } }: { source: Source }) {
  const label = publisher === '' ? title : `${title}, ${publisher}`;
  if (url === null) return <span className="text-ink-2">{label}</span>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  );
}

function sentence(text: string): string {
  if (text === '') return '';
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
}
