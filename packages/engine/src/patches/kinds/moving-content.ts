import type { PatchOperation } from '@liftmark/contract/patches';
import type { PatchKind } from '../patch-kind.ts';
import { targetsOf } from '../targets.ts';
import { text } from '../text.ts';

/** Players get their controls, what a style sheet moves stands still. What a script moves, no patch can stop. */
export const movingContent: PatchKind = {
  kind: 'moving-content',
  answers: ['moving-content'],
  draft({ page, facts }) {
    const moving = facts.layout.motion.filter(({ pausable }) => !pausable);
    const drafts = moving.flatMap(({ kind, evidence }) => {
      const node = page.main.at(evidence.node);
      const [target] = targetsOf(page, [evidence.node]);
      if (node === null || target === undefined) return [];
      if (kind === 'video' || kind === 'audio')
        return [{ summary: text.stopPlayer, operations: stopped(target) }];
      const runs = node.style.animated ? [target] : runningIn(page, evidence.node);
      if (node.tag === 'marquee') return [{ summary: text.removeTicker, operations: [remove(target)] }];
      const summary = kind === 'carousel' ? text.stopCarousel : text.stopTicker;
      return runs.length === 0 ? [] : [{ summary, operations: runs.map(standing) }];
    });
    const operations = drafts.flatMap((draft) => draft.operations);
    if (operations.length === 0) return null;
    const summary = [...new Set(drafts.map((draft) => draft.summary))].join(' ');
    // What goes on moving is what the check judges.
    return { summary, isPartial: drafts.length < moving.length, operations };
  },
};

type Target = ReturnType<typeof targetsOf>[number];

function stopped(target: Target): PatchOperation[] {
  return [
    { operation: 'setAttribute', target, name: 'autoplay', before: '', value: null },
    { operation: 'setAttribute', target, name: 'controls', before: null, value: '' },
  ];
}

function remove(target: Target): PatchOperation {
  return { operation: 'remove', target };
}

function standing(target: Target): PatchOperation {
  return {
    operation: 'setStyle',
    target,
    declarations: [
      { property: 'animation', value: 'none' },
      { property: 'transform', value: 'none' },
    ],
  };
}

/** The parts of a strip that the style sheet moves. */
function runningIn(page: Parameters<typeof targetsOf>[0], index: number): Target[] {
  const root = page.main.at(index);
  if (root === null) return [];
  const moved = page.main.subtree(root).filter(({ style, isElement }) => isElement && style.animated);
  return targetsOf(
    page,
    moved.map((node) => node.index),
  );
}
