import { fileName } from '../../../page/address.ts';
import { acrossViewports, measured, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { quotedFile } from '../../shared/file-names.ts';
import { text } from './text.ts';

const SCALE = scale([0.1, 1], [0.25, 0.4], [0.5, 0]);
function scoreOf(shift: number | null): number | null {
  return shift === null ? null : SCALE.at(shift);
}

export const cumulativeLayoutShift = defineCheck(() => ({
  id: 'cumulative-layout-shift',
  category: 'structure',
  title: text.title,
  why: text.why,
  measure: text.measure(SCALE.words()),
  weight: 4,
  group: 'tech',
  pageTypes: 'all',
  measurable: { static: 'no', withoutWordList: 'yes' },
  measuresArrival: true,
  evidence: ['cls-yahoo-japan-15'],
  advice: { badly: 'optimize', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['speed', 'content'],
  evaluate({ speed }) {
    const score = speed
      ? acrossViewports({ desktop: scoreOf(speed.cls.desktop), mobile: scoreOf(speed.cls.mobile) }, 'worse')
      : null;
    if (!speed || score === null) return notMeasured(text.notMeasured.noValue);
    return measured(score, text.observed.shift({ shift: speed.cls, isGood: score === 1 }), [], {
      certain: true,
    });
  },
  recommend(_outcome, { speed, content }) {
    const image = content.images.find(({ natural, role }) => natural !== null && role !== 'decoration');
    const size = image?.natural;
    const isSized = size != null && size.width > 0 && size.height > 0;
    const file = image ? quotedFile(fileName(image.source)) : '';
    const example = isSized && file !== '' ? { ...size, file } : null;
    return {
      title: text.advice.title({ shift: speed?.cls ?? null }),
      steps: text.advice.steps({ example }),
      remedy: 'layout-shift',
    };
  },
}));
