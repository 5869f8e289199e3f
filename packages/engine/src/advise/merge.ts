import type { RecommendationType } from '@liftmark/contract/report';
import type { Advised } from '../findings/advised.ts';
import { priorityOf, TYPE_ORDER } from '../findings/judged.ts';

/** Findings about one node with one remedy, so one piece of work. The most serious comes first. */
export interface Merged {
  parts: [Advised, ...Advised[]];
  type: RecommendationType;
  priority: number;
  /** The node it is about; null if the remedy concerns the whole page. */
  node: number | null;
}

/** Joins findings that one change fixes: their priorities add up, and the most serious type wins. */
export function merge(advised: readonly Advised[]): Merged[] {
  const groups = new Map<string, Advised[]>();
  for (const item of advised) {
    const key = `${nodeOf(item)} ${item.advice.remedy}`;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first, ...rest] = group.toSorted(bySeverity);
    if (!first) return [];
    const parts: Merged['parts'] = [first, ...rest];
    return [
      {
        parts,
        type: first.type,
        priority: parts.reduce((sum, part) => sum + priorityOf(part.judged), 0),
        node: nodeOf(first),
      },
    ];
  });
}

/** By type, then priority, then weight; ties keep the order of the rubric. */
export function inOrder(merged: readonly Merged[]): Merged[] {
  return merged.toSorted(
    (a, b) =>
      rank(a.type) - rank(b.type) ||
      b.priority - a.priority ||
      b.parts[0].judged.weight - a.parts[0].judged.weight,
  );
}

function bySeverity(a: Advised, b: Advised): number {
  return rank(a.type) - rank(b.type) || priorityOf(b.judged) - priorityOf(a.judged);
}

function rank(type: RecommendationType): number {
  return TYPE_ORDER.indexOf(type);
}

function nodeOf({ judged }: Advised): number | null {
  return judged.outcome.evidence[0]?.node ?? null;
}
