import { ORIGINALS, type PageName } from './twin.ts';

/** What a page in a language was found to be. */
export interface Judged {
  page: PageName;
  language: string;
  detected: string | null;
  type: string;
  score: number | null;
  /** Ids of the recommendations, in alphabetical order. */
  diagnoses: string[];
}

export interface TwinResults {
  date: string;
  rubric: string;
  judged: Judged[];
}

const NEAR_POINTS = 3;

/** How far twins differ from their originals, with a line for each that does. */
export function unlike(judged: readonly Judged[]) {
  const twins = judged.filter(({ page, language }) => language !== ORIGINALS[page]);
  let [compared, within, alike] = [0, 0, 0];
  const lines = twins.flatMap((twin) => {
    const original = judged.find(({ page, language }) => page === twin.page && language === ORIGINALS[page]);
    if (original === undefined) return [];
    compared++;
    const points = (twin.score ?? 0) - (original.score ?? 0);
    const isNear = (twin.score === null) === (original.score === null) && Math.abs(points) <= NEAR_POINTS;
    const added = twin.diagnoses.filter((id) => !original.diagnoses.includes(id));
    const lost = original.diagnoses.filter((id) => !twin.diagnoses.includes(id));
    const isAlike = added.length + lost.length === 0;
    if (isNear) within++;
    if (isAlike) alike++;
    return isNear && isAlike
      ? []
      : [line(twin, original, [...added.map((id) => `+${id}`), ...lost.map((id) => `-${id}`)])];
  });
  return { compared, within, alike, lines };
}

function line(twin: Judged, original: Judged, differences: readonly string[]): string {
  const read = twin.detected === twin.language ? '' : ` read as ${twin.detected}`;
  const type = twin.type === original.type ? '' : ` ${original.type} → ${twin.type}`;
  return `${twin.page} ${twin.language}: ${original.score} → ${twin.score}${read}${type} ${differences.join(' ')}`.trimEnd();
}
