import type { PerViewport } from '../../../capture/snapshot.ts';
import type { PrimaryAction } from '../../../facts/types/actions.ts';
import { acrossViewports, measured, notApplicable, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { allBut } from '../../shared/page-types.ts';
import { text } from './text.ts';

/** The contrast at which everyone can see a shape (WCAG 1.4.11). */
const ENOUGH = 3;

const SCALE = scale([1.2, 0], [ENOUGH, 1]);
type Contrast = PrimaryAction['contrast']['desktop'];

function scoreOf(contrast: Contrast): number | null {
  if (!contrast || contrast.shape === null) return null;
  const shape = SCALE.at(contrast.shape);
  return contrast.label !== null && contrast.label >= 4.5 ? Math.max(shape, 0.5) : shape;
}

function shapes({ desktop, mobile }: PrimaryAction['contrast']): PerViewport<number> {
  return { desktop: desktop?.shape ?? null, mobile: mobile?.shape ?? null };
}

/** Whether the ratio is too low as printed: 2.96 reads as 3.0:1. */
function isLow(contrast: PrimaryAction['contrast']): boolean {
  return Object.values(shapes(contrast)).some((ratio) => ratio !== null && ratio < ENOUGH - 0.05);
}

export const actionContrast = defineCheck(() => ({
  id: 'action-contrast',
  category: 'structure',
  title: text.title,
  why: text.why,
  measure: text.measure(SCALE.words(':1')),
  weight: 5,
  group: 'action',
  pageTypes: allBut('ecommerce-category'),
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['cta-non-text-contrast', 'cta-color-zero', 'cta-button-style'],
  advice: { badly: 'improve', mildly: 'optimize', effort: '15 min', impact: 'default' },
  needs: ['primaryAction'],
  evaluate({ primaryAction: action }) {
    if (!action) return notApplicable(text.notApplicable.noAction);
    if (action.shape !== 'button' && action.shape !== 'submit') {
      return notApplicable(text.notApplicable.noButton);
    }
    const { desktop, mobile } = action.contrast;
    const score = acrossViewports({ desktop: scoreOf(desktop), mobile: scoreOf(mobile) }, 'worse');
    if (score === null) return notMeasured(text.notMeasured.background);
    return measured(
      score,
      text.observed.contrast({
        label: action.text,
        contrast: shapes(action.contrast),
        needed: isLow(action.contrast) ? ENOUGH : null,
      }),
      [action.evidence],
      { certain: true },
    );
  },
  recommend(_outcome, { primaryAction: action }) {
    const label = action?.text ?? text.advice.unnamed;
    const contrast = action ? shapes(action.contrast) : { desktop: null, mobile: null };
    return {
      title: text.advice.title({ label }),
      steps: text.advice.steps({ label, contrast, needed: ENOUGH }),
      design: text.advice.design,
      remedy: 'action-contrast',
    };
  },
}));
