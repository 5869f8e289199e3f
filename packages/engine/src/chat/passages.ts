import { CATEGORIES, CATEGORY_LABELS } from '@liftmark/contract/categories';
import type { Methodology } from '@liftmark/contract/methodology';
import type { ConversionReport, Recommendation } from '@liftmark/contract/report';
import type { AnyReport } from '@liftmark/contract/report-view';
import { ceilingWords } from '@liftmark/contract/score-words';
import { lowerFirst } from '../checks/phrasing.ts';
import { labelOf } from '../score/findings.ts';

/** A piece of a report or of the methodology that can answer a question. */
export interface Passage {
  /** What it is about, which weighs more than its text when a question is matched. */
  title: string;
  text: string;
  /** Id of the finding that it rests on; null for what is no finding. */
  check: string | null;
  /** How much it counts where several match alike. */
  weight: number;
}

/** Everything that a report tells, in pieces. */
export function reportPassages(report: AnyReport): Passage[] {
  switch (report.kind) {
    case 'conversion':
      return conversionPassages(report);
    case 'competitor':
      return [
        passage('Comparison with competitors', report.insights.summary),
        ...report.insights.recommendations.map((text) => passage('What competitors do better', text)),
        ...CATEGORIES.map((category) =>
          passage(CATEGORY_LABELS[category], report.primary.categoryInsights[category]),
        ),
      ];
    case 'swot':
      return [
        ...report.strengths.map(({ title, description, findings }) =>
          passage(`Strength: ${title}`, description, findings[0]),
        ),
        ...report.weaknesses.map(({ title, description, suggestion, findings }) =>
          passage(`Weakness: ${title}`, `${description} ${suggestion}`, findings[0]),
        ),
        ...report.opportunities.map(({ title, description, actionable, findings }) =>
          passage(`Opportunity: ${title}`, `${description} ${actionable}`, findings[0]),
        ),
        ...report.threats.map(({ title, description, mitigation, findings }) =>
          passage(`Threat: ${title}`, `${description} ${mitigation}`, findings[0]),
        ),
      ];
    case 'copy':
      return [
        ...report.priorityFixes.map(({ element, suggested, reasoning }) =>
          passage(`Copy: ${element}`, `Better: “${suggested}”. ${reasoning}`),
        ),
        passage(
          'Headline',
          `${report.copyAnalysis.headline.issues.join(' ')} Better: “${report.copyAnalysis.headline.rewriteExample}”.`,
        ),
        ...report.copyAnalysis.callToActions.map(({ location, current, rewriteExample, issues }) =>
          passage(
            `Button “${current}” (${location})`,
            `${issues.join(' ')}${rewriteExample ? ` Better: “${rewriteExample}”.` : ''}`,
          ),
        ),
        ...report.overallRecommendations.map((text) => passage('Copy recommendation', text)),
      ];
    default:
      return report satisfies never;
  }
}

function conversionPassages(report: ConversionReport): Passage[] {
  const advised = new Set(report.recommendations.flatMap(({ checks }) => checks));
  return [
    passage('Summary of the report', report.summary),
    ...(report.ceilings ?? []).map((ceiling) => ({
      ...passage(`Ceiling of the score: ${lowerFirst(ceiling.title)}`, ceilingWords(ceiling)),
      weight: 1.2,
    })),
    ...CATEGORIES.map((category) =>
      passage(`${CATEGORY_LABELS[category]} score`, report.categoryInsights[category]),
    ),
    ...report.recommendations.map(advice),
    ...report.findings
      .filter(({ check }) => !advised.has(check))
      .map(({ check, title, observed }) => ({
        ...passage(title === labelOf(check) ? title : `${labelOf(check)}: ${title}`, observed, check),
        weight: 0.8,
      })),
  ];
}

function advice({ title, observed, why, steps, copyExamples, checks }: Recommendation): Passage {
  const example = copyExamples[0];
  const better = example ? `For example: “${example.after}”.` : '';
  const text = [observed, why, steps.slice(0, 3).join(' '), better].filter((part) => part !== '').join(' ');
  const labels = checks.map(labelOf).join(', ');
  return { title: `${title} (${labels})`, text, check: checks[0] ?? null, weight: 1.2 };
}

/** How scores are made, and what every check measures. */
export function methodPassages({ checks, ceilings, scoring, omissions }: Methodology): Passage[] {
  return [
    {
      ...passage(
        'How the score is calculated',
        `Each check gives a score from 0 to 1 with a weight; the weighted mean of a category's checks, on a scale fitted to people's ratings, is its score, and the Liftmark Score is the rounded mean of the category scores. A ceiling holds all of it down where a page is broken in kind. A check passes from ${scoring.passes} on and fails below ${scoring.fails}. What doesn't apply is left out; what couldn't be measured makes the score a range.`,
      ),
      weight: 0.7,
    },
    ...checks.map(({ label, measure, why }) => ({
      ...passage(`How we measure ${label.toLowerCase()}`, `${measure} ${why}`),
      weight: 0.45,
    })),
    ...ceilings.map(({ title, measure }) => ({
      ...passage(`Ceiling: ${lowerFirst(title)}`, measure),
      weight: 0.45,
    })),
    ...omissions.map(({ title, reason }) => ({ ...passage(`Not checked: ${title}`, reason), weight: 0.5 })),
  ];
}

function passage(title: string, text: string, check: string | null = null): Passage {
  return { title, text, check, weight: 1 };
}
