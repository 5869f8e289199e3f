import { isPlainId, type PatchOperation } from '@liftmark/contract/patches';
import { labelOf, scoredForm } from '../../checks/structure/scored-form.ts';
import type { Field } from '../../facts/types/forms.ts';
import { isHeadingTag } from '../../page/heading.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { PatchKind } from '../patch-kind.ts';
import { targetOf } from '../targets.ts';
import { text } from '../text.ts';

const MOST = 20;

/** Visible labels in the words that the page already gives its fields, for screen readers or inside of them. */
export const fieldLabels: PatchKind = {
  kind: 'field-labels',
  answers: ['field-labels'],
  draft({ page, facts }) {
    const lacking = (scoredForm(facts)?.fields ?? []).filter(
      ({ counts, labelSource }) => counts && labelSource !== 'visible' && labelSource !== 'none',
    );
    const labels = lacking.slice(0, MOST).map((field, index) => labelFor(page, field, index + 1));
    const operations = labels.flat();
    const count = labels.filter((steps) => steps.length > 0).length;
    return count === 0 ? null : { summary: text.labels({ count }), operations };
  },
};

function labelFor(page: PageModel, field: Field, number: number): PatchOperation[] {
  const words = labelOf(field);
  const node = page.main.at(field.evidence.node);
  const target = node && targetOf(page, node);
  const isField = field.control === 'text' || field.control === 'select' || field.control === 'textarea';
  if (words === null || !target || !node || !(isField || field.control === 'date')) return [];
  if (hasWordsAbove(page, node)) return [];
  const own = node.attribute('id');
  const id = isPlainId(own) && page.main.byId(own) === node ? own : `field-${number}`;
  if (id !== own && (own !== '' || page.main.byId(id) !== null)) return [];
  const named: PatchOperation[] =
    id === own ? [] : [{ operation: 'setAttribute', target, name: 'id', before: null, value: id }];
  const content = { block: 'formLabel', text: words, field: id } as const;
  return [...named, { operation: 'insert', to: target, position: 'before', content, placeholder: false }];
}

/** How near a line above a field is its label, in CSS pixels. */
const NEAR_PX = 16;
const LONGEST = 40;

/** Whether visitors see a label already, though the page doesn't connect the two. */
function hasWordsAbove(page: PageModel, { box }: PageNode): boolean {
  return (
    box !== null &&
    page.main.nodes.some(
      (other) =>
        other.isText &&
        other.visible &&
        other.box !== null &&
        !isHeadingTag(other.element.tag) &&
        isShort(other.source.text.trim()) &&
        other.box.y + other.box.height <= box.y &&
        other.box.y + other.box.height >= box.y - NEAR_PX &&
        Math.abs(other.box.x - box.x) <= NEAR_PX,
    )
  );
}

function isShort(words: string): boolean {
  return words.length > 1 && words.length <= LONGEST;
}
