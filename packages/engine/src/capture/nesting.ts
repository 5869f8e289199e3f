/** Nodes within nodes that are kept; what browsers read from HTML nests no deeper. */
const MAX_DEPTH = 512;

/**
 * Tells where each node of a table, in document order, goes so that none nests too deep: what lies deeper in the
 * page stands beside the deepest that are kept. Each question about what lies around a node is then bounded.
 */
export class Nesting {
  readonly #parents: number[] = [];
  readonly #depths: number[] = [];

  /** The parent of the next node of the table, given its parent in the page; -1 where it has none. */
  place(parent: number): number {
    const depth = (this.#depths[parent] ?? -1) + 1;
    const kept = depth > MAX_DEPTH ? (this.#parents[parent] ?? -1) : parent;
    this.#parents.push(kept);
    this.#depths.push(Math.min(depth, MAX_DEPTH));
    return kept;
  }
}
