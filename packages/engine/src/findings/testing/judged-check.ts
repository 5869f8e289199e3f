import type { Effort, Evidence, RecommendationType } from '@liftmark/contract/report';
import { type Advice, type Check, measured } from '../../checks/check.ts';
import { defineCheck } from '../../checks/define-check.ts';
import type { Judged } from '../judged.ts';

interface Given {
  id?: string;
  score?: number;
  weight?: number;
  points?: number;
  effort?: Effort;
  badly?: RecommendationType;
  mildly?: RecommendationType;
  pageTypes?: Check['pageTypes'];
  certain?: boolean;
  /** Node that the finding is about; null for none. */
  node?: number | null;
  remedy?: string;
  advice?: Partial<Advice>;
  observed?: string;
}

/** A judged check with hand-made weight, score and advice. */
export function judgedCheck(given: Given = {}): Judged {
  const { id = 'text-size', score = 0.2, weight = 5, effort = '15 min', node = null } = given;
  const observed = given.observed ?? `Seen by ${id}.`;
  const check = defineCheck(() => ({
    id,
    category: 'clarity',
    title: { passes: `${id} passes`, fails: `${id} fails` },
    why: `Why ${id} matters.`,
    measure: 'by hand',
    weight,
    group: 'tech',
    pageTypes: given.pageTypes ?? 'all',
    measurable: { static: 'yes', withoutWordList: 'yes' },
    evidence: ['above-fold-attention'],
    advice: {
      badly: given.badly ?? 'improve',
      mildly: given.mildly ?? 'optimize',
      effort,
      impact: 'default',
    },
    needs: [],
    evaluate: () => measured(score, observed),
    recommend: () => ({
      title: `Change what ${id} saw`,
      steps: [`Do what ${id} asks.`],
      remedy: given.remedy ?? id,
      ...given.advice,
    }),
  }));
  const evidence = node === null ? [] : [evidenceAt(node)];
  return {
    check,
    weight,
    points: given.points ?? weight * (1 - score),
    outcome: { kind: 'measured', score, observed, evidence, certain: given.certain ?? false },
  };
}

export function evidenceAt(node: number): Evidence {
  const box = { x: 10, y: 20, width: 100, height: 30 };
  return { node, selector: `#node-${node}`, text: `node ${node}`, boxes: { desktop: box, mobile: null } };
}
