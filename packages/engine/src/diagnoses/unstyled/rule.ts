import { worse } from '../../ceilings/devices.ts';
import { defineDiagnosis, severityOfCeiling } from '../diagnosis.ts';
import { text } from './text.ts';

export const unstyled = defineDiagnosis(() => ({
  id: 'unstyled',
  question: 'works',
  category: 'trustCredibility',
  nature: 'defect',
  why: text.why,
  measure: text.measure,
  checks: [],
  ceilings: ['unstyled-page', 'collapsed-layout'],
  effort: 'days',
  impact: 'defect',
  evidence: ['stanford-errors'],
  needs: ['look', 'network'],
  judge({ look, network }, { ceilings }) {
    const bare = ceilings.find(({ ceiling }) => ceiling.id === 'unstyled-page');
    const page = worse(look, ({ browserTypeShare }) => browserTypeShare);
    if (bare === undefined || page === null) return null;
    const share = page.value;
    const failed = network.failures.find(
      ({ type, ownHost, refused }) => type === 'stylesheet' && ownHost && !refused,
    );
    const file = failed?.url.split('?')[0]?.split('/').at(-1);
    return {
      severity: severityOfCeiling(bare.severity),
      confidence: 1,
      certain: true,
      title: text.title({ share }),
      observed: [
        text.observed.font({ share }),
        file ? text.observed.failed({ file }) : '',
        text.observed.bare({ buttons: page.fact.styledButtons, fills: page.fact.fills }),
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
      evidence: [],
      steps: [...(file ? [text.step.failed({ file })] : []), text.step.theme, text.step.button],
    };
  },
}));
