import type { PatchOperation } from '@liftmark/contract/patches';
import { isRawMarkup } from '../../diagnoses/raw-markup.ts';
import type { PageNode } from '../../page/node.ts';
import type { PatchContext, PatchKind } from '../patch-kind.ts';
import { targetsOf } from '../targets.ts';
import { text } from '../text.ts';

/** Letters of an element; one with more contains something else. */
const LONGEST = 800;

/** Texts that a template or a builder left on the page, removed. What stands in for copied texts, only the owner knows. */
export const leftovers: PatchKind = {
  kind: 'leftovers',
  answers: ['template-leftovers', 'template-remnants', 'broken-content'],
  improves: ['template-remnants'],
  draft(context) {
    const { page, facts } = context;
    const { unfinished, templateRemnants } = facts.content;
    const { id } = context.recommendation;
    // Raw code is a problem of its own.
    const isRaw = id === 'broken-content';
    const remnants = templateRemnants.filter(
      ({ text: words }) => id === 'template-remnants' || isRawMarkup(words) === isRaw,
    );
    const all = [...(isRaw ? [] : unfinished.notes), ...remnants];
    const found = all.map(({ evidence }) => page.main.at(evidence.node));
    const removed = outermost(
      [...new Set(found)].filter((node) => node !== null && isNeedless(node, context)),
    );
    const targets = targetsOf(
      page,
      removed.map(({ index }) => index),
    );
    if (targets.length === 0) return null;
    return {
      summary: text.leftovers({ count: targets.length }),
      isPartial: unfinished.copies.length > 0 || removed.length < new Set(found).size,
      operations: targets.map((target): PatchOperation => ({ operation: 'remove', target })),
    };
  },
};

/** Whether it is a text of its own, and neither the headline nor the main button. */
function isNeedless(node: PageNode, { page, facts }: PatchContext): boolean {
  const needed = [facts.headline, facts.primaryAction].flatMap((part) =>
    part === null ? [] : (page.main.at(part.evidence.node) ?? []),
  );
  const { visible, isElement, tag } = node.element;
  const isText = visible && isElement && tag !== 'body' && page.main.textLength(node.element) <= LONGEST;
  return isText && !needed.some((part) => node.element.contains(part) || part.contains(node.element));
}

/** Without those that are in another one. */
function outermost(nodes: readonly (PageNode | null)[]): PageNode[] {
  const elements = [...new Set(nodes.flatMap((node) => node?.element ?? []))];
  return elements.filter((node) => !elements.some((other) => other !== node && other.contains(node)));
}
