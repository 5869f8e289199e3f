import { judgedPageType, type PageType } from '@liftmark/contract/page-types';
import type { Ask } from '../../facts/types/actions.ts';
import { buttonsOf } from '../asks.ts';
import { defineDiagnosis, distinctNodes, ledByCheck, type Problem, severityOfChecks } from '../diagnosis.ts';
import { text } from './text.ts';

/** Teasers of articles and products all say the same, and the title beside them says where they lead. */
const TEASERS: ReadonlySet<PageType> = new Set(['article', 'ecommerce-category']);
const MIN_REPEATS = 4;
/** A vague label costs less than a missing button. */
const MILDER = 0.6;
const SEVERITY = { same: 1, perButton: 0.05, most: 1.4 };

export const vagueActionLabel = defineDiagnosis(() => ({
  id: 'vague-action-label',
  question: 'action',
  category: 'clarity',
  nature: 'weakness',
  why: text.why,
  measure: text.measure,
  checks: ['primary-action-label'],
  ceilings: [],
  effort: '15 min',
  impact: 'default',
  evidence: ['cta-button-style'],
  needs: ['asks', 'forms', 'primaryAction'],
  judge(facts, found) {
    const same = TEASERS.has(judgedPageType(facts.pageType)) ? [] : sameButtons(buttonsOf(facts));
    if (same.length >= MIN_REPEATS) return repeated(same);
    const problem = ledByCheck(found, MILDER * severityOfChecks(found));
    // The form above it says what "Send" does.
    return problem && { ...problem, slight: facts.primaryAction?.shape === 'submit' };
  },
}));

/** The largest group of buttons that lead to more reading in the same words. */
function sameButtons(buttons: readonly Ask[]): Ask[] {
  const reading = buttons.filter(
    ({ kind, label, depth }) =>
      kind === 'read' && (label === 'generic' || label === 'unknown') && depth.desktop !== null,
  );
  const groups = [...Map.groupBy(reading, ({ key }) => key).values()];
  return groups.reduce<Ask[]>((most, group) => (group.length > most.length ? group : most), []);
}

function repeated(same: readonly Ask[]): Problem {
  const label = same[0]?.text ?? '';
  return {
    severity: Math.min(SEVERITY.most, SEVERITY.same + SEVERITY.perButton * (same.length - MIN_REPEATS)),
    confidence: 0.9,
    certain: true,
    // The card around each button says where it leads.
    slight: true,
    evidence: distinctNodes(same.map(({ evidence }) => evidence)),
    ...text.same({ label, count: same.length }),
  };
}
