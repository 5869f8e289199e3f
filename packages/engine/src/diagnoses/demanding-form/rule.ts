import { judgedPageType, type PageType } from '@liftmark/contract/page-types';
import { ramp } from '../../checks/check.ts';
import { quote } from '../../checks/shared/phrasing.ts';
import { isOfJob, takesJob } from '../../checks/structure/job-fields.ts';
import { fieldNames, labelOf, scoredForm } from '../../checks/structure/scored-form.ts';
import type { Field, FieldKind, FormFact } from '../../facts/types/forms.ts';
import { pattern } from '../../language/patterns.ts';
import { defineDiagnosis, distinctNodes } from '../diagnosis.ts';
import { text } from './text.ts';

/** One thing that is wrong with the form. */
interface Fault {
  severity: number;
  title: string;
  observed: string;
  steps: string[];
  slight?: boolean;
}

/** Forms whose sender expects an answer. */
const ANSWERED: readonly FormFact['purpose'][] = ['booking', 'contact', 'lead', 'callback'];
/** Forms that no one fills in for the first time, or that ask for next to nothing. */
const PASSED: readonly FormFact['purpose'][] = ['signin', 'newsletter'];
const REACHED_BY: readonly FieldKind[] = ['email', 'phone'];
/** Fields that name who answers, and so can't be dropped. */
const NEEDED: readonly FieldKind[] = ['name', 'email', 'message', 'date', 'card', 'password'];
/** What visitors write themselves, and would have to write again. */
const WRITTEN: readonly FieldKind[] = ['name', 'email', 'phone', 'message', 'address'];
const CHAT = pattern('chatApp');
/** Elsewhere a form that seems to book may just as well ask for a first talk. */
const DATED: readonly PageType[] = ['hospitality', 'signup', 'event', 'portfolio'];
/** Fewer fields may be a part of a form. */
const WHOLE_FORM = 2;

export const demandingForm = defineDiagnosis(() => ({
  id: 'demanding-form',
  question: 'cost',
  category: 'structure',
  nature: 'weakness',
  why: text.why,
  measure: text.measure,
  checks: ['form-length', 'field-labels', 'autofill-tokens', 'guest-purchase', 'preselected-options'],
  ceilings: [],
  effort: 'hours',
  impact: 'friction',
  evidence: ['form-fields-baymard', 'form-fields-marketo-13-10', 'guest-checkout-survey'],
  needs: ['forms', 'leadForm', 'headline'],
  judge(facts) {
    const form = scoredForm(facts);
    if (form === null || PASSED.includes(form.purpose)) return null;
    const asked = form.fields.filter(({ counts }) => counts);
    const submit = text.submit(form.submit?.text.trim() || null);
    const overlong = takesJob(form, facts) ? longForJob : long;
    const checked = [noReply, twice, account, overlong, emptied];
    if (DATED.includes(judgedPageType(facts.pageType))) checked.push(noDate);
    const faults = checked
      .map((fault) => fault(form, asked, submit))
      .filter((fault) => fault !== null)
      .sort((a, b) => b.severity - a.severity);
    const [lead, ...others] = faults;
    if (lead === undefined) return null;
    return {
      severity: Math.min(3, lead.severity + 0.2 * others.length),
      confidence: 1,
      certain: true,
      slight: faults.every(({ slight }) => slight),
      title: lead.title,
      observed: [
        text.observed.fields({ labels: fieldNames(asked, 30), required: form.requiredCount }),
        ...faults.map(({ observed }) => observed),
      ]
        .join(' ')
        .trim(),
      evidence: distinctNodes([form.evidence, ...asked.map(({ evidence }) => evidence)]),
      steps: [...faults.flatMap(({ steps }) => steps).slice(0, 4), text.steps.next],
    };
  },
}));

function noReply({ purpose }: FormFact, asked: Field[], submit: string): Fault | null {
  if (!ANSWERED.includes(purpose) || asked.length < WHOLE_FORM) return null;
  if (
    asked.some(
      ({ kind, inputType }) => REACHED_BY.includes(kind) || inputType === 'email' || inputType === 'tel',
    )
  )
    return null;
  // Without a name it's a step or a calculator; a chat shows the number by itself.
  if (!asked.some(({ kind }) => kind === 'name') || CHAT.test(submit)) return null;
  const { title, observed, steps } = text;
  return {
    severity: 1.9,
    title: title.noReply({ submit }),
    observed: observed.noReply,
    steps: [steps.noReply],
  };
}

function twice(_form: FormFact, asked: Field[]): Fault | null {
  const labels = asked
    .filter(({ control }) => control === 'text' || control === 'select' || control === 'textarea')
    .flatMap((field) => labelOf(field) ?? []);
  const label = labels.find((each, at) => labels.indexOf(each) !== at);
  if (label === undefined) return null;
  const { title, observed, steps } = text;
  return {
    severity: 1,
    title: title.twice({ label }),
    observed: observed.twice({ label }),
    steps: [steps.twice({ label })],
  };
}

/** Filters are emptied without a loss. */
function emptied({ reset, submit }: FormFact, asked: Field[]): Fault | null {
  if (reset === null || submit === null || !asked.some(({ kind }) => WRITTEN.includes(kind))) return null;
  const label = reset.text || 'Reset';
  const { title, observed, steps } = text;
  return {
    severity: 0.8,
    slight: true,
    title: title.emptied({ label }),
    observed: observed.emptied({ label, submit: submit.text }),
    steps: [steps.emptied({ label })],
  };
}

function noDate({ purpose }: FormFact, asked: Field[], submit: string): Fault | null {
  if (purpose !== 'booking' || asked.length < WHOLE_FORM) return null;
  if (asked.some(({ kind, control }) => kind === 'date' || control === 'date')) return null;
  const { title, observed, steps } = text;
  return { severity: 1.4, title: title.noDate({ submit }), observed: observed.noDate, steps: [steps.noDate] };
}

function account({ route, purpose }: FormFact, _asked: Field[], submit: string): Fault | null {
  if (purpose !== 'checkout' || route.account !== 'required') return null;
  const { title, observed, steps } = text;
  return {
    severity: 1.8,
    title: title.account({ submit }),
    observed: observed.account,
    steps: [steps.guest],
  };
}

function long(form: FormFact, asked: Field[], submit: string): Fault | null {
  return tooLong(form, asked, { submit, length: asked.length, surplus: asked.filter(isSurplus) });
}

/** What is booked needs its fields; only a checkout, which others shorten, can be too long by them. */
function longForJob(form: FormFact, asked: Field[], submit: string): Fault | null {
  const others = asked.filter((field) => !isOfJob(field));
  const length = form.purpose === 'checkout' ? asked.length : others.length;
  return tooLong(form, asked, {
    submit,
    length,
    surplus: others.filter((field) => isSurplus(field) && field.kind !== 'choice'),
  });
}

function isSurplus({ kind }: Field): boolean {
  return !NEEDED.includes(kind);
}

function tooLong(
  { purpose, requiredCount }: FormFact,
  { length: count }: readonly Field[],
  { submit, length, surplus }: { submit: string; length: number; surplus: readonly Field[] },
): Fault | null {
  const severity =
    purpose === 'checkout'
      ? ramp(length, [11, 0], [12, 0.7], [20, 1.6])
      : ramp(length, [6, 0], [7, 0.9], [10, 1.5], [16, 2.2]);
  if (severity === 0) return null;
  const { title, steps } = text;
  return {
    severity,
    title: title.long({ submit, count }),
    observed: '',
    steps: [
      ...(surplus.length > 0
        ? [
            steps.drop({
              labels: surplus.flatMap((field) => labelOf(field) ?? []).map((label) => quote(label, 30)),
            }),
          ]
        : []),
      steps.split,
      ...(requiredCount < count ? [steps.optional] : []),
    ],
  };
}
