import { addressPatterns } from './address-patterns.ts';

/** A page of a site as far as it is known. */
export interface KnownPage {
  id: number;
  address: string;
  /** Of its structure; null if it wasn't read. */
  sketch: number[] | null;
}

export interface Template {
  /** The pattern of most of its pages. */
  name: string;
  patterns: string[];
  /** Ids of its pages: those whose structure was read, and those that only share a pattern with them. */
  read: number[];
  likely: number[];
  /** Mean similarity of the pages that were read to the most typical one; null for a single page. */
  similarity: number | null;
  /** Ids of the read pages, the most typical first. */
  typical: number[];
}

/** Pages that share at least so much of their structure have the same template. */
const SAME = 0.6;
/** So alike are pages that needn't be told apart at all. */
const EQUAL = 0.9;
/** What nearly all pages of a site have is its frame, which counts less. */
const FRAME_SHARE = 0.85;
const FRAME_WEIGHT = 0.3;

/** Groups pages by structure; pages that weren't read follow the pages that were read of their pattern. */
export function groupTemplates(pages: readonly KnownPage[]): Template[] {
  const patterns = addressPatterns(pages.map(({ address }) => address));
  const patternOf = (page: KnownPage) => patterns.get(page.address) ?? '/';
  const read = pages.flatMap((page) => (page.sketch === null ? [] : [{ ...page, sketch: page.sketch }]));
  const alike = similarityAmong(read.map(({ sketch }) => sketch));
  const clusters = mergeAlike(nearlyEqual(read, alike), alike);
  const unread = Map.groupBy(
    pages.filter(({ sketch }) => sketch === null),
    patternOf,
  );
  const templates = clusters.map((cluster) => ({ cluster, likely: [] as KnownPage[] }));
  const rest: KnownPage[] = [];
  for (const [pattern, alikePages] of unread) {
    const most = mostOf(
      templates,
      ({ cluster }) => cluster.filter((page) => patternOf(page) === pattern).length,
    );
    if (most === null) rest.push(...alikePages);
    else most.likely.push(...alikePages);
  }
  return [
    ...templates.map(({ cluster, likely }) => describe(cluster, likely, patternOf, alike)),
    ...unseen(rest, patternOf),
  ].sort((a, b) => sizeOf(b) - sizeOf(a) || (a.name < b.name ? -1 : 1));
}

type ReadPage = KnownPage & { sketch: number[] };
type Alike = (a: readonly number[], b: readonly number[]) => number;

function sizeOf({ read, likely }: Template): number {
  return read.length + likely.length;
}

/** Pages of patterns of which none could be read. */
function unseen(pages: readonly KnownPage[], patternOf: (page: KnownPage) => string): Template[] {
  return [...Map.groupBy(pages, patternOf)].map(([pattern, alike]) => ({
    name: pattern,
    patterns: [pattern],
    read: [],
    likely: alike.map(({ id }) => id),
    similarity: null,
    typical: [],
  }));
}

function describe(
  cluster: readonly ReadPage[],
  likely: readonly KnownPage[],
  patternOf: (page: KnownPage) => string,
  alike: Alike,
): Template {
  const patterns = [...Map.groupBy([...cluster, ...likely], patternOf)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([pattern]) => pattern);
  const [center] = cluster
    .map((page) => ({ page, mean: meanOf(cluster.map(({ sketch }) => alike(page.sketch, sketch))) }))
    .sort((a, b) => b.mean - a.mean || a.page.id - b.page.id);
  const typical = cluster
    .map((page) => ({
      id: page.id,
      likeness: center === undefined ? 1 : alike(center.page.sketch, page.sketch),
    }))
    .sort((a, b) => b.likeness - a.likeness || a.id - b.id);
  const others = typical.slice(1).map(({ likeness }) => likeness);
  return {
    name: patterns[0] ?? '/',
    patterns,
    read: cluster.map(({ id }) => id),
    likely: likely.map(({ id }) => id),
    similarity: others.length === 0 ? null : meanOf(others),
    typical: typical.map(({ id }) => id),
  };
}

/** How much two of the sketches share, 0 to 1. What is on nearly all pages weighs less. */
function similarityAmong(sketches: readonly (readonly number[])[]): Alike {
  const shares = new Map<number, number>();
  for (const sketch of sketches) for (const hash of sketch) shares.set(hash, (shares.get(hash) ?? 0) + 1);
  const isFrame = (hash: number) =>
    sketches.length > 2 && (shares.get(hash) ?? 0) > sketches.length * FRAME_SHARE;
  // Looked up once: all pairs are compared.
  const weights = new Map(
    sketches.map((sketch) => [sketch, sketch.map((hash) => (isFrame(hash) ? FRAME_WEIGHT : 1))]),
  );
  return (a, b) => {
    // Beyond the shorter reach, one sketch doesn't say what its page has.
    const reach = Math.min(a.at(-1) ?? 0, b.at(-1) ?? 0);
    const isFull = (sketch: readonly number[]) => sketch.length >= 256;
    const limit = isFull(a) || isFull(b) ? reach : Number.POSITIVE_INFINITY;
    return shareOf(
      { hashes: a, weights: weights.get(a) ?? [] },
      { hashes: b, weights: weights.get(b) ?? [] },
      limit,
    );
  };
}

interface Weighed {
  /** In ascending order. */
  hashes: readonly number[];
  weights: readonly number[];
}

/** The weight of what both have, of what either has; up to a hash. */
function shareOf(a: Weighed, b: Weighed, limit: number): number {
  let [shared, all, inA, inB] = [0, 0, 0, 0];
  for (;;) {
    const [hashA, hashB] = [a.hashes[inA] ?? Infinity, b.hashes[inB] ?? Infinity];
    const hash = Math.min(hashA, hashB);
    if (hash > limit || hash === Infinity) return all === 0 ? 1 : shared / all;
    const weight = (hash === hashA ? a.weights[inA] : b.weights[inB]) ?? 1;
    all += weight;
    if (hashA === hashB) shared += weight;
    if (hash === hashA) inA += 1;
    if (hash === hashB) inB += 1;
  }
}

/** Pages that are as good as equal, each group with its first as the leader: fewer pairs to compare. */
function nearlyEqual(pages: readonly ReadPage[], alike: Alike): ReadPage[][] {
  const groups: ReadPage[][] = [];
  for (const page of pages) {
    const same = groups.find(
      ([leader]) => leader !== undefined && alike(leader.sketch, page.sketch) >= EQUAL,
    );
    if (same === undefined) groups.push([page]);
    else same.push(page);
  }
  return groups;
}

/** Joins the two most alike groups, by the mean over their pages, until none are alike enough. */
function mergeAlike(groups: readonly ReadPage[][], alike: Alike): ReadPage[][] {
  let merged = groups.map((pages) => ({ pages, leader: pages[0]?.sketch ?? [] }));
  const likeness = merged.map(({ leader }) => merged.map((other) => alike(leader, other.leader)));
  for (;;) {
    const best = closest(likeness);
    if (best === null) return merged.map(({ pages }) => pages);
    const [a, b] = best;
    const sizes = [merged[a]?.pages.length ?? 0, merged[b]?.pages.length ?? 0] as const;
    merged = merged.map((group, index) =>
      index === a ? { ...group, pages: [...group.pages, ...(merged[b]?.pages ?? [])] } : group,
    );
    for (const row of likeness) {
      row[a] = ((row[a] ?? 0) * sizes[0] + (row[b] ?? 0) * sizes[1]) / (sizes[0] + sizes[1]);
      row.splice(b, 1);
    }
    const joined = likeness.map((row) => row[a] ?? 0);
    likeness.splice(b, 1);
    joined.splice(b, 1);
    likeness[a] = joined;
    merged.splice(b, 1);
  }
}

/** The places of the two most alike; null if no two have the same template. */
function closest(likeness: readonly number[][]): [number, number] | null {
  let best: [number, number] | null = null;
  let most = SAME;
  for (const [a, row] of likeness.entries()) {
    for (let b = a + 1; b < row.length; b += 1) {
      if ((row[b] ?? 0) < most) continue;
      most = row[b] ?? 0;
      best = [a, b];
    }
  }
  return best;
}

function mostOf<Item>(items: readonly Item[], count: (item: Item) => number): Item | null {
  const [first] = items.map((item) => ({ item, n: count(item) })).sort((a, b) => b.n - a.n);
  return first !== undefined && first.n > 0 ? first.item : null;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
