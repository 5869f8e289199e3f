import { type Source, sourceSchema } from '@liftmark/contract/report';
import entries from './sources.json' with { type: 'json' };

/** Every published study and guideline that the product may cite, by id. */
export const SOURCES: ReadonlyMap<string, Source> = new Map(
  entries.map((entry) => [entry.id, sourceSchema.parse(entry)]),
);

/**
 * One published study or guideline, with how its figure was read and what contradicts it.
 * @throws {RangeError} for an id that the evidence base does not hold
 */
export function sourceOf(id: string): Source {
  const source = SOURCES.get(id);
  if (!source) throw new RangeError(`There is no evidence with the id ${id}`);
  return source;
}

/** The cited sources and what contradicts them, by id. */
export function sourcesOf(ids: Iterable<string>): Record<string, Source> {
  const cited = [...new Set(ids)].map(sourceOf);
  const contradicting = cited.flatMap(({ contradictedBy }) => contradictedBy.map(sourceOf));
  return Object.fromEntries([...cited, ...contradicting].map((source) => [source.id, source]));
}
