import type { Layout } from '../../../facts/types/layout.ts';
import { measured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { nodeName } from '../../shared/phrasing.ts';
import { text } from './text.ts';

const SCALE = scale([0, 1], [1, 0.7], [5, 0]);
type Defect = Layout['defects'][number];

function named({ kind, evidence }: Defect): { name: string; kind: Defect['kind'] } {
  return { name: nodeName(evidence, text.image, { limit: 50 }), kind };
}

export const renderingDefects = defineCheck(() => ({
  id: 'rendering-defects',
  category: 'trustCredibility',
  title: text.title,
  why: text.why,
  measure: text.measure(SCALE.words()),
  weight: 5,
  group: 'tech',
  pageTypes: 'all',
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['design-look-46', 'first-impression-50ms', 'visual-complexity-tuch'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'defect' },
  needs: ['layout'],
  evaluate({ layout: { defects } }) {
    return measured(
      SCALE.at(defects.length),
      defects.length === 0 ? text.observed.none : text.observed.some({ defects: defects.map(named) }),
      defects.map(({ evidence }) => evidence),
      { certain: true },
    );
  },
  recommend(_outcome, { layout }) {
    const defects = layout.defects.slice(0, 6).map(named);
    return {
      title: text.advice.title({ first: defects[0] }),
      steps: defects.map((defect) => text.advice.step({ defect })),
      remedy: 'rendering-defects',
    };
  },
}));
