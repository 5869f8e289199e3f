import { CATEGORIES, CATEGORY_LABELS } from '@liftmark/contract/categories';
import { labelOf } from '@liftmark/contract/check-labels';
import type { Methodology } from '@liftmark/contract/methodology';
import type { ConversionReport, Recommendation } from '@liftmark/contract/report';
import type { AnyReport } from '@liftmark/contract/report-view';
import { ceilingWords } from '@liftmark/contract/score-words';
import { modelNotes, suggestionText, titleWithAuthor } from '@liftmark/contract/suggestion-words';
import type { Suggestion } from '@liftmark/contract/suggestions';
import type { SwotReport } from '@liftmark/contract/swot';
import { lowerFirst } from '../checks/shared/phrasing.ts';
import { stopped } from '../language/punctuation.ts';
import { citedBy } from './citations.ts';
import { text as wording } from './passages.text.ts';

const { titles } = wording;

/** A piece of a report or of the methodology that can answer a question. */
export interface Passage {
  /** What it is about; counts for more than its text when a question is matched. */
  title: string;
  text: string;
  /** Id of the finding or recommendation that it is about; null if it is about none. */
  check: string | null;
  /** How much it counts among passages that match equally well. */
  weight: number;
}

/** Everything that a report says, in pieces. */
export function reportPassages(report: AnyReport): Passage[] {
  switch (report.kind) {
    case 'conversion':
      return conversionPassages(report);
    case 'competitor':
      return [
        passage(titles.comparison, report.insights.summary),
        ...report.insights.recommendations.map((text) => passage(titles.competitors, text)),
        ...suggestionPassages(report.suggestions),
        ...CATEGORIES.map((category) =>
          passage(CATEGORY_LABELS[category], report.primary.categoryInsights[category]),
        ),
      ];
    case 'swot':
      return swotPassages(report);
    case 'copy':
      return [
        ...report.priorityFixes.map(({ element, suggested, reasoning }) =>
          passage(titles.copy({ element }), `${better(suggested)} ${reasoning}`),
        ),
        passage(
          titles.headline,
          [...report.copyAnalysis.headline.issues, better(report.copyAnalysis.headline.rewriteExample)].join(
            ' ',
          ),
        ),
        ...report.copyAnalysis.callToActions.map(({ location, current, rewriteExample, issues }) =>
          passage(
            titles.button({ label: current, location }),
            [...issues, ...(rewriteExample ? [better(rewriteExample)] : [])].join(' '),
          ),
        ),
        ...report.overallRecommendations.map((text) => passage(titles.copyAdvice, text)),
        ...suggestionPassages(report.suggestions),
      ];
    default:
      return report satisfies never;
  }
}

function swotPassages(report: SwotReport): Passage[] {
  return [
    ...report.strengths.map(({ title, description, findings }) =>
      passage(titles.strength({ title }), description, findings[0]),
    ),
    ...report.weaknesses.map(({ title, description, suggestion, findings }) =>
      passage(titles.weakness({ title }), `${description} ${suggestion}`, findings[0]),
    ),
    ...report.opportunities.map(({ title, description, actionable, findings }) =>
      passage(titles.opportunity({ title }), `${description} ${actionable}`, findings[0]),
    ),
    ...report.threats.map(({ title, description, mitigation, findings }) =>
      passage(titles.threat({ title }), `${description} ${mitigation}`, findings[0]),
    ),
    ...(report.threats.length === 0 ? [passage(titles.threats, wording.noThreats)] : []),
    ...suggestionPassages(report.suggestions),
  ];
}

function suggestionPassages(suggestions: readonly Suggestion[] = []): Passage[] {
  return suggestions.map((suggestion) => passage(titleWithAuthor(suggestion), suggestionText(suggestion)));
}

function conversionPassages(report: ConversionReport): Passage[] {
  const advised = new Set(report.recommendations.flatMap(({ checks }) => checks));
  return [
    passage(titles.summary, report.summary),
    ...(report.ceilings ?? []).map((ceiling) => ({
      ...passage(titles.ceiling({ title: lowerFirst(ceiling.title) }), ceilingWords(ceiling)),
      weight: 1.2,
    })),
    ...CATEGORIES.map((category) =>
      passage(titles.category({ category: CATEGORY_LABELS[category] }), report.categoryInsights[category]),
    ),
    ...report.recommendations.map(advice),
    ...report.findings
      .filter(({ check }) => !advised.has(check))
      .map(({ check, title, observed }) => ({
        ...passage(
          title === labelOf(check) ? title : titles.finding({ label: labelOf(check), title }),
          observed,
          check,
        ),
        weight: 0.8,
      })),
  ];
}

function advice(item: Recommendation): Passage {
  const { title, observed, reason, why, steps, copyExamples, checks } = item;
  const example = copyExamples[0];
  const copy = example ? wording.example({ copy: example.after }) : '';
  const parts = [
    ...modelNotes(item).map(stopped),
    observed,
    reason ?? '',
    why,
    steps.slice(0, 3).join(' '),
    copy,
  ];
  const labels = checks.map(labelOf).join(', ');
  return {
    title: labels === '' ? title : titles.advice({ title, checks: labels }),
    text: parts.filter((part) => part !== '').join(' '),
    check: citedBy(item),
    weight: item.place === 'housekeeping' ? 1 : 1.2,
  };
}

/** How scores are made, and what every check measures. */
export function methodPassages({ checks, ceilings, scoring, omissions }: Methodology): Passage[] {
  return [
    {
      ...passage(titles.method, wording.method({ passes: scoring.passes, fails: scoring.fails })),
      weight: 0.7,
    },
    ...checks.map(({ label, measure, why }) => ({
      ...passage(titles.measure({ check: label.toLowerCase() }), `${measure} ${why}`),
      weight: 0.45,
    })),
    ...ceilings.map(({ title, measure }) => ({
      ...passage(titles.ceilingRule({ title: lowerFirst(title) }), measure),
      weight: 0.45,
    })),
    ...omissions.map(({ title, reason }) => ({
      ...passage(titles.notChecked({ title }), reason),
      weight: 0.5,
    })),
  ];
}

function better(suggestion: string): string {
  return wording.better({ suggestion });
}

function passage(title: string, text: string, check: string | null = null): Passage {
  return { title, text: text.replaceAll('\n', ' '), check, weight: 1 };
}
