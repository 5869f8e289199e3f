import { type Source, sourceSchema } from '@liftmark/contract/report';
import entries from './sources.json' with { type: 'json' };

/** Every published study and guideline that reports can cite, by id. */
export const SOURCES: ReadonlyMap<string, Source> = new Map(
  entries.map((entry) => [entry.id, sourceSchema.parse(entry)]),
);

/**
 * One published study or guideline, with how its figure was read and what contradicts it.
 * @throws {RangeError} for an unknown id
 */
export function sourceOf(id: string): Source {
  const source = SOURCES.get(id);
  if (!source) throw new RangeError(`There is no source with the id ${id}`);
  return source;
}

/** The cited sources and what contradicts them, by id. */
export function sourcesOf(ids: Iterable<string>): Record<string, Source> {
  const cited = [...new Set(ids)].map(sourceOf);
  const contradicting = cited.flatMap(({ contradictedBy }) => contradictedBy.map(sourceOf));
  return Object.fromEntries([...cited, ...contradicting].map((source) => [source.id, source]));
}

/** The ids of the sources that we read, in the original or quoted elsewhere. Only these can support a statement. */
export function readIds(ids: readonly string[]): string[] {
  return ids.filter((id) => sourceOf(id).provenance !== 'recalled');
}

/**
 * The cited sources that we read and those that contradict them, as a report shows them. Sources quoted from memory and
 * notes on how we found a figure are only on the methodology page.
 */
export function reportedSources(ids: Iterable<string>): Record<string, Source> {
  const shown = Object.entries(sourcesOf(readIds([...ids])))
    .filter(([, { provenance }]) => provenance !== 'recalled')
    .map(([id, source]): [string, Source] => [
      id,
      {
        ...source,
        caveat: withoutNotes(source.caveat),
        contradictedBy: readIds(source.contradictedBy),
      },
    ]);
  return Object.fromEntries(shown);
}

const OWN_NOTE =
  /\b(?:from memory|(?:was|were) not (?:read|found|opened|looked up)|not (?:visible )?in the excerpt)\b/i;

function withoutNotes(caveat: string): string {
  const kept = caveat.split(/(?<=[.;])\s+/).filter((part) => !OWN_NOTE.test(part));
  const last = kept.join(' ');
  return last.endsWith(';') ? `${last.slice(0, -1)}.` : last;
}
