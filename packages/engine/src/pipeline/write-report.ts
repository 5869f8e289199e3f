import { judgedPageType } from '@liftmark/contract/page-types';
import type { ConversionReport } from '@liftmark/contract/report';
import { reportLanguage } from '@liftmark/contract/translated';
import { actionPlanOf } from '../advise/action-plan.ts';
import { recommendationOf } from '../advise/advise.ts';
import type { Words } from '../analyst/analyst.ts';
import { keptRewrites } from '../analyst/part-rewrites.ts';
import { type PageSnapshot, VIEWPORTS, type ViewportName } from '../capture/snapshot.ts';
import { reportedSources } from '../evidence/sources.ts';
import { inLanguagesOf } from '../facts/document/language.ts';
import { dataWithoutChatMarkup } from '../language/chat-markup.ts';
import { patchFor } from '../patches/patch-for.ts';
import { RUBRIC_VERSION } from '../score/rubric.ts';
import { standingOf } from '../score/standing.ts';
import { text as capturedWith } from './captured-with.text.ts';
import { languageWarnings } from './language-warning.ts';
import { reportedFacts } from './reported-facts.ts';
import type { ScoredPage } from './score-page.ts';

export interface ReportParts {
  words: Words;
  author: ConversionReport['analyst'];
  /** Milliseconds that the capture took; 0 for a stored page. */
  captureMs: number;
  /** `performance.now()` when the writing began. */
  beganAt: number;
}

/**
 * The report as it is printed and stored. Texts are complete only here, so chat markup split across parts is removed
 * here.
 */
export function writeReport(scored: ScoredPage, parts: ReportParts): ConversionReport {
  return inLanguagesOf(scored.page, () => written(scored, parts));
}

function written(scored: ScoredPage, parts: ReportParts): ConversionReport {
  const { snapshot, facts, findings, card, worth } = scored;
  const { words, author } = parts;
  const rewrites = keptRewrites(facts);
  const recommendations = recommendationsOf(scored, words, rewrites);
  const { chosen, type, confidence } = facts.pageType;
  return dataWithoutChatMarkup<ConversionReport>({
    kind: 'conversion',
    url: snapshot.url,
    finalUrl: snapshot.finalUrl,
    title: facts.document.title || facts.headline?.text || snapshot.finalUrl,
    mode: snapshot.mode,
    capturedAt: snapshot.capturedAt,
    overall: card.overall,
    scores: card.scores,
    coverage: card.coverage,
    scoreLines: card.scoreLines,
    ceilings: card.ceilings,
    together: worth.together,
    standing: standingOf(card.overall.percent, judgedPageType(facts.pageType)),
    findings,
    recommendations,
    summary: words.summary,
    categoryInsights: words.categoryInsights,
    actionPlan: actionPlanOf(recommendations),
    pageType: { type, confidence, chosen },
    pageTypeInsights: words.pageTypeInsights,
    ...(facts.told.message !== null && { message: facts.told.message }),
    examplePageUrl: null,
    language: facts.language,
    facts: reportedFacts(facts),
    sources: reportedSources(citedSources(findings, recommendations)),
    screenshots: {
      desktop: snapshot.desktop?.screenshot ?? null,
      mobile: snapshot.mobile?.screenshot ?? null,
    },
    viewports: { desktop: screenOf(snapshot, 'desktop'), mobile: screenOf(snapshot, 'mobile') },
    writtenIn: reportLanguage(),
    rubricVersion: RUBRIC_VERSION,
    analyst: author,
    timings: timingsOf(scored, parts),
    warnings: [
      ...(snapshot.capturedWith === 'extension' ? [capturedWith.extension] : []),
      ...snapshot.warnings,
      ...languageWarnings(facts),
    ],
    ...(snapshot.capturedWith === 'extension' && { capturedWith: snapshot.capturedWith }),
    rewrites,
  });
}

/** The changes in words, each with what it's worth and, where it is concrete, as a patch. */
function recommendationsOf(
  { page, facts, plan, worth }: ScoredPage,
  words: Words,
  rewrites: ReturnType<typeof keptRewrites>,
): ConversionReport['recommendations'] {
  return plan.map((change) => {
    const recommendation = {
      ...recommendationOf(change, words.rewrites),
      scoreOnceFixed: worth.alone.get(change.id) ?? null,
    };
    const patch = patchFor({ page, facts, recommendation, rewrites });
    return patch === null ? recommendation : { ...recommendation, patch };
  });
}

/** The viewport in CSS pixels of the page; the device's default if the page wasn't seen on it. */
function screenOf(snapshot: PageSnapshot, device: ViewportName): { width: number; height: number } {
  const { width, height } = snapshot[device]?.viewport ?? VIEWPORTS[device];
  return { width, height };
}

function citedSources(
  findings: ConversionReport['findings'],
  recommendations: ConversionReport['recommendations'],
): Set<string> {
  return new Set([
    ...findings.flatMap(({ sources }) => sources),
    ...recommendations.flatMap(({ sources, impact }) => [...sources, ...impact.sources]),
  ]);
}

function timingsOf(
  { timings }: ScoredPage,
  { captureMs, beganAt }: ReportParts,
): ConversionReport['timings'] {
  const adviseMs = timings.planMs + performance.now() - beganAt;
  const { observeMs, checkMs } = timings;
  const totalMs = captureMs + observeMs + checkMs + adviseMs;
  return {
    captureMs: tenths(captureMs),
    observeMs: tenths(observeMs),
    checkMs: tenths(checkMs),
    adviseMs: tenths(adviseMs),
    totalMs: tenths(totalMs),
  };
}

function tenths(ms: number): number {
  return Math.round(ms * 10) / 10;
}
