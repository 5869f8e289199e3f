import { mentions } from '../../language/match.ts';
import { alternatives, compose, pattern } from '../../language/patterns.ts';
import type { LanguageWords, Phrases } from '../../language/words.ts';
import type { PageNode } from '../../page/node.ts';
import type { FactContext } from '../fact-context.ts';
import type { Field, FormFact, FormPurpose } from '../types/forms.ts';
import { fieldOf, isSearch } from './field.ts';
import { typeOf } from './field-kind.ts';
import { type FieldGroup, fieldGroups } from './groups.ts';
import { type AccountTerms, accountTermsOf, routeOf } from './route.ts';

const DATE_PART = compose(String.raw`(?:^|[_-])(?:dd|mm|yyyy|${alternatives('datePart')})(?:[_\s-]|$)`, 'i');

/** The visible forms that ask the visitor for data, in reading order. */
export function formFacts(context: FactContext): FormFact[] {
  const groups = fieldGroups(context);
  if (groups.length === 0) return [];
  const terms = accountTermsOf(context);
  return foldCoupons(
    groups.map((group) => formOf(group, terms, context)),
    context,
  );
}

function asksForCode({ kind, label }: Field, { words }: FactContext): boolean {
  return kind === 'coupon' || (label !== null && mentions(label, words?.offer.coupon));
}

/** The field for a code in a checkout is nothing that the visitor has to fill in. */
function withoutCoupon(field: Field, context: FactContext): Field {
  return asksForCode(field, context) ? { ...field, counts: false } : field;
}

/** The lone field for a code beside a checkout is a part of it. */
function foldCoupons(forms: FormFact[], context: FactContext): FormFact[] {
  const isCoupon = ({ fields }: FormFact): boolean =>
    fields.length === 1 && fields.every((field) => asksForCode(field, context));
  const checkout = forms.find((form) => form.purpose === 'checkout' && !isCoupon(form));
  if (!checkout) return forms;
  const codes = forms.filter(isCoupon).flatMap(({ fields }) => fields);
  return forms
    .filter((form) => !isCoupon(form))
    .map((form) =>
      form === checkout
        ? { ...form, fields: [...form.fields, ...codes.map((field) => ({ ...field, counts: false }))] }
        : form,
    );
}

/** The form with the most fields; of equals the one that is no newsletter, then the first. Null where none. */
export function leadFormOf(forms: FormFact[]): FormFact | null {
  const rank = (form: FormFact): number =>
    form.visibleFieldCount * 2 - (form.purpose === 'newsletter' ? 1 : 0);
  return forms.reduce<FormFact | null>(
    (best, form) => (!best || rank(form) > rank(best) ? form : best),
    null,
  );
}

function formOf(group: FieldGroup, terms: AccountTerms, context: FactContext): FormFact {
  const { view } = context;
  const asked = settleRequired(distinct(group, context).map((node) => fieldOf(node, context)));
  const submit = submitOf(group, context);
  const inside = view.subtree(group.holder);
  const reset = inside.find((node) => node.visible && node.attribute('type').toLowerCase() === 'reset');
  const submitText = submit ? view.label(submit) : '';
  const purpose = purposeOf(group, asked, submitText, context);
  const fields = purpose === 'checkout' ? asked.map((field) => withoutCoupon(field, context)) : asked;
  const counted = fields.filter((field) => field.counts);
  const { action } = context;
  return {
    purpose,
    evidence: context.evidence(group.holder, submitText || context.headingFor(group.holder)),
    visibleFieldCount: counted.length,
    requiredCount: counted.filter((field) => field.required).length,
    fields,
    submit: submit && { text: submitText, evidence: context.evidence(submit) },
    reset: reset ? { text: view.label(reset), evidence: context.evidence(reset) } : null,
    region: group.holder.region,
    aboveFold: context.model.perViewport(group.fields[0] ?? group.holder, (node, there) =>
      there.inFirstScreen(node),
    ),
    primary: action !== null && (group.holder.contains(action) || action === submit),
    route: routeOf(group.holder, submit, fields, terms, context),
  };
}

/** The question that a radio button is an answer to: that of all with the same name. */
function questionOf(node: PageNode): string | number {
  const holder = node.closest((at) => at.role === 'radiogroup' || at.tag === 'fieldset');
  return node.attribute('name') || (holder?.order ?? 0);
}

/** One node per radio group, per date in parts, and per code in single digits. */
function distinct(group: FieldGroup, context: FactContext): PageNode[] {
  const asked = new Set<string | number>();
  let before: PageNode | null = null;
  return group.fields.filter((node) => {
    if (isSearch(node, context)) return false;
    const previous = before;
    before = node;
    const type = typeOf(node);
    if (type === 'checkbox') return true;
    if (type === 'radio') {
      const question = questionOf(node);
      const isNew = !asked.has(question);
      asked.add(question);
      return isNew;
    }
    if (!previous) return true;
    const single = (at: PageNode): boolean => at.attribute('maxlength') === '1';
    if (single(node) && single(previous)) return false;
    if (isSegment(node) && isSegment(previous)) return false;
    return !(isDatePart(node) && isDatePart(previous));
  });
}

/** Day, month and year of a date that is drawn as one field. */
function isSegment(node: PageNode): boolean {
  return node.role === 'spinbutton' && node.tag !== 'input';
}

function isDatePart(node: PageNode): boolean {
  return DATE_PART.test(`${node.attribute('name')} ${node.attribute('id')}`);
}

/** Where a form marks what it requires, what is not marked is optional, and the other way round. */
function settleRequired(fields: Field[]): Field[] {
  const some = fields.some((field) => field.required === true);
  const optional = fields.some((field) => field.required === false);
  if (!some && !optional) return fields;
  return fields.map((field) => (field.required === null ? { ...field, required: !some } : field));
}

function submitOf(group: FieldGroup, context: FactContext): PageNode | null {
  const typed = group.buttons.findLast(
    (node) =>
      ['submit', 'image'].includes(node.attribute('type').toLowerCase()) ||
      (node.tag === 'button' && !node.has('type')),
  );
  const named = group.buttons.filter((node) => context.view.label(node) !== '');
  return typed ?? named.at(-1) ?? group.buttons.at(-1) ?? null;
}

function purposeOf(group: FieldGroup, fields: Field[], submit: string, context: FactContext): FormPurpose {
  const { words, view } = context;
  const { holder } = group;
  if (asksFor(fields, 'password')) return accountPurpose(fields, submit, words);
  const own = view.text(holder).slice(0, 600);
  if (asksFor(fields, 'card')) return mentions(own, words?.forms.donation) ? 'donation' : 'checkout';
  const heading = `${context.headingFor(holder)} ${headingWithin(group, context)} ${holder.attribute('aria-label')}`;
  if (asksForEmailAlone(fields)) return emailPurpose({ submit, heading, own }, words);
  return statedPurpose(holder, fields, { submit, heading }, context) ?? purposeByFields(fields, words);
}

function asksFor(fields: readonly Field[], ...kinds: readonly Field['kind'][]): boolean {
  return fields.some(({ kind }) => kinds.includes(kind));
}

/** The address, and at most the name. */
function asksForEmailAlone(fields: readonly Field[]): boolean {
  const counted = fields.filter((field) => field.counts);
  const isName = counted.every(({ kind }) => kind === 'email' || kind === 'name');
  return isName && counted.length <= 2 && asksFor(fields, 'email');
}

function accountPurpose(fields: readonly Field[], submit: string, words: LanguageWords | null): FormPurpose {
  const isNew =
    fields.some((field) => field.autocomplete?.includes('new-password')) ||
    mentions(submit, words?.actions.signUp) ||
    fields.filter((field) => field.counts).length > 2;
  return isNew ? 'signup' : 'signin';
}

/** The words of a form's button and heading, and of all of it. */
type FormCopy = Record<'submit' | 'heading' | 'own', string>;

function emailPurpose({ submit, heading, own }: FormCopy, words: LanguageWords | null): FormPurpose {
  const said = `${heading} ${submit}`;
  const isNewsletter = (text: string): boolean => mentions(text, words?.forms.newsletter);
  if (mentions(submit, words?.forms.lead) && !isNewsletter(said)) return 'lead';
  return mentions(submit, words?.actions.signUp) && !isNewsletter(`${said} ${own}`) ? 'signup' : 'newsletter';
}

/** As button, heading or address say; null where they don't, or in a language without lists. */
function statedPurpose(
  holder: PageNode,
  fields: readonly Field[],
  { submit, heading }: Omit<FormCopy, 'own'>,
  { words, view }: FactContext,
): FormPurpose | null {
  if (!words) return null;
  const { actions, forms } = words;
  const counted = fields.filter((field) => field.counts);
  const hint = `${holder.names} ${holder.attribute('action')}`;
  if (pattern('newsletterForm').test(hint) && counted.length <= 3) return 'newsletter';
  if (mentions(submit, actions.donate) || mentions(heading, forms.donation)) return 'donation';
  if (mentions(submit, actions.checkout)) return 'checkout';
  const place = fields.filter((field) => field.kind === 'address');
  if (place.length >= 3 && mentions(view.content, words.offer.orderTotal)) return 'checkout';
  const lists: [FormPurpose, Phrases][] = [
    ['callback', forms.callback],
    ['booking', forms.booking],
    ['lead', forms.lead],
    ['contact', forms.contact],
    ['signup', actions.signUp],
    ['newsletter', forms.newsletter],
  ];
  const [purpose] =
    lists.find(([, list]) => mentions(submit, list)) ??
    lists.find(([, list]) => mentions(heading, list)) ??
    [];
  return purpose ?? null;
}

function purposeByFields(fields: readonly Field[], words: LanguageWords | null): FormPurpose {
  if (asksFor(fields, 'message')) return 'contact';
  if (asksFor(fields, 'date')) return 'booking';
  if (!words) return 'other';
  if (asksFor(fields, 'address') && fields.filter((field) => field.counts).length >= 5) return 'checkout';
  return asksFor(fields, 'email', 'phone') ? 'lead' : 'other';
}

function headingWithin(group: FieldGroup, context: FactContext): string {
  const heading = context.headings.find((node) => group.holder.contains(node));
  return heading ? context.view.text(heading) : '';
}
