import { type Source, sourceSchema } from '@liftmark/contract/report';
import { z } from 'zod';
import entries from './sources.json' with { type: 'json' };
import { text } from './sources.text.ts';

const entrySchema = sourceSchema.omit({ claim: true, population: true, caveat: true }).extend({
  /** How the figure was found, for the methodology page. */
  note: z.string().optional(),
});

const ENTRIES = new Map(entries.map((entry) => [entry.id, entrySchema.parse(entry)]));
const WORDS: Partial<Record<string, Pick<Source, 'claim' | 'population' | 'caveat'>>> = text;

/** Every published study and guideline that reports can cite. */
export const SOURCE_IDS: readonly string[] = [...ENTRIES.keys()];

/**
 * One published study or guideline, with how its figure was read and what contradicts it.
 * @throws {RangeError} for an unknown id
 */
export function sourceOf(id: string): Source {
  const { note, ...source } = entryOf(id);
  return note === undefined ? source : { ...source, caveat: `${source.caveat} ${note}`.trim() };
}

function entryOf(id: string): Source & { note?: string | undefined } {
  const entry = ENTRIES.get(id);
  const words = WORDS[id];
  if (!entry || !words) throw new RangeError(`There is no source with the id ${id}`);
  return { ...entry, ...words };
}

/** The cited sources and what contradicts them, by id. */
export function sourcesOf(ids: Iterable<string>): Record<string, Source> {
  const cited = [...new Set(ids)].map(sourceOf);
  const contradicting = cited.flatMap(({ contradictedBy }) => contradictedBy.map(sourceOf));
  return Object.fromEntries([...cited, ...contradicting].map((source) => [source.id, source]));
}

/** The ids of the sources that we read, in the original or quoted elsewhere. Only these can support a statement. */
export function readIds(ids: readonly string[]): string[] {
  return ids.filter((id) => entryOf(id).provenance !== 'recalled');
}

/**
 * The cited sources that we read and those that contradict them, as a report shows them. Sources quoted from memory and
 * notes on how we found a figure are only on the methodology page.
 */
export function reportedSources(ids: Iterable<string>): Record<string, Source> {
  const cited = Object.keys(sourcesOf(readIds([...ids])));
  return Object.fromEntries(
    readIds(cited).map((id) => {
      const { note: _note, ...source } = entryOf(id);
      return [id, { ...source, contradictedBy: readIds(source.contradictedBy) }];
    }),
  );
}
