import type { Source } from '@liftmark/contract/report';

/** A publication, with everything that is cited from it. */
export interface Study {
  /** From 1, in the order of the sources. */
  number: number;
  /** The sources that quote it. */
  ids: string[];
  source: Pick<Source, 'title' | 'publisher' | 'year' | 'url'>;
  strengths: string[];
  /** Whether no figure of it was read, neither there nor where it is quoted. */
  isRecalled: boolean;
  /** Ids of sources of other studies. */
  contradictedBy: string[];
}

/** Each publication once: several sources can be figures of the same study. */
export function studiesOf(sources: Readonly<Record<string, Source>>): Study[] {
  const groups = Map.groupBy(Object.values(sources), ({ title, publisher, year, url }) =>
    JSON.stringify([title, publisher, year, url]),
  );
  return [...groups.values()].flatMap((group, index) => {
    const [source] = group;
    if (!source) return [];
    const ids = group.map(({ id }) => id);
    return {
      number: index + 1,
      ids,
      source,
      strengths: [...new Set(group.map(({ strength }) => strength))],
      isRecalled: group.every(({ provenance }) => provenance === 'recalled'),
      contradictedBy: group.flatMap(({ contradictedBy }) => contradictedBy).filter((id) => !ids.includes(id)),
    };
  });
}
