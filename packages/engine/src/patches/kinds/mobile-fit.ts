import type { PatchOperation } from '@liftmark/contract/patches';
import type { PatchKind } from '../patch-kind.ts';
import { targetsOf } from '../targets.ts';
import { text } from '../text.ts';

/** Pixels beyond the screen that go unnoticed. */
const UNSEEN_PX = 8;
const VIEWPORT = 'width=device-width, initial-scale=1';

/** A layout for the width of phones, which visitors can zoom, without anything wider than the screen. */
export const mobileFit: PatchKind = {
  kind: 'mobile-fit',
  answers: ['broken-on-phone', 'mobile-fit'],
  improves: ['mobile-fit'],
  draft({ page, facts, recommendation }) {
    if (!recommendation.checks.includes('mobile-fit')) return null;
    const { viewportMeta, overflow } = facts.layout;
    const isDeclared = viewportMeta.present && viewportMeta.deviceWidth;
    const operations: PatchOperation[] = [];
    if (!isDeclared || viewportMeta.zoomForbidden) {
      const before = page.main
        .tagged('meta')
        .find((meta) => meta.attribute('name').toLowerCase() === 'viewport');
      operations.push({
        operation: 'setMeta',
        name: 'viewport',
        before: before?.attribute('content') ?? null,
        content: VIEWPORT,
      });
    }
    const summaries = operations.length > 0 ? [text.viewport] : [];
    const { mobile } = overflow;
    const isTooWide = mobile !== null && mobile.px > UNSEEN_PX;
    if (isTooWide) {
      summaries.push(text.narrow);
      operations.push(FLUID);
    }
    const [target] = isTooWide && isDeclared && mobile.widest ? targetsOf(page, [mobile.widest.node]) : [];
    if (target !== undefined) {
      operations.push({
        operation: 'setStyle',
        target,
        declarations: [
          { property: 'max-width', value: '100%' },
          { property: 'min-width', value: '0' },
          { property: 'box-sizing', value: 'border-box' },
          { property: 'overflow-wrap', value: 'anywhere' },
        ],
      });
    }
    return operations.length === 0 ? null : { summary: summaries.join(' '), operations };
  },
};

const FLUID: PatchOperation = {
  operation: 'addRule',
  elements: ['img', 'video'],
  upToWidth: 600,
  declarations: [
    { property: 'max-width', value: '100%' },
    { property: 'height', value: 'auto' },
  ],
};
