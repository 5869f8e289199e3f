import { judgedPageType, PAGE_TYPE_LABELS, type PageType } from '@liftmark/contract/page-types';
import type { Finding } from '@liftmark/contract/report';
import { percent } from '../checks/phrasing.ts';
import { isUntold } from '../checks/run-checks.ts';
import type { Material } from './analyst.ts';
import { VISITOR_QUESTIONS } from './visitor-questions.ts';

/**
 * What visitors of this kind of page ask before they act, and what this page answers: each line rests on
 * the finding of a check.
 */
export function pageTypeInsights({ facts, findings }: Material): string[] {
  const type = judgedPageType(facts.pageType);
  return [recognition(facts, type), ...answers(type, findings)];
}

function recognition(facts: Material['facts'], type: PageType): string {
  const recognized = facts.pageType;
  const label = PAGE_TYPE_LABELS[type].toLowerCase();
  if (recognized.chosen) return `Judged as the page type that you chose: ${label}.`;
  if (isUntold(facts)) {
    return 'What kind of page this is could not be told, because its words could not be read. It was judged without the checks of a single type; choose the type to include them.';
  }
  if (type === 'other' && recognized.type === 'other') {
    return 'This page shows the signs of none of the page types that have checks of their own, so it was judged by those that hold for every page. Choose a type to add its checks.';
  }
  if (type === recognized.type) {
    return `Read as: ${label} (${percent(recognized.confidence)} certain). Checks that matter more to such pages weigh more.`;
  }
  return `What kind of page this is could not be told with enough certainty (nearest: ${PAGE_TYPE_LABELS[recognized.type].toLowerCase()}, ${percent(recognized.confidence)}). It was judged without the checks of a single type; choose the type to include them.`;
}

function answers(type: PageType, findings: readonly Finding[]): string[] {
  return VISITOR_QUESTIONS[type].flatMap(({ question, check }) => {
    const finding = findings.find((candidate) => candidate.check === check);
    if (!finding || finding.score === null) return [];
    return [`“${question}” ${ANSWERS[outcomeOf(finding)]}: ${finding.observed}`];
  });
}

const ANSWERS = { pass: 'Answered', partial: 'Answered in part', fail: 'Not answered' };

/** What was not found answers nothing, however little its lack costs. */
function outcomeOf({ outcome, evidence }: Finding): keyof typeof ANSWERS {
  if (outcome === 'partial') return evidence.length === 0 ? 'fail' : 'partial';
  return outcome === 'pass' ? 'pass' : 'fail';
}
