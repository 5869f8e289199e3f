import { judgedPageType, PAGE_TYPE_LABELS, type PageType } from '@liftmark/contract/page-types';
import type { Finding } from '@liftmark/contract/report';
import { isUntold } from '../checks/run-checks.ts';
import { lowerFirst, percent } from '../checks/shared/phrasing.ts';
import type { AnalystInput } from './analyst.ts';
import { comparedWithMessage } from './message-insights.ts';
import { text } from './page-type-insights.text.ts';
import { questions } from './visitor-questions.text.ts';
import { VISITOR_QUESTIONS } from './visitor-questions.ts';

/** The page type, how the page matches the ad if there is one, then what visitors of such a page ask and how this page answers: one line per check. */
export function pageTypeInsights({ facts, findings }: AnalystInput): string[] {
  const type = judgedPageType(facts.pageType);
  return [recognition(facts, type), ...comparedWithMessage(facts), ...answers(type, findings)];
}

function recognition(facts: AnalystInput['facts'], type: PageType): string {
  const recognized = facts.pageType;
  if (recognized.chosen) return text.chosen({ type: labelOf(type) });
  if (isUntold(facts)) return text.unread;
  if (type === 'other' && recognized.type === 'other') return text.other;
  const certainty = percent(recognized.confidence);
  return type === recognized.type
    ? text.recognized({ type: labelOf(type), certainty })
    : text.uncertain({ nearest: labelOf(recognized.type), certainty });
}

function labelOf(type: PageType): string {
  return lowerFirst(PAGE_TYPE_LABELS[type]);
}

function answers(type: PageType, findings: readonly Finding[]): string[] {
  return VISITOR_QUESTIONS[type].flatMap(({ asked, check }) => {
    const finding = findings.find((candidate) => candidate.check === check);
    if (!finding || finding.score === null) return [];
    const verdict = text.verdicts[verdictOn(finding)];
    return [text.answer({ question: questions[asked], verdict, observed: finding.observed })];
  });
}

/** A question stays unanswered where nothing was found, even if that costs few points. */
function verdictOn({ outcome, evidence }: Finding): keyof typeof text.verdicts {
  if (outcome === 'partial') return evidence.length === 0 ? 'fail' : 'partial';
  return outcome === 'pass' ? 'pass' : 'fail';
}
