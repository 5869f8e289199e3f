import type { FormFact } from '../../../observe/facts.ts';
import { defineCheck, measured, notApplicable, ramp } from '../../check.ts';
import { amount, list } from '../../phrasing.ts';
import { fieldNames, scoredForm } from '../scored-form.ts';

/** Fields, where each select and each text area after the first counts double. */
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

/** The fields that forms of this purpose often do without, optional ones first. */
function surplus({ purpose, fields }: FormFact): FormFact['fields'] {
  const needed = NEEDED[purpose] ?? ['name', 'email', 'message'];
  return fields
    .filter(({ counts, kind }) => counts && !needed.includes(kind))
    .sort((a, b) => Number(a.required ?? false) - Number(b.required ?? false));
}

export const formLength = defineCheck({
  id: 'form-length',
  category: 'structure',
  title: { passes: 'The form asks no more than it has to', fails: 'The form asks a lot' },
  why: 'Checkout research finds 11.3 fields on average where 8 are enough, and 18 to 22% of people naming a long process as their reason to leave. Across the landing pages of one marketing platform conversion fell only slightly with the number of fields, but clearly with selects and text areas.',
  measure:
    'Fields of the visible step, plus one for each select and for each text area after the first. Up to 5 scores 1, 9 scores 0.7, 16 and more 0.2, in straight lines between; on a checkout 8 scores 1 and 15 scores 0.2.',
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
  needs: ['forms', 'leadForm'],
  evaluate({ forms, leadForm, pageType }) {
    const form = scoredForm({ forms, leadForm });
    if (!form) return notApplicable('There is no form.');
    const weight = burden(form);
    const checkout = pageType.type === 'checkout' || form.purpose === 'checkout';
    const score = checkout ? ramp(weight, [8, 1], [15, 0.2]) : ramp(weight, [5, 1], [9, 0.7], [16, 0.2]);
    const names = fieldNames(
      form.fields.filter(({ counts }) => counts),
      30,
    );
    return measured(
      score,
      `The form asks for ${amount(form.visibleFieldCount, 'field')}${names.length > 0 ? `: ${list(names, 8)}` : ''}${score < 1 ? `; ${checkout ? 8 : 5} or fewer cost nothing` : ''}.`,
      [form.evidence],
    );
  },
  recommend(_outcome, { forms, leadForm }) {
    const form = scoredForm({ forms, leadForm });
    const extra = form ? surplus(form) : [];
    const named = fieldNames(extra, 40);
    const selects = form?.fields.filter(({ counts, control }) => counts && control === 'select') ?? [];
    const steps = [
      named.length > 0
        ? `Ask of each of ${list(named, 8)}: does the next step need it? If not, take it out or ask later.`
        : 'Ask of each field whether the next step needs it; take the others out or ask later.',
    ];
    if (selects.length > 0) {
      steps.push(
        `Replace ${list(fieldNames(selects, 40))} by buttons or text: selects cost more than plain fields.`,
      );
    }
    if ((form?.visibleFieldCount ?? 0) > 7) {
      steps.push(
        'If all are needed, two steps can work: form data put the limit for one page at about 7 fields.',
      );
    }
    steps.push(
      'Watch the quality too: fewer fields can bring more inquiries and a lower share of good ones.',
    );
    return {
      title:
        named.length > 0
          ? `Shorten the form: check whether ${list(named, 4)} ${named.length === 1 ? 'is' : 'are'} needed`
          : `Shorten the form of ${amount(form?.visibleFieldCount ?? 0, 'field')}`,
      steps,
      remedy: 'shorten-form',
    };
  },
});
