import type { PatchOperation } from '@liftmark/contract/patches';
import { VIEWPORTS } from '../../capture/snapshot.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { PatchKind } from '../patch-kind.ts';
import { targetOf } from '../targets.ts';
import { text } from '../text.ts';

/** Pixels beyond the screen that go unnoticed. */
const UNSEEN_PX = 8;
const MOST = 60;
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
    const isTooWide = overflow.mobile !== null && overflow.mobile.px > UNSEEN_PX;
    // Where the page already fits phones by its declaration, something else may be too wide behind what is.
    const isPartial = isTooWide && (isDeclared || hasPartBeside(page));
    if (isTooWide) {
      summaries.push(text.narrow);
      operations.push(FLUID, ...narrowed(page, isDeclared ? sticksOut : isFixed));
    }
    if (isTooWide && hasPartBeside(page)) summaries.push(text.partBeside);
    return operations.length === 0 ? null : { summary: summaries.join(' '), isPartial, operations };
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

/** No wider than what they are in, and what stands beside each other there goes on in the next row. */
function narrowed(
  page: PageModel,
  isTooWide: (node: PageNode, page: PageModel) => boolean,
): PatchOperation[] {
  const wide = (page.mobile?.nodes ?? []).filter(
    (node) => node.isElement && node.visible && !NATURAL.has(node.tag) && isTooWide(node, page),
  );
  // Where any place will do, the words of a table break after each letter.
  const hasTable = page.mobile?.tagged('table').some(({ visible }) => visible) ?? false;
  const breaking = { property: 'overflow-wrap', value: hasTable ? 'break-word' : 'anywhere' } as const;
  return wide
    .filter((node) => !node.closest((at) => at !== node && holdsItsWidth(at)))
    .slice(0, MOST)
    .flatMap((node): PatchOperation[] => {
      const target = targetOf(page, node);
      if (target === null || target.mobile === null) return [];
      const wrap = node.style.display.includes('flex')
        ? ([{ property: 'flex-wrap', value: 'wrap' }] as const)
        : [];
      return [
        {
          operation: 'setStyle',
          target: { ...target, desktop: null },
          declarations: [...NARROW, breaking, ...wrap],
        },
      ];
    });
}

const NATURAL = new Set(['html', 'img', 'video', 'svg', 'tbody', 'tr', 'td', 'th']);
const NARROW = [
  { property: 'max-width', value: '100%' },
  { property: 'min-width', value: '0' },
  { property: 'box-sizing', value: 'border-box' },
] as const;

/** Whether something lies beside the page as it is laid out, such as a menu that waits there: no width takes it back. */
function hasPartBeside({ mobile }: PageModel): boolean {
  const width = mobile?.tagged('html')[0]?.box?.width;
  if (mobile === null || width === undefined || mobile.capture.page.width <= width + UNSEEN_PX) return false;
  return mobile.nodes.some(
    (node) =>
      node.isElement &&
      node.box !== null &&
      node.box.width > 0 &&
      node.box.x >= width &&
      node.style.position !== 'fixed' &&
      !node.closest((at) => at !== node && holdsItsWidth(at)),
  );
}

/** Whether a phone has to be dragged sideways to see all of it. */
function sticksOut({ box, style, tag }: PageNode): boolean {
  if (box === null || tag === 'body' || style.position === 'fixed' || style.display === 'inline')
    return false;
  return box.x + box.width > VIEWPORTS.mobile.width && box.width > 0;
}

/**
 * Whether it is as wide on every screen, or as all of the layout, and wider than a phone: a layout without a viewport shows by
 * its boxes what is fixed, and not what may not become narrower.
 */
function isFixed(node: PageNode, page: PageModel): boolean {
  const there = page.in('desktop', node);
  if (!node.box || !there?.box || node.style.display === 'inline') return false;
  if (node.box.width <= VIEWPORTS.mobile.width) return false;
  const layout = page.mobile?.tagged('html')[0]?.box?.width ?? Number.POSITIVE_INFINITY;
  return node.box.width >= layout || Math.abs(node.box.width - there.box.width) <= 1;
}

function holdsItsWidth({ tag, style }: PageNode): boolean {
  if (tag === 'html' || tag === 'body') return false;
  return style.clipsX || ['auto', 'scroll'].includes(style.computed?.['overflow-x'] ?? '');
}
