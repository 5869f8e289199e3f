import { VIEWPORT_NAMES, type ViewportName } from '../../capture/snapshot.ts';
import type { PageFacts, PrimaryAction } from '../../observe/facts.ts';
import { acrossViewports, defineCheck, measured, notApplicable, notMeasured } from '../check.ts';
import { allBut } from '../page-types.ts';
import { percent, perViewport, placesShown, quote } from '../phrasing.ts';

function scoreIn(action: PrimaryAction, viewport: ViewportName): number | null {
  if (missingOn(action).includes(viewport)) return 0;
  const depth = action.depth[viewport];
  const above = action.aboveFold[viewport];
  if (depth === null || above === null) return null;
  const first = above || action.formAboveFold[viewport] === true;
  const reach = action.occurrences.fixed[viewport] ? 1 : (action.occurrences.heightShare[viewport] ?? 0);
  return 0.8 * (first ? 1 : depth < 2 ? 0.5 : 0) + 0.2 * reach;
}

/** Viewports that were read and show the action nowhere. */
function missingOn({ depth, occurrences: { heightShare } }: PrimaryAction): ViewportName[] {
  return VIEWPORT_NAMES.filter((viewport) => depth[viewport] === null && heightShare[viewport] !== null);
}

/** Where it first stands, and what is wrong with that. */
function standing(action: PrimaryAction): string {
  const cut = VIEWPORT_NAMES.filter(
    (viewport) => (action.depth[viewport] ?? 1) < 1 && action.aboveFold[viewport] === false,
  );
  const edge = cut.length === 0 ? '' : `, cut off by its edge${cut.length === 1 ? ` on ${cut[0]}` : ''}`;
  return `${placesShown({ depth: action.depth, missingOn: missingOn(action) })}${edge}`;
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

/** The form counts that ends with the action. */
function begun({ formAboveFold, aboveFold }: PrimaryAction): string {
  const early = VIEWPORT_NAMES.some((viewport) => formAboveFold[viewport] && !aboveFold[viewport]);
  return early ? ', and its form begins in the first screen' : '';
}

function moved(action: PageFacts['primaryAction']): string {
  if (!action) return 'the main action';
  const late = VIEWPORT_NAMES.filter(
    (viewport) => action.aboveFold[viewport] === false && action.formAboveFold[viewport] !== true,
  );
  return late.length === 1 ? `${quote(action.text, 40)} on ${late[0]}` : quote(action.text, 40);
}

export const actionPosition = defineCheck({
  id: 'action-position',
  category: 'structure',
  title: { passes: 'The main action is within reach', fails: 'The main action is out of sight' },
  why: 'Eye tracking of 120 people put 57% of viewing time in the first screen and 74% in the first two. No isolated experiment on repeating the button was found, so repeats count little and only as reach.',
  measure:
    'Per viewport: 0.8 for the main action, or the beginning of its form, in the first screen (0.4 in the second, 0 lower), plus 0.2 times the share of the page’s height within two screens of a repeat or of a bar that stays; 0 where it does not show. The result is the mean of both viewports.',
  weight: 7,
  group: 'action',
  pageTypes: allBut('ecommerce-category', 'article'),
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['above-fold-attention', 'cta-repeat-no-evidence', 'sticky-add-to-cart'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['primaryAction', 'headline', 'forms'],
  evaluate({ primaryAction: action }) {
    if (!action) return notApplicable('There is no main action.');
    const score = acrossViewports({ desktop: scoreIn(action, 'desktop'), mobile: scoreIn(action, 'mobile') });
    if (score === null) return notMeasured('The place of the main action could not be told.');
    return measured(
      score,
      `${quote(action.text)} first stands ${standing(action)}${begun(action)}${reached(action)}.`,
      [action.evidence],
      { certain: true },
    );
  },
  recommend(_outcome, { primaryAction: action, headline, forms }) {
    const label = quote(action?.text ?? 'the main action', 40);
    const below = headline ? `below ${quote(headline.text, 50)}` : 'below the headline';
    const where = action ? standing(action) : 'lower down';
    const late = action && (action.aboveFold.desktop === false || action.aboveFold.mobile === false);
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
      title: late ? `Bring ${moved(action)} into the first screen` : `Repeat ${label} further down the page`,
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
function sends({ shape }: PrimaryAction, forms: PageFacts['forms']): boolean {
  return shape === 'submit' && forms.some((form) => form.primary && form.visibleFieldCount >= 2);
}
