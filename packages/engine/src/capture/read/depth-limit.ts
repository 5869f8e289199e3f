/** The deepest nesting that is kept; browsers parse HTML no deeper. */
const MAX_DEPTH = 512;

/**
 * Chooses a parent for each node of a table, in document order, so that none nests too deep: deeper nodes become
 * siblings of the deepest allowed ones. Walking up from a node is then bounded.
 */
export class DepthLimit {
  readonly #parents: number[] = [];
  readonly #depths: number[] = [];

  /** The parent of the next node of the table, given its parent in the page; -1 where it has none. */
  parentFor(parent: number): number {
    const depth = (this.#depths[parent] ?? -1) + 1;
    const kept = depth > MAX_DEPTH ? (this.#parents[parent] ?? -1) : parent;
    this.#parents.push(kept);
    this.#depths.push(Math.min(depth, MAX_DEPTH));
    return kept;
  }
}
