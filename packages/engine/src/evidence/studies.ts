import type { Source } from '@liftmark/contract/report';

/** Kinds of evidence, the strongest first. */
export const STRENGTHS = [
  'experiment',
  'large-benchmark',
  'usability-study',
  'guideline',
  'expert-opinion',
] as const;
type Strength = (typeof STRENGTHS)[number];

/** A publication, with everything that is cited from it. */
export interface Study {
  /** From 1, the strongest evidence first. */
  number: number;
  /** The sources that quote it. */
  ids: string[];
  source: Pick<Source, 'title' | 'publisher' | 'year' | 'url'>;
  /** Of its strongest figure. */
  strength: Strength;
  /** Whether no figure of it was read, neither there nor where it is quoted. */
  isRecalled: boolean;
  /** Ids of sources of other studies. */
  contradictedBy: string[];
}

/** Each publication once: several sources can be figures of the same study, which they name in different words. */
export function studiesOf(sources: Readonly<Record<string, Source>>): Study[] {
  const groups = Map.groupBy(Object.values(sources), ({ title, publisher, year, url }) =>
    JSON.stringify(url === null ? [title, publisher, year] : [url, year]),
  );
  return [...groups.values()]
    .map((group) => ({ group, strength: strongestOf(group) }))
    .sort((a, b) => STRENGTHS.indexOf(a.strength) - STRENGTHS.indexOf(b.strength))
    .flatMap(({ group, strength }, index) => {
      const [source] = group;
      if (!source) return [];
      const ids = group.map(({ id }) => id);
      const contradicting = group.flatMap(({ contradictedBy }) => contradictedBy);
      return {
        number: index + 1,
        ids,
        source,
        strength,
        isRecalled: group.every(({ provenance }) => provenance === 'recalled'),
        contradictedBy: contradicting.filter((id) => !ids.includes(id)),
      };
    });
}

function strongestOf(group: readonly Source[]): Strength {
  return STRENGTHS.find((one) => group.some(({ strength }) => strength === one)) ?? 'expert-opinion';
}
