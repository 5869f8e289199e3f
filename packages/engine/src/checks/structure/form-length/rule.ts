import type { FormFact } from '../../../facts/types/forms.ts';
import { measured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { isOfJob, takesJob } from '../job-fields.ts';
import { scoredForm, withoutForm } from '../scored-form.ts';
import { text } from './text.ts';

/** Up to so many fields fit on one page. */
const MANY = 7;

const FIELDS = scale([5, 1], [9, 0.7], [16, 0.2]);
const CHECKOUT = scale([8, 1], [15, 0.2]);
/** The number of fields, counting each select and each text area after the first double. */
function burden({ visibleFieldCount, fields }: FormFact): number {
  const counted = fields.filter(({ counts }) => counts);
  const selects = counted.filter(({ control }) => control === 'select').length;
  const areas = counted.filter(({ control }) => control === 'textarea').length;
  return visibleFieldCount + selects + Math.max(0, areas - 1);
}

const NEEDED: Record<string, readonly string[]> = {
  newsletter: ['email'],
  signup: ['email', 'password', 'name'],
  signin: ['email', 'password'],
  lead: ['name', 'email', 'message', 'company'],
  contact: ['name', 'email', 'message'],
  callback: ['name', 'phone'],
  booking: ['name', 'email', 'phone', 'date', 'quantity'],
  donation: ['name', 'email', 'card', 'choice'],
  checkout: ['name', 'email', 'address', 'card'],
};

/** The fields that a form of this purpose can often do without, optional ones first. */
function surplusOf(form: FormFact, isJob: boolean): FormFact['fields'] {
  const needed = NEEDED[form.purpose] ?? ['name', 'email', 'message'];
  return form.fields
    .filter(({ counts, kind }) => counts && !needed.includes(kind))
    .filter((field) => !isJob || (!isOfJob(field) && field.kind !== 'choice'))
    .sort((a, b) => Number(a.required ?? false) - Number(b.required ?? false));
}

export const formLength = defineCheck(() => ({
  id: 'form-length',
  category: 'structure',
  title: text.title,
  why: text.why,
  measure: text.measure({ fields: FIELDS.words(), checkout: CHECKOUT.words() }),
  weight: 7,
  group: 'form',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'yes' },
  evidence: [
    'form-fields-hubspot-slight',
    'form-fields-baymard',
    'form-fields-marketo-13-10',
    'fewer-fields-lead-quality',
    'multi-step-above-seven',
  ],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'friction' },
  needs: ['forms', 'leadForm', 'headline', 'content'],
  evaluate({ forms, leadForm, content, pageType }) {
    const form = scoredForm({ forms, leadForm });
    if (!form) return withoutForm(content, text.notApplicable.noForm);
    const weight = burden(form);
    const checkout = pageType.type === 'checkout' || form.purpose === 'checkout';
    const score = checkout ? CHECKOUT.at(weight) : FIELDS.at(weight);
    return measured(
      score,
      text.observed.fields({
        count: form.visibleFieldCount,
        fields: form.fields.filter(({ counts }) => counts),
        limit: score < 1 ? (checkout ? 8 : 5) : null,
        isWeighted: weight > form.visibleFieldCount,
      }),
      [form.evidence],
    );
  },
  recommend(_outcome, facts) {
    const form = scoredForm(facts);
    const surplus = form ? surplusOf(form, takesJob(form, facts)) : [];
    const count = form?.visibleFieldCount ?? 0;
    const selects = form?.fields.filter(({ counts, control }) => counts && control === 'select') ?? [];
    const { title, review, replaceSelects, split, watchQuality } = text.advice;
    const steps = [review({ surplus })];
    if (selects.length > 0) steps.push(replaceSelects({ selects }));
    if (count > MANY) steps.push(split);
    steps.push(watchQuality);
    return { title: title({ surplus, count }), steps, remedy: 'shorten-form' };
  },
}));
