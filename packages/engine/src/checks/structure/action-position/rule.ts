import { type PerViewport, VIEWPORT_NAMES, type ViewportName } from '../../../capture/snapshot.ts';
import type { PrimaryAction } from '../../../facts/types/actions.ts';
import type { FormFact } from '../../../facts/types/forms.ts';
import type { PageFacts } from '../../../facts/types/page-facts.ts';
import { acrossViewports, measured, notApplicable, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { allBut } from '../../shared/page-types.ts';
import { percent } from '../../shared/phrasing.ts';
import { type Position, text } from './text.ts';

type Forms = PageFacts['forms'];

function scoreIn(action: PrimaryAction, forms: Forms, viewport: ViewportName): number | null {
  const first = startsIn(action, forms, viewport);
  if (missingOn(action).includes(viewport)) return otherForm(action, forms, viewport) ? 0.8 : 0;
  const depth = action.depth[viewport];
  if (depth === null || action.aboveFold[viewport] === null) return null;
  const reach = action.occurrences.fixed[viewport] ? 1 : (action.occurrences.heightShare[viewport] ?? 0);
  return 0.8 * (first ? 1 : depth < 2 ? 0.5 : 0) + 0.2 * reach;
}

/** Whether it, the start of its form or a form with a button of its own is above the fold. */
function startsIn(action: PrimaryAction, forms: Forms, viewport: ViewportName): boolean {
  return (
    action.aboveFold[viewport] === true ||
    action.formAboveFold[viewport] === true ||
    otherForm(action, forms, viewport) !== null
  );
}

const MIN_FIELDS = 2;

/** A form above the fold that another button sends, and that asks for more than an email address. */
function otherForm(action: PrimaryAction, forms: Forms, viewport: ViewportName): FormFact | null {
  const isAsking = ({ aboveFold, purpose, submit, visibleFieldCount }: FormFact): boolean =>
    aboveFold[viewport] === true &&
    submit !== null &&
    submit.text !== '' &&
    visibleFieldCount >= MIN_FIELDS &&
    purpose !== 'signin' &&
    purpose !== 'newsletter';
  return forms.find((form, index) => index !== action.form && isAsking(form)) ?? null;
}

/** Viewports that were read and don't show the action. */
function missingOn({ depth, occurrences: { heightShare } }: PrimaryAction): ViewportName[] {
  return VIEWPORT_NAMES.filter((viewport) => depth[viewport] === null && heightShare[viewport] !== null);
}

/** Whether another button is counted as it: a call, a message and a form can serve the same purpose. */
function hasEquivalent({ occurrences: { others } }: PrimaryAction): boolean {
  return Boolean(others.desktop || others.mobile);
}

function positionOf(action: PrimaryAction): Position {
  return {
    depth: action.depth,
    missingOn: missingOn(action),
    cutOn: VIEWPORT_NAMES.filter(
      (viewport) =>
        (action.depth[viewport] ?? 1) < 1 &&
        action.aboveFold[viewport] === false &&
        action.covered[viewport] === null,
    ),
    covered: action.covered,
  };
}

/** From how much of the page it, or a repeat, is at most two screens away. */
function reachOf(action: PrimaryAction): 'all' | PerViewport<number> {
  const hidden = Object.fromEntries(missingOn(action).map((viewport) => [viewport, null]));
  const shares = { ...action.occurrences.heightShare, ...hidden };
  const known = VIEWPORT_NAMES.flatMap((viewport) => shares[viewport] ?? []);
  const isEverywhere = known.length > 0 && known.every((share) => percent(share) === '100%');
  return isEverywhere ? 'all' : shares;
}

/** The form above the fold that makes up for a late CTA: its own, or else one with a button of its own. */
function formAboveFold(action: PrimaryAction, forms: Forms): 'own' | { button: string } | null {
  const late = VIEWPORT_NAMES.filter((viewport) => !action.aboveFold[viewport]);
  if (late.some((viewport) => action.formAboveFold[viewport])) return 'own';
  for (const viewport of late) {
    const submit = otherForm(action, forms, viewport)?.submit;
    if (submit) return { button: submit.text };
  }
  return null;
}

/** Viewports that show neither it nor a form of its kind above the fold. */
function lateOn(action: PrimaryAction, forms: Forms): ViewportName[] {
  return VIEWPORT_NAMES.filter(
    (viewport) => action.aboveFold[viewport] === false && !startsIn(action, forms, viewport),
  );
}

export const actionPosition = defineCheck(() => ({
  id: 'action-position',
  category: 'structure',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 7,
  group: 'action',
  pageTypes: allBut('ecommerce-category', 'article'),
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['above-fold-attention', 'cta-repeat-no-evidence', 'sticky-add-to-cart'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['primaryAction', 'headline', 'forms'],
  evaluate({ primaryAction: action, forms }) {
    if (!action) return notApplicable(text.notApplicable.noAction);
    const score = acrossViewports({
      desktop: scoreIn(action, forms, 'desktop'),
      mobile: scoreIn(action, forms, 'mobile'),
    });
    if (score === null) return notMeasured(text.notMeasured.position);
    return measured(
      score,
      text.observed.position({
        label: action.text,
        hasEquivalent: hasEquivalent(action),
        position: positionOf(action),
        form: formAboveFold(action, forms),
        reach: reachOf(action),
      }),
      [action.evidence],
      { certain: true },
    );
  },
  recommend(_outcome, { primaryAction: action, headline: fact, forms }) {
    const label = action?.text ?? text.advice.unnamed;
    const headline = fact?.text ?? null;
    const position = action ? positionOf(action) : null;
    const late = action ? lateOn(action, forms) : [];
    const isLate = late.length > 0;
    const covered = late.filter((viewport) => action?.covered[viewport]);
    const { uncover, leadToForm, moveUp, repeat } = text.advice;
    if (isLate && covered.length === late.length) {
      return {
        title: uncover.title({ label, viewports: covered }),
        steps: uncover.steps({ label, position }),
        remedy: 'place-action',
      };
    }
    if (action && sends(action, forms)) {
      return {
        title: leadToForm.title({ label, isLate }),
        steps: leadToForm.steps({ label, position, headline, isLate }),
        design: leadToForm.design,
        remedy: 'place-action',
      };
    }
    return isLate
      ? {
          title: moveUp.title({ label, viewports: late }),
          steps: moveUp.steps({ label, position, headline }),
          design: moveUp.design,
          remedy: 'place-action',
        }
      : {
          title: repeat.title({ label }),
          steps: repeat.steps({ label, position }),
          design: repeat.design,
          remedy: 'place-action',
        };
  },
}));

/** Whether it submits a form with fields to fill in: a page leads to that form instead of repeating the button. */
function sends({ shape }: PrimaryAction, forms: Forms): boolean {
  return shape === 'submit' && forms.some((form) => form.primary && form.visibleFieldCount >= 2);
}
