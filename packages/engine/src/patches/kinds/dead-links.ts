import { isPlainId, type PatchOperation } from '@liftmark/contract/patches';
import { askingForms } from '../../diagnoses/asks.ts';
import type { DeadEnd } from '../../facts/types/actions.ts';
import type { PageNode } from '../../page/node.ts';
import { ownAddress } from '../addresses.ts';
import type { PatchContext, PatchKind } from '../patch-kind.ts';
import { targetOf, targetsOf } from '../targets.ts';
import { text } from '../text.ts';

const FORM_ID = 'contact-form';

/** Dead links to the one place on the page where they can belong: that of a namesake, or the page's only form. */
export const deadLinks: PatchKind = {
  kind: 'dead-links',
  answers: ['dead-action'],
  draft(context) {
    const { page, facts } = context;
    const dead = facts.deadEnds.filter(({ address, kind }) => address !== null && kind !== 'profile');
    const form = formAnchor(context);
    let usesForm = false;
    const led = dead.flatMap((end) => {
      const [target] = targetsOf(page, [end.evidence.node]);
      const isAct = end.kind === 'action' || end.kind === 'contact';
      const value = namesakeAddress(end, context) ?? (isAct ? form?.address : undefined);
      if (target === undefined || target.tag !== 'a' || value === undefined) return [];
      usesForm ||= value === form?.address;
      const operation: PatchOperation = {
        operation: 'setAttribute',
        target,
        name: 'href',
        before: end.address,
        value,
      };
      return [{ label: end.text, operation }];
    });
    const [first] = led;
    if (first === undefined) return null;
    return {
      summary: text.deadLinks({ label: first.label, count: led.length }),
      operations: [...(usesForm ? (form?.operations ?? []) : []), ...led.map(({ operation }) => operation)],
    };
  },
};

/** Where the only other link with the same words leads; undefined where there is none, or several disagree. */
function namesakeAddress(
  { text: words, evidence }: DeadEnd,
  { page, facts }: PatchContext,
): string | undefined {
  const addresses = new Set(
    facts.actions
      .filter((other) => other.evidence.node !== evidence.node)
      .filter((other) => other.text.toLowerCase() === words.toLowerCase())
      .flatMap(({ target }) => ownAddress(page, target) ?? []),
  );
  const [only] = addresses;
  return addresses.size === 1 ? only : undefined;
}

/** The page's only form that asks for something, with the name that a link needs. */
function formAnchor({ page, facts }: PatchContext): { address: string; operations: PatchOperation[] } | null {
  const [form, ...others] = askingForms(facts.forms);
  const node: PageNode | null = form === undefined ? null : page.main.at(form.evidence.node);
  if (node === null || others.length > 0) return null;
  const own = node.attribute('id');
  if (isPlainId(own)) return { address: `#${own}`, operations: [] };
  const target = own === '' && page.main.byId(FORM_ID) === null ? targetOf(page, node) : null;
  if (target === null) return null;
  return {
    address: `#${FORM_ID}`,
    operations: [{ operation: 'setAttribute', target, name: 'id', before: null, value: FORM_ID }],
  };
}
