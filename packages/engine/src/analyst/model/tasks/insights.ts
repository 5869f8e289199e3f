import type { PartAuthorship } from '@liftmark/contract/analyst';
import { QUESTION_LABELS, QUESTIONS } from '@liftmark/contract/questions';
import type { ConversionReport } from '@liftmark/contract/report';
import type { Suggestion } from '@liftmark/contract/suggestions';
import type { z } from 'zod';
import type { WholePage } from '../../analyst.ts';
import { type Asking, ask, type Task } from '../asking.ts';
import { createAuthorshipCount } from '../grounding/authorship-count.ts';
import type { SourceFacts } from '../grounding/source-facts.ts';
import type { ModelInput } from '../model-input.ts';
import { type AdmittedInsight, admitInsights } from '../whole-page/admit-insights.ts';
import { insightsSchema } from '../whole-page/answer.ts';
import {
  isDefect,
  type Judgments,
  judgmentsOf,
  NO_JUDGMENTS,
  reasonsOf,
  worstOf,
} from '../whole-page/judgments.ts';
import { type Focus, type Reading, readingOf } from '../whole-page/material.ts';
import { withOutline, withoutOwnWords } from '../whole-page/page-sources.ts';
import { repeats } from '../whole-page/same-problem.ts';
import type { Admitted } from '../whole-page/with-insights.ts';
import { admitEdited } from './edited-insights.ts';
import type { SaidAlready } from './said-already.ts';

const MAX_OUTPUT_TOKENS = 5_000;

const INSTRUCTIONS = `Read the whole page as a conversion consultant who was hired for it. The material has an outline of what visitors see, screenshots of both devices where you can see pictures, what is known of the visit, what code measured, and the recommendations that code gives.
Look at the pictures of both devices first, from the top down, as a visitor who has never heard of the business, then read the outline. Before you look at the recommendations, decide which five problems keep most visitors from acting. The plain ones weigh most, those that an owner would see within a minute: what is on offer, for whom, where or at what price stays unsaid; nothing shows the thing itself, or the picture shows another; no one vouches for it; the button is missing above the fold, drowned among others, or does not say what happens; something covers the page, overlaps, is cut off, empty or broken, in the header and menu too; text cannot be read on its background; the look is homemade, crowded or bare. Then come those that rules miss: a promise that the rest of the page does not keep, text that contradicts itself, the wrong proof, a missing answer to an obvious question. A detail further down weighs less than what is missing at the top. Leave out what these visitors do not miss, such as praise from customers for a free tool, a photo of paperwork, or a bigger button where the page has one that works.
"insights": these five in order, the worst first, and a sixth where it is as serious; fewer where there are fewer. Each is about one problem at one place, and has "nodes" in place of "cites": "nodes" are the ids of the outline where it shows, the place where something is missing included. "recommendation": the id of the recommendation that names the same problem, right or in part, which your words then replace; null where none does, and where the recommendation misreads the page or asks for something else. "title": an instruction of at most nine words. "problem": what is wrong, one or two sentences in which every statement can be seen at those nodes, with their exact words in “double quotes” and in "quotes". "why": one sentence on what that does to this page's visitors, without figures. "fix": one to four instructions that a colleague can follow. Title and instructions begin with a verb and name the part of the page, such as headline, button, section, picture or quote. A passed finding was measured: leave out a problem that it denies. The page was read on the day in "capturedOn": a later date is still to come. Where "focus" is "copy", name only problems of the page's words. "question": the visitor's question that stays open: ${QUESTIONS.map((question) => `${question} (${QUESTION_LABELS[question]})`).join(', ')}. "severity": serious where visitors leave or distrust the page, moderate where they hesitate, minor otherwise. "change": the fix as one change that can be tried on the page, or null where the owner has to decide or write more. "node" and "beside" are among "nodes". "set-text" replaces the words of the node with "text", in the language of the page, which claims nothing that the page does not and has placeholders in [brackets] for what only the owner knows; "remove" takes the node away; "move" puts it "before" or "after" the node in "beside"; "trust-line" and "price-line" put a line "before" or "after" the node, with words that the page says elsewhere, letter by letter, in "text". Set each field that a change doesn't need to null.
"judgments": what you think of the given recommendations that no insight replaces. "not-for-this-page" where the advice misreads this page or makes no sense for it and its visitors, so that following it would waste the owner's time, with one sentence why in "reason" and in "quotes" the page's exact words that show it; "merge" with "into" where two are the same thing; leave out what you would keep.`;

function insightsTask({ material, tiles }: Reading): Task<z.infer<typeof insightsSchema>> {
  return {
    name: 'page-insights',
    instructions: INSTRUCTIONS,
    schema: insightsSchema,
    modelInput: material,
    pictures: tiles,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
  };
}

/** The instructions, which no answer may repeat. */
export const INSIGHT_INSTRUCTIONS = INSTRUCTIONS;

export interface GivenInsights {
  admitted: Admitted[];
  judgments: Judgments;
  parts: PartAuthorship[];
}

export async function findInsights(
  asking: Asking,
  report: ConversionReport,
  modelInput: ModelInput,
  sourceFacts: SourceFacts,
  page: WholePage,
): Promise<GivenInsights> {
  const read = await readPage(asking, report, modelInput, sourceFacts, page, null);
  const { insights, judgments, results } = read;
  const count = createAuthorshipCount('page-insights');
  count.takeAll(results);
  const isShown = results.length === 0 || results.some((result) => 'text' in result);
  return {
    admitted: insights.admitted.flatMap(({ replaces, ...item }) => (replaces === null ? [item] : [])),
    judgments: { ...judgments, reworded: rewordedBy(insights.admitted) },
    parts: [count.authorship(isShown)],
  };
}

/**
 * The insights on the page of a report of another kind, which has no recommendations of its own to put them among, and
 * the judgments of the page's recommendations, whose order it follows.
 */
export async function findSuggestions(
  asking: Asking,
  report: ConversionReport,
  modelInput: ModelInput,
  sourceFacts: SourceFacts,
  page: WholePage,
  { said, focus }: { said: readonly SaidAlready[]; focus: Focus | null },
): Promise<JudgedSuggestions> {
  const read = await readPage(asking, report, modelInput, sourceFacts, page, focus);
  const { admitted } = read.insights;
  const { judgments, results } = read;
  const isSaid = (item: SaidAlready) => said.some((other) => repeats(item, other));
  const replaced = (item: AdmittedInsight) =>
    report.recommendations.find(({ id }) => id === item.replaces) ?? item;
  const count = createAuthorshipCount('page-insights');
  count.takeAll(results);
  const fresh = admitted.filter((item) => !isSaid(item) && !isSaid(replaced(item)));
  count.withhold(admitted.length - fresh.length);
  const suggestions = fresh.toSorted((a, b) => b.priority - a.priority).map(suggestionOf);
  const isShown =
    results.length === 0 || suggestions.length > 0 || judgments.unfit.size + judgments.merged.size > 0;
  return { suggestions, judgments, parts: [count.authorship(isShown)] };
}

export interface GivenSuggestions {
  suggestions: Suggestion[];
  parts: PartAuthorship[];
}

/** Suggestions with what the model thinks of the page's recommendations. */
export interface JudgedSuggestions extends GivenSuggestions {
  judgments: Judgments;
}

async function readPage(
  asking: Asking,
  report: ConversionReport,
  modelInput: ModelInput,
  sourceFacts: SourceFacts,
  page: WholePage,
  focus: Focus | null,
) {
  const limits = { tokens: asking.budget.limit, answerTokens: MAX_OUTPUT_TOKENS, focus };
  const reading = await readingOf(report, modelInput, page, limits);
  const { answer } = await ask(asking, insightsTask(reading));
  const facts = withOutline(sourceFacts, page.outline, reading.material.visit.message);
  const { name } = asking.model;
  // What is said again of advice that doesn't fit is said in its place.
  const unfit = new Set(
    answer.judgments.flatMap(({ id, verdict }) => (verdict === 'not-for-this-page' ? id : [])),
  );
  const fitting = report.recommendations.filter((item) => !unfit.has(item.id) || isDefect(item));
  const own = withoutOwnWords(facts, report);
  const reasons = reasonsOf(answer.judgments, report, own);
  const { insights, readReasons } = await admitEdited(
    asking,
    { insights: answer.insights, reasons },
    page.outline,
    own,
    (written, against) =>
      admitInsights(written, { ...report, recommendations: fitting }, page.outline, against, name),
  );
  const { judgments, results } = judgmentsOf(answer.judgments, report, own, name, readReasons);
  return {
    insights,
    judgments: { ...NO_JUDGMENTS, ...judgments, worst: worstOf(insights.named, judgments) },
    results: [...insights.results, ...results],
  };
}

function rewordedBy(admitted: readonly AdmittedInsight[]): Judgments['reworded'] {
  return new Map(
    admitted.flatMap(({ replaces, title, observed, why, steps, evidence, suggestedBy }) =>
      replaces === null
        ? []
        : [[replaces, { title, observed, why, steps, evidence, wordedBy: suggestedBy }] as const],
    ),
  );
}

function suggestionOf(insight: AdmittedInsight): Suggestion {
  const { suggestedBy, question, title, observed, why, steps, evidence } = insight;
  return {
    ...{ suggestedBy, question, title, problem: observed, theirs: null, why, steps },
    evidence: evidence.map(({ text }) => ({ side: 'yours', text })),
  };
}
