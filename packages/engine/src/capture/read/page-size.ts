import { CaptureError } from '../capture-error.ts';
import type { SnapshotNode } from '../snapshot.ts';
import { contained } from './node-text.ts';

/** Nodes kept of one page. */
const MAX_NODES = 100_000;

/** Pages with more elements aren't read: laying out and transferring the rest would use up the budget. */
const MAX_ELEMENTS = 2 * MAX_NODES;

/** Characters kept of an attribute: enough for any address, too few for inlined images. */
export const MAX_ATTRIBUTE = 4_096;

/** Attributes kept of an element. */
const MAX_ATTRIBUTES = 200;

/** Characters kept of all texts of one page (three novels), and of all its attributes. */
const MAX_TEXT_OF_PAGE = 2_000_000;
const MAX_ATTRIBUTES_OF_PAGE = 20_000_000;

/** @throws {CaptureError} for a page of more elements than can be read in time */
export function requireReadable(elements: number): void {
  if (elements > MAX_ELEMENTS) throw new CaptureError('too_large', `${elements} elements`);
}

/** Counts how much of a page was read: a small script can write more than any machine can store. */
export class PageSize {
  readonly #maxNodes: number;
  #nodes = 0;
  #text = 0;
  #attributes = 0;

  constructor(maxNodes = MAX_NODES) {
    this.#maxNodes = maxNodes;
  }

  add({ text, value, attributes, currentSource }: SnapshotNode): void {
    this.#nodes += 1;
    this.#text += text.length + (value?.length ?? 0);
    this.#attributes += currentSource?.length ?? 0;
    for (const name in attributes) this.#attributes += name.length + (attributes[name]?.length ?? 0);
  }

  /** Whether the limit is reached. */
  get isFull(): boolean {
    return (
      this.#nodes >= this.#maxNodes ||
      this.#text >= MAX_TEXT_OF_PAGE ||
      this.#attributes >= MAX_ATTRIBUTES_OF_PAGE
    );
  }
}

/** Shared by all nodes without attributes, which are most. */
export const NO_ATTRIBUTES: Record<string, string> = Object.freeze({});

/** The attributes of an element, cut to sane lengths. */
export function keptAttributes(
  pairs: readonly (readonly [name: string, value: string])[],
): Record<string, string> {
  if (pairs.length === 0) return NO_ATTRIBUTES;
  const kept = pairs.slice(0, MAX_ATTRIBUTES);
  return Object.fromEntries(
    kept.map(([name, value]) => [
      name.toLowerCase().slice(0, MAX_ATTRIBUTE),
      contained(value.slice(0, MAX_ATTRIBUTE)),
    ]),
  );
}
