import { parseSync } from 'vite';

/** A node of a syntax tree (ESTree with TypeScript and JSX). */
export interface Node {
  type: string;
  /** Offsets in the source. */
  start: number;
  end: number;
  [property: string]: unknown;
}

/** All nodes of a source, outer before inner, without what `enter` refuses to enter. */
export function nodesIn(file: string, source: string, enter: (node: Node) => boolean = () => true): Node[] {
  const found: Node[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const each of value) walk(each);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    if ('type' in value) {
      if (!enter(value as Node)) return;
      found.push(value as Node);
    }
    for (const each of Object.values(value)) walk(each);
  };
  walk(parseSync(file, source).program);
  return found;
}
