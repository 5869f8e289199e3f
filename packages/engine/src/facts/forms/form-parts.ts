import { memoize } from '../../page/memoize.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageView } from '../../page/view.ts';

/** What a visitor fills in. */
export const FIELD_TAGS = new Set(['input', 'select', 'textarea']);
/** Types of an input that a visitor does not fill in, or only to search. */
export const NO_FIELDS = new Set(['submit', 'button', 'image', 'reset', 'hidden', 'search']);

interface FormParts {
  /** Fields that a visitor fills in. */
  fields: number;
  hasPassword: boolean;
}

/** A form may hold thousands of buttons, each of which asks. */
export const partsOf = memoize((form: PageNode, view: PageView): FormParts => {
  let fields = 0;
  let hasPassword = false;
  for (const node of view.subtree(form)) {
    if (!node.visible) continue;
    if (node.tag === 'textarea' || node.tag === 'select') fields++;
    else if (node.tag === 'input') {
      if (!NO_FIELDS.has(node.attribute('type').toLowerCase())) fields++;
      if (node.attribute('type') === 'password') hasPassword = true;
    }
  }
  return { fields, hasPassword };
});
