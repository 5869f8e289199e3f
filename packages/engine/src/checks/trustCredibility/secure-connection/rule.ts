import type { FormFact } from '../../../facts/types/forms.ts';
import { measured, notApplicable } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { text } from './text.ts';

function insecureForms(forms: readonly FormFact[]): FormFact[] {
  return forms.filter(({ route }) => route.target !== null && /^http:/i.test(route.target));
}

function targetsOf(forms: readonly FormFact[]): string[] {
  return forms.map(({ route }) => route.target ?? '');
}

export const secureConnection = defineCheck({
  id: 'secure-connection',
  category: 'trustCredibility',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 5,
  group: 'tech',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'yes' },
  evidence: ['https-not-secure'],
  advice: { badly: 'critical', mildly: 'optimize', effort: 'hours', impact: 'none' },
  needs: ['trust', 'forms', 'network'],
  evaluate({ trust, forms, network: { mixedContent }, document }) {
    if (!trust.publicHost) return notApplicable(text.notApplicable.privateHost);
    if (!trust.https) {
      return measured(0, text.observed.page({ address: document.url }), [], {
        searched: text.searched,
        certain: true,
      });
    }
    const leaking = insecureForms(forms);
    if (leaking.length > 0) {
      return measured(
        0,
        text.observed.form({ targets: targetsOf(leaking) }),
        leaking.map(({ evidence }) => evidence),
        { certain: true },
      );
    }
    return mixedContent.length > 0
      ? measured(0.7, text.observed.files({ addresses: mixedContent }))
      : measured(1, text.observed.secure({ hasForms: forms.length > 0 }));
  },
  recommend(_outcome, { trust, forms, network, document }) {
    const { page, form, files } = text.advice;
    const remedy = 'secure-connection';
    const leaking = insecureForms(forms);
    if (!trust.https) {
      return {
        title: page.title({ host: new URL(document.url).host }),
        steps: page.steps({ address: document.url }),
        remedy,
      };
    }
    if (leaking.length > 0) {
      return {
        title: form.title({ submit: leaking[0]?.submit?.text }),
        steps: form.steps({ targets: targetsOf(leaking) }),
        remedy,
      };
    }
    return { title: files.title, steps: files.steps({ addresses: network.mixedContent }), remedy };
  },
});
