import type { FormFact } from '../../../facts/types/forms.ts';
import { hasScheme } from '../../../page/address.ts';
import { some } from '../../cases.ts';
import { defineCheck } from '../../define-check.ts';
import { text } from './text.ts';

function insecureForms(forms: readonly FormFact[]): FormFact[] {
  return forms.filter(({ route }) => route.target !== null && hasScheme(route.target, 'http'));
}

function targetsOf(forms: readonly FormFact[]): string[] {
  return forms.map(({ route }) => route.target ?? '');
}

export const secureConnection = defineCheck(() => ({
  id: 'secure-connection',
  category: 'trustCredibility',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 5,
  group: 'tech',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'yes' },
  measuresArrival: true,
  evidence: ['https-not-secure'],
  advice: { badly: 'critical', mildly: 'optimize', effort: 'hours', impact: 'none' },
  needs: ['trust', 'forms', 'network'],
  cases: ({ when, otherwise, notApplicable }) => [
    notApplicable(({ trust }) => !trust.publicHost, text.notApplicable.privateHost),
    when(
      0,
      text.how.open,
      ({ trust, document }) => !trust.https && { address: document.url },
      text.observed.page,
      { searched: text.searched, certain: true },
    ),
    when(
      0,
      text.how.open,
      ({ forms }) => some(insecureForms(forms)),
      ({ items }) => text.observed.form({ targets: targetsOf(items) }),
      { certain: true },
    ),
    when(
      0.7,
      text.how.files,
      ({ network: { mixedContent: addresses } }) => addresses.length > 0 && { addresses },
      text.observed.files,
    ),
    otherwise(1, text.how.secure, (_, { forms }) => text.observed.secure({ hasForms: forms.length > 0 })),
  ],
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
}));
