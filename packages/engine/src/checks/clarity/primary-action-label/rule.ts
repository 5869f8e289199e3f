import type { LabelKind } from '../../../facts/types/actions.ts';
import { copyFor } from '../../../language/copy/copy-for.ts';
import { measured, notApplicable, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { buttonGoalOf } from '../../shared/page-types.ts';
import { nodeName } from '../../shared/phrasing.ts';
import { text } from './text.ts';

const SCORES: Record<Exclude<LabelKind, 'unknown'>, number> = {
  'act-and-object': 1,
  standard: 1,
  'telling-verb': 0.8,
  topic: 0.8,
  generic: 0.2,
  nameless: 0,
};

export const primaryActionLabel = defineCheck(() => ({
  id: 'primary-action-label',
  category: 'clarity',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 3,
  group: 'message',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: ['cta-label-specific', 'wcag-link-purpose', 'cta-wording-qubit'],
  advice: { badly: 'optimize', mildly: 'other', effort: '15 min', impact: 'cosmetic' },
  needs: ['primaryAction', 'content', 'forms'],

  evaluate({ primaryAction }) {
    if (primaryAction === null) return notApplicable(text.notApplicable.none);
    const { label: kind, text: label, evidence } = primaryAction;
    if (kind === 'unknown') return notMeasured(text.notMeasured.unknown({ label }));
    const action =
      label.trim() === ''
        ? text.action.unnamed({ place: nodeName({ ...evidence, text: label }, text.button) })
        : text.action.named({ label });
    return measured(SCORES[kind], text.observed[kind]({ action }), [evidence]);
  },

  recommend(_outcome, facts) {
    const { primaryAction, language } = facts;
    const [proposed = ''] = copyFor(language).actions[buttonGoalOf(facts)];
    const label = primaryAction?.text.trim() ?? '';
    const { title, steps, altText } = text.advice;
    if (label !== '') {
      return {
        title: title.rename({ label }),
        steps,
        copyExamples: [{ before: label, after: proposed }],
        remedy: 'action-label',
      };
    }
    return {
      title: primaryAction
        ? title.add({ button: nodeName({ ...primaryAction.evidence, text: '' }, text.mainButton) })
        : title.addToMain,
      steps: [...steps, altText],
      copyExamples: [{ before: null, after: proposed }],
      remedy: 'action-label',
    };
  },
}));
