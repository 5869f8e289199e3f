import type { CopyReport } from '@liftmark/contract/copy';
import type { Question } from '@liftmark/contract/questions';
import type { ConversionReport, Evidence, Finding, Recommendation } from '@liftmark/contract/report';
import type { PartRewrites } from '@liftmark/contract/rewrites';
import { modelNotes } from '@liftmark/contract/suggestion-words';
import type { Level } from '@liftmark/contract/swot';
import { inLanguageOf, reportLanguage } from '@liftmark/contract/translated';
import { actionLabels } from '../analyst/action-labels.ts';
import { partRewrites } from '../analyst/part-rewrites.ts';
import type { Action } from '../facts/types/actions.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';
import { text } from './copy.text.ts';
import { sentence } from './swot-entries.ts';

const MAX_ACTIONS = 6;

/** Checks that better copy alone can fix. */
const COPY_CHECKS: ReadonlySet<string> = new Set([
  'main-headline',
  'headline-specificity',
  'first-screen-explanation',
  'title-headline-match',
  'hype-words',
  'primary-action-label',
  'scannable-copy',
  'reading-grade',
  'timely-reason',
  'deadline-precision',
  'expired-deadlines',
  'pressure-wording',
  'testimonial-attribution',
  'offer-contents',
  'trial-terms',
  'billing-terms',
  'gift-purpose',
  'claim-sources',
  'confirm-shaming',
  'template-remnants',
]);

/** Diagnoses that better copy alone can answer, whatever checks stand behind them. */
const COPY_DIAGNOSES: ReadonlySet<string> = new Set([
  'vague-headline',
  'offer-unexplained',
  'hidden-message',
  'weak-benefits',
  'vague-action-label',
  'template-leftovers',
  'language-quality',
  'contradictions',
  'doubtful-claims',
  'broken-promise',
  'thin-content',
  'too-much-text',
]);

/** The part of the page whose rewrite answers a diagnosis. */
const REWRITTEN: Partial<Record<string, PartRewrites['part']>> = {
  'vague-headline': 'headline',
  'offer-unexplained': 'subheadline',
  'vague-action-label': 'action',
};

const HEADLINE_CHECKS = ['main-headline', 'headline-specificity', 'title-headline-match', 'hype-words'];

/** The copy of a page beside better copy, from its report and the facts behind it. */
export function copyReport(report: ConversionReport, facts: PageFacts): CopyReport {
  return inLanguageOf(report, () => copyOf(report, facts));
}

function copyOf(report: ConversionReport, facts: PageFacts): CopyReport {
  const recommendations = report.recommendations.filter(
    ({ id, checks }) => COPY_DIAGNOSES.has(id) || checks.some((check) => COPY_CHECKS.has(check)),
  );
  const rewrites = partRewrites(facts);
  return {
    kind: 'copy',
    url: report.finalUrl,
    pageTitle: report.title,
    copyAnalysis: { headline: headlineOf(report, facts, rewrites), callToActions: actionsOf(report, facts) },
    priorityFixes: recommendations.flatMap((item) => fixesOf(item, rewrites)),
    overallRecommendations: recommendations.map((item) =>
      sentence([item.title, ...modelNotes(item), ...item.steps.slice(0, 1)]),
    ),
    rewrites,
    writtenIn: reportLanguage(),
    rubricVersion: report.rubricVersion,
  };
}

function headlineOf(
  { findings, recommendations }: ConversionReport,
  facts: PageFacts,
  rewrites: readonly PartRewrites[],
): CopyReport['copyAnalysis']['headline'] {
  const faults = faultsAt(facts.headline?.evidence, 'offer', recommendations);
  const candidates = rewrites.find(({ part }) => part === 'headline')?.candidates ?? [];
  const [first, ...others] = candidates.map(({ text: said }) => said);
  return {
    current: facts.headline?.text ?? null,
    issues: issuesOf(faults, findings, HEADLINE_CHECKS),
    rewriteExample: first ?? '',
    suggestions: others,
  };
}

function actionsOf(
  { findings, recommendations }: ConversionReport,
  facts: PageFacts,
): CopyReport['copyAnalysis']['callToActions'] {
  const better = actionLabels(facts)[0]?.after ?? null;
  const primary = facts.primaryAction?.text.toLowerCase();
  const told = issueOf(findings, 'primary-action-label');
  // The main action can be a plain link, which isn't among the buttons.
  const actions = [...(facts.primaryAction ? [facts.primaryAction] : []), ...facts.actions];
  const distinct = new Map<string, Action>();
  for (const action of actions) {
    const key = action.text.toLowerCase();
    if (!distinct.has(key)) distinct.set(key, action);
  }
  const shown = [...distinct].slice(0, MAX_ACTIONS);
  const isAmiss = ([key, action]: (typeof shown)[number]) =>
    isVague(action) || (key === primary && told.length > 0);
  // The better label fits one action; only the owner knows what the others open.
  const rewritten = shown.find((entry) => entry[0] === primary && isAmiss(entry)) ?? shown.find(isAmiss);
  return shown.map((entry) => {
    const [key, action] = entry;
    const faults = faultsAt(action.evidence, 'action', recommendations);
    const said = issuesOf(faults, findings, key === primary ? ['primary-action-label'] : []);
    const issues = [...(isVague(action) ? [text.vagueLabel] : []), ...said];
    return {
      location: text.regions[action.region],
      current: action.text,
      rewriteExample: entry === rewritten ? better : null,
      priority: issues.length === 0 ? 'low' : key === primary ? 'high' : 'medium',
      issues,
    };
  });
}

function isVague({ label }: Action): boolean {
  return label === 'generic' || label === 'nameless';
}

/** The advice on a visitor's question that shows a place of the page as its evidence. */
function faultsAt(
  place: Evidence | undefined,
  about: Question,
  recommendations: readonly Recommendation[],
): Recommendation[] {
  return recommendations.filter(
    ({ question, evidence }) => question === about && evidence.some(({ node }) => node === place?.node),
  );
}

/** What the advice says, then the failing checks that it doesn't answer. */
function issuesOf(
  faults: readonly Recommendation[],
  findings: readonly Finding[],
  checks: readonly string[],
): string[] {
  const answered = new Set(faults.flatMap((fault) => fault.checks));
  const rest = checks.filter((check) => !answered.has(check));
  return [...faults.map(({ observed }) => observed), ...rest.flatMap((check) => issueOf(findings, check))];
}

function issueOf(findings: readonly Finding[], check: string): string[] {
  const finding = findings.find((candidate) => candidate.check === check);
  return finding && (finding.outcome === 'fail' || finding.outcome === 'partial') ? [finding.observed] : [];
}

/** Copy to paste: the advice's own, or else the page's own words for the part that the advice is about. */
function fixesOf(item: Recommendation, rewrites: readonly PartRewrites[]): CopyReport['priorityFixes'] {
  const { id, title, type, why, copyExamples } = item;
  const [example] = copyExamples;
  const part = rewrites.find((each) => each.part === REWRITTEN[id]);
  const [candidate] = part?.candidates ?? [];
  const current = example ? example.before : (part?.current ?? null);
  const suggested = example?.after ?? candidate?.text;
  if (suggested === undefined) return [];
  const reasoning = sentence([...modelNotes(item), why]);
  return [{ element: title, impact: IMPACTS[type], current, suggested, reasoning }];
}

const IMPACTS: Record<Recommendation['type'], Level> = {
  critical: 'high',
  improve: 'high',
  optimize: 'medium',
  other: 'low',
};
