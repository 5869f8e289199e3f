import type { PatchOperation } from '@liftmark/contract/patches';
import { VIEWPORT_NAMES } from '../../capture/snapshot.ts';
import type { PatchKind } from '../patch-kind.ts';
import { targetsOf } from '../targets.ts';
import { text } from '../text.ts';

const MOST = 30;

/** Pale texts in the nearest color that everyone can read. */
export const textContrast: PatchKind = {
  kind: 'text-contrast',
  answers: ['unreadable-text', 'text-contrast'],
  improves: ['text-contrast'],
  draft({ page, facts }) {
    const colors = new Map<number, string>();
    for (const device of VIEWPORT_NAMES)
      for (const { evidence, passing } of facts.layout.contrast[device]?.worst ?? [])
        if (!colors.has(evidence.node)) colors.set(evidence.node, passing);
    const operations = [...colors].slice(0, MOST).flatMap(([node, value]): PatchOperation[] =>
      targetsOf(page, [node]).map((target) => ({
        operation: 'setStyle',
        target,
        declarations: [{ property: 'color', value }],
      })),
    );
    if (operations.length === 0) return null;
    return { summary: text.textContrast({ count: operations.length }), operations };
  },
};
