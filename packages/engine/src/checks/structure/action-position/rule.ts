import { VIEWPORT_NAMES, type ViewportName } from '../../../capture/snapshot.ts';
import type { FormFact, PageFacts, PrimaryAction } from '../../../observe/facts.ts';
import { acrossViewports, defineCheck, measured, notApplicable, notMeasured } from '../../check.ts';
import { allBut } from '../../page-types.ts';
import { percent, perViewport, placesShown, quote } from '../../phrasing.ts';

type Forms = PageFacts['forms'];

function scoreIn(action: PrimaryAction, forms: Forms, viewport: ViewportName): number | null {
  const first = startsIn(action, forms, viewport);
  if (missingOn(action).includes(viewport)) return otherForm(action, forms, viewport) ? 0.8 : 0;
  const depth = action.depth[viewport];
  if (depth === null || action.aboveFold[viewport] === null) return null;
  const reach = action.occurrences.fixed[viewport] ? 1 : (action.occurrences.heightShare[viewport] ?? 0);
  return 0.8 * (first ? 1 : depth < 2 ? 0.5 : 0) + 0.2 * reach;
}

/** Whether the first screen shows it, the beginning of its form, or a form that is sent by a button of its own. */
function startsIn(action: PrimaryAction, forms: Forms, viewport: ViewportName): boolean {
  return (
    action.aboveFold[viewport] === true ||
    action.formAboveFold[viewport] === true ||
    otherForm(action, forms, viewport) !== null
  );
}

const MIN_FIELDS = 2;

/** A form of another button in the first screen that asks for more than an address. */
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

/** Viewports that were read and show the action nowhere. */
function missingOn({ depth, occurrences: { heightShare } }: PrimaryAction): ViewportName[] {
  return VIEWPORT_NAMES.filter((viewport) => depth[viewport] === null && heightShare[viewport] !== null);
}

/** A call, a message and a form lead to the same end. */
function orAnother({ occurrences: { others } }: PrimaryAction): string {
  return others.desktop || others.mobile ? ', or a button to the same end,' : '';
}

/** Where it first stands, and what is wrong with that. */
function standing(action: PrimaryAction): string {
  const cut = VIEWPORT_NAMES.filter(
    (viewport) =>
      (action.depth[viewport] ?? 1) < 1 &&
      action.aboveFold[viewport] === false &&
      action.covered[viewport] === null,
  );
  const edge = cut.length === 0 ? '' : `, cut off by its edge${on(cut)}`;
  const place = placesShown({ depth: action.depth, missingOn: missingOn(action) });
  return `${place}${edge}${hidden(action)}`;
}

/** On which device, where only on one. */
function on(viewports: readonly ViewportName[]): string {
  return viewports.length === 1 ? ` on ${viewports[0]}` : '';
}

const COVERS = { consent: 'the cookie banner', layer: 'a layer over the page' };

/** What lies over it: ", under the cookie banner on mobile". */
function hidden({ covered }: PrimaryAction): string {
  const { desktop, mobile } = covered;
  if (desktop !== null && desktop === mobile) return `, under ${COVERS[desktop]}`;
  return VIEWPORT_NAMES.flatMap((viewport) => {
    const cover = covered[viewport];
    return cover === null ? [] : [`, under ${COVERS[cover]} on ${viewport}`];
  }).join('');
}

/** From how much of the page it, or a repeat, is at most two screens away. */
function reached(action: PrimaryAction): string {
  const hidden = Object.fromEntries(missingOn(action).map((viewport) => [viewport, null]));
  const shares = { ...action.occurrences.heightShare, ...hidden };
  const known = VIEWPORT_NAMES.flatMap((viewport) => shares[viewport] ?? []);
  if (known.length === 0) return '';
  return known.every((share) => percent(share) === '100%')
    ? '; it is never more than two screens away'
    : `; it is at most two screens away from ${perViewport(shares, percent).replace('%', '% of the page')}`;
}

/** The form counts that ends with the action, or else one with a button of its own. */
function begun(action: PrimaryAction, forms: Forms): string {
  const late = VIEWPORT_NAMES.filter((viewport) => !action.aboveFold[viewport]);
  if (late.some((viewport) => action.formAboveFold[viewport]))
    return ', and its form begins in the first screen';
  for (const viewport of late) {
    const submit = otherForm(action, forms, viewport)?.submit;
    if (submit) return `, and the form of ${quote(submit.text, 40)} begins in the first screen`;
  }
  return '';
}

/** Viewports whose first screen does not show it. */
function lateOn(action: PrimaryAction, forms: Forms): ViewportName[] {
  return VIEWPORT_NAMES.filter(
    (viewport) => action.aboveFold[viewport] === false && !startsIn(action, forms, viewport),
  );
}

export const actionPosition = defineCheck({
  id: 'action-position',
  category: 'structure',
  title: { passes: 'The main action is within reach', fails: 'The main action is out of sight' },
  why: 'Eye tracking of 120 people put 57% of viewing time in the first screen and 74% in the first two. No isolated experiment on repeating the button was found, so repeats count little and only as reach.',
  measure:
    'Per viewport: 0.8 for the main action, another button of the same text, target or intent, or the beginning of its form or of one with a button of its own, seen in the first screen (0.4 in the second or under a layer, 0 lower), plus 0.2 times the share of the page’s height within two screens of a repeat or of a bar that stays; 0 where it does not show. The result is the mean of both viewports.',
  weight: 7,
  group: 'action',
  pageTypes: allBut('ecommerce-category', 'article'),
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['above-fold-attention', 'cta-repeat-no-evidence', 'sticky-add-to-cart'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['primaryAction', 'headline', 'forms'],
  evaluate({ primaryAction: action, forms }) {
    if (!action) return notApplicable('There is no main action.');
    const score = acrossViewports({
      desktop: scoreIn(action, forms, 'desktop'),
      mobile: scoreIn(action, forms, 'mobile'),
    });
    if (score === null) return notMeasured('The place of the main action could not be told.');
    return measured(
      score,
      `${quote(action.text)}${orAnother(action)} first stands ${standing(action)}${begun(action, forms)}${reached(action)}.`,
      [action.evidence],
      { certain: true },
    );
  },
  recommend(_outcome, { primaryAction: action, headline, forms }) {
    const label = quote(action?.text ?? 'the main action', 40);
    const below = headline ? `below ${quote(headline.text, 50)}` : 'below the headline';
    const where = action ? standing(action) : 'lower down';
    const lateViewports = action ? lateOn(action, forms) : [];
    const late = lateViewports.length > 0;
    const covered = lateViewports.filter((viewport) => action?.covered[viewport]);
    if (late && covered.length === lateViewports.length) {
      return {
        title: `Keep ${label}${on(covered)} clear of what lies over it`,
        steps: [
          `On a first visit ${label} stands ${where}. Make that smaller, or lay it along an edge where no button stands.`,
          'Look at the page as a first visitor does, in a private window, on a phone as well.',
        ],
        remedy: 'place-action',
      };
    }
    if (action && sends(action, forms)) {
      return {
        title: late
          ? `Lead from the first screen to the form of ${label}`
          : `Lead to the form of ${label} from further down the page too`,
        steps: [
          late
            ? `The form of ${label} stands ${where}. Place a button ${below} that leads to it, in words that say what people get there.`
            : `From long stretches of the page nothing leads to the form of ${label}.`,
          'Add the same button after the sections that answer the main questions. The form itself stands once.',
        ],
        design: ['Same words, same shape and color each time.'],
        remedy: 'place-action',
      };
    }
    return {
      title: late
        ? `Bring ${label}${on(lateViewports)} into the first screen`
        : `Repeat ${label} further down the page`,
      steps: late
        ? [
            `${label} first stands ${where}. Place it ${below}, before pictures and long text.`,
            'On a phone shorten what stands above it, or let a bar with the button stay at the bottom of the screen.',
            `Repeat ${label} after the sections that answer the main questions and at the end.`,
          ]
        : [
            `${label} stands ${where} and then not again for a long stretch.`,
            'Repeat it in the same words after each part that answers a main question, or keep it in a bar.',
          ],
      design: ['Same words, same shape and color each time.'],
      remedy: 'place-action',
    };
  },
});

/** Whether it ends a form with something to fill in: that is led to, where another button can be set again. */
function sends({ shape }: PrimaryAction, forms: Forms): boolean {
  return shape === 'submit' && forms.some((form) => form.primary && form.visibleFieldCount >= 2);
}
