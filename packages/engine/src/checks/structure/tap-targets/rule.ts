import type { Evidence } from '../../../observe/facts.ts';
import { defineCheck, measured, notMeasured, ramp } from '../../check.ts';
import { nodeNames } from '../../node-name.ts';
import { amount, list, percent, quote } from '../../phrasing.ts';

const COMFORTABLE_PX = 44;
/** A button that lacks less is not worth a change of its own. */
const LOW_PX = 36;
/** The share of targets from which the page passes. */
const ENOUGH = 0.97;
/** A page that a phone shows smaller than this is too small as a whole. */
const WHOLE = 0.9;

/** How large they are, each size once: " (10 × 10 px)". */
function sizes(targets: readonly Evidence[]): string {
  const boxes = targets.flatMap(({ boxes: { mobile } }) => (mobile ? [mobile] : []));
  const each = new Set(boxes.map(({ width, height }) => `${Math.round(width)} × ${Math.round(height)} px`));
  return each.size > 0 ? ` (${list([...each])})` : '';
}

function fitting({ fitting: count, total }: { fitting: number; total: number }): string {
  if (total === 1 && count === 1) return 'The only link or button measures 24 × 24 px or has that much room.';
  if (count === total) return `All ${total} links and buttons measure 24 × 24 px or have that much room.`;
  const share = percent(count / total);
  return `${count} of ${amount(total, 'link or button', 'links and buttons')} (${share}) measure 24 × 24 px or have that much room.`;
}

export const tapTargets = defineCheck({
  id: 'tap-targets',
  category: 'structure',
  title: {
    passes: 'Links and buttons are easy to hit on a phone',
    fails: 'Some links or buttons are hard to hit on a phone',
  },
  why: 'WCAG 2.5.8 asks for targets of at least 24 by 24 px, or that much room around them. Platform guides ask for 44 to 48 px for what matters; no conversion figure exists for either.',
  measure:
    'Share of the targets on the mobile page that measure 24 × 24 px or have that much room; links within a line of text are exempt, and so is what shows nothing because its picture did not load. Not measured where a phone shows the page smaller than it is. 70% scores 0, 97% scores 1, in a straight line between. A primary action lower than 44 px limits the score to 0.7.',
  weight: 5,
  group: 'tech',
  pageTypes: 'all',
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['tap-target-24', 'tap-target-44'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['layout', 'primaryAction'],
  evaluate({ layout: { tapTargets: targets }, primaryAction: action }) {
    if (!targets || targets.total === 0) return notMeasured('No targets were laid out on the mobile page.');
    if (targets.shownAt < WHOLE) {
      const shown = percent(targets.shownAt);
      return notMeasured(
        `A phone shows the whole page at ${shown} of its size, and its links and buttons with it.`,
      );
    }
    const share = targets.fitting / targets.total;
    const height = action?.heightPx.mobile ?? null;
    const low = action !== null && height !== null && Math.round(height) < COMFORTABLE_PX;
    const score = ramp(share, [0.7, 0], [ENOUGH, 1]);
    const lowText = low
      ? `The main ${action.shape === 'link' ? 'link' : 'button'}, ${quote(action.text, 40)}, is ${Math.round(height)} px high; ${COMFORTABLE_PX} px suit a thumb. `
      : '';
    return measured(
      low ? Math.min(score, 0.7) : score,
      `${lowText}${fitting(targets)}`,
      [...targets.smallest.slice(0, 5), ...(low ? [action.evidence] : [])],
      { certain: true },
    );
  },
  recommend(_outcome, { layout: { tapTargets: targets }, primaryAction: action }) {
    const smallest = targets?.smallest.slice(0, 3) ?? [];
    const height = action?.heightPx.mobile ?? COMFORTABLE_PX;
    const names = nodeNames(smallest, 'tap target', { limit: 30, viewport: 'mobile' });
    const low = action && height < LOW_PX;
    if (!low && targets && targets.fitting / targets.total >= ENOUGH) return null;
    const steps: string[] = [];
    if (smallest.length > 0)
      steps.push(
        `Enlarge ${names}${sizes(smallest)} to at least 24 × 24 px by padding, or keep 24 px of room around them.`,
      );
    if (low)
      steps.push(
        `Raise ${quote(action.text, 40)} from ${Math.round(height)} to at least ${COMFORTABLE_PX} px.`,
      );
    steps.push('Enlarge the padding rather than the text; the look can stay.');
    return {
      title: low
        ? `Make ${quote(action.text, 40)} at least 44 px high on phones`
        : `Enlarge ${names} on phones`,
      steps,
      remedy: 'tap-targets',
    };
  },
});
