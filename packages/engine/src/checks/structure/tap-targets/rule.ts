import { measured, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { text } from './text.ts';

const COMFORTABLE_PX = 44;
/** A button of at least this height isn't worth a change of its own. */
const LOW_PX = 36;
/** The share of targets from which the page passes. */
const ENOUGH = 0.97;
/** Below this scale a phone shows the whole page too small. */
const WHOLE = 0.9;

const SCALE = scale([0.7, 0], [ENOUGH, 1]);
export const tapTargets = defineCheck(() => ({
  id: 'tap-targets',
  category: 'structure',
  title: text.title,
  why: text.why,
  measure: text.measure(SCALE.words('%')),
  weight: 5,
  group: 'tech',
  pageTypes: 'all',
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['tap-target-24', 'tap-target-44'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['layout', 'primaryAction'],
  evaluate({ layout: { tapTargets: targets }, primaryAction: action }) {
    if (!targets || targets.total === 0) return notMeasured(text.notMeasured.none);
    const { fitting: count, total, shownAt } = targets;
    if (shownAt < WHOLE) return notMeasured(text.notMeasured.scaledDown({ shownAt }));
    const score = SCALE.at(count / total);
    const px = Math.round(action?.heightPx.mobile ?? COMFORTABLE_PX);
    const low =
      action && px < COMFORTABLE_PX
        ? { label: action.text, isLink: action.shape === 'link', px, comfortable: COMFORTABLE_PX }
        : null;
    return measured(
      low ? Math.min(score, 0.7) : score,
      text.observed.targets({ count, total, low }),
      [...targets.smallest.slice(0, 5), ...(action && low ? [action.evidence] : [])],
      { certain: true },
    );
  },
  recommend(_outcome, { layout: { tapTargets: targets }, primaryAction: action }) {
    const smallest = targets?.smallest.slice(0, 3) ?? [];
    const height = action?.heightPx.mobile ?? COMFORTABLE_PX;
    const low = action && height < LOW_PX ? { label: action.text, comfortable: COMFORTABLE_PX } : null;
    if (!low && targets && targets.fitting / targets.total >= ENOUGH) return null;
    const { raise, enlarge, addPadding } = text.advice;
    const steps: string[] = [];
    if (smallest.length > 0) steps.push(enlarge.step({ smallest }));
    if (low) steps.push(raise.step({ ...low, px: Math.round(height) }));
    steps.push(addPadding);
    return {
      title: low ? raise.title(low) : enlarge.title({ smallest }),
      steps,
      remedy: 'tap-targets',
    };
  },
}));
