import type { PrimaryAction } from '../../../observe/facts.ts';
import { acrossViewports, defineCheck, measured, notApplicable, notMeasured, ramp } from '../../check.ts';
import { allBut } from '../../page-types.ts';
import { perViewport, quote } from '../../phrasing.ts';

/** By how much a shape has to differ in luminance to be seen by everyone. */
const ENOUGH = 3;

type Contrast = PrimaryAction['contrast']['desktop'];

function scoreOf(contrast: Contrast): number | null {
  if (!contrast || contrast.shape === null) return null;
  const shape = ramp(contrast.shape, [1.2, 0], [ENOUGH, 1]);
  return contrast.label !== null && contrast.label >= 4.5 ? Math.max(shape, 0.5) : shape;
}

function shapes({ desktop, mobile }: PrimaryAction['contrast']): {
  desktop: number | null;
  mobile: number | null;
} {
  return { desktop: desktop?.shape ?? null, mobile: mobile?.shape ?? null };
}

function low(contrast: PrimaryAction['contrast']): boolean {
  return Object.values(shapes(contrast)).some((ratio) => ratio !== null && ratio < ENOUGH - 0.05);
}

export const actionContrast = defineCheck({
  id: 'action-contrast',
  category: 'structure',
  title: {
    passes: 'The main button differs from its ground in brightness',
    fails: 'The main button is about as bright as its ground',
  },
  why: 'WCAG 1.4.11 asks for at least 3:1 between a control and what surrounds it. Tests of button colors as such averaged 0.0%: it is not the hue that counts, it is that the shape can be seen.',
  measure:
    'The higher contrast ratio of fill and border to the surroundings: 1.2:1 scores 0, 3:1 scores 1, in a straight line between. A label at 4.5:1 or more lifts the score to at least 0.5. The worse viewport counts. A picture or gradient behind the button is not measured.',
  weight: 5,
  group: 'action',
  pageTypes: allBut('ecommerce-category'),
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['cta-non-text-contrast', 'cta-color-zero', 'cta-button-style'],
  advice: { badly: 'improve', mildly: 'optimize', effort: '15 min', impact: 'default' },
  needs: ['primaryAction'],
  evaluate({ primaryAction: action }) {
    if (!action) return notApplicable('There is no main action.');
    if (action.shape !== 'button' && action.shape !== 'submit') {
      return notApplicable('The main action is not built like a button.');
    }
    const { desktop, mobile } = action.contrast;
    const score = acrossViewports({ desktop: scoreOf(desktop), mobile: scoreOf(mobile) }, 'worse');
    if (score === null) return notMeasured('What lies behind the button could not be told.');
    const ratios = perViewport(shapes(action.contrast), (ratio) => `${ratio.toFixed(1)}:1`);
    return measured(
      score,
      `${quote(action.text)} differs in brightness from its surroundings by ${ratios}${low(action.contrast) ? `; ${ENOUGH}:1 shows its shape to everyone, whatever its hue` : ''}.`,
      [action.evidence],
      {
        certain: true,
      },
    );
  },
  recommend(_outcome, { primaryAction: action }) {
    const label = quote(action?.text ?? 'the main button', 40);
    const ratios = action ? perViewport(shapes(action.contrast), (ratio) => `${ratio.toFixed(1)}:1`) : '';
    return {
      title: `Give ${label} a fill or border of another brightness`,
      steps: [
        `In brightness the shape of ${label} differs from its surroundings by ${ratios}. Choose a darker or lighter fill, or add a border, until it reaches ${ENOUGH}:1.`,
        'Check the label on the new fill: 4.5:1 or more.',
        'Any hue will do; what matters is the difference from the ground.',
      ],
      design: ['Fill or border at least 3:1 to the surroundings, label at least 4.5:1 to the fill.'],
      remedy: 'action-contrast',
    };
  },
});
