import type { PartAuthorship } from '@liftmark/contract/analyst';
import type { CompetitorReport } from '@liftmark/contract/competitor';
import type { ConversionReport } from '@liftmark/contract/report';
import type { Suggestion } from '@liftmark/contract/suggestions';
import type { z } from 'zod';
import { type Asking, ask, type Task } from '../asking.ts';
import { createAuthorshipCount } from '../grounding/authorship-count.ts';
import { checkStatement } from '../grounding/check-statement.ts';
import type { CheckedText } from '../grounding/flaw.ts';
import type { SourceFacts } from '../grounding/source-facts.ts';
import { mask } from '../mask.ts';
import { modelInputOf } from '../model-input.ts';
import { checkAdvice, type Dropped, subjectOf } from '../whole-page/admit-insights.ts';
import { comparedInsightsSchema } from '../whole-page/answer.ts';
import { deniesFinding } from '../whole-page/denied-findings.ts';
import { outlineWithin } from '../whole-page/material.ts';
import type { OutlineNode } from '../whole-page/outline.ts';
import { placesOf, quotingOnly, withOutline, withPremise } from '../whole-page/page-sources.ts';
import { repeats } from '../whole-page/same-problem.ts';
import { PREFIXES } from './comparison.ts';
import type { GivenSuggestions } from './insights.ts';
import { type SaidAlready, saidInComparison } from './said-already.ts';

type Answer = z.infer<typeof comparedInsightsSchema>;
type ComparedInsight = Answer['insights'][number];

export const COMPARED_INSIGHT_INSTRUCTIONS = `Read all pages as a conversion consultant of the first one, whose ids begin with "own/". The material has an outline of what visitors of each page see, what code measured there, and what the report already says. "insights": up to four things that one of the other pages does for its visitors, that the first page lacks, and that "said" doesn't name, the most worthwhile first; fewer or none where there are fewer. "other": the page that does it. "theirs": what that page shows, and "yours": what the first page shows in its place or lacks. Each of the two is an observation of one or two sentences about its own page alone, has "nodes" in place of "cites", the ids of that page's outline where it can be seen, the place where something is missing included, and repeats the page's exact words, which it puts in “double quotes”, in "quotes". "title": an instruction of at most nine words for the first page. "question": the question of a visitor that stays open there. "why": one sentence on what that does to visitors, without figures. "fix": one to four instructions for the first page that a colleague can follow, without the other page's name, figures and copy. Leave out what a measured finding denies.`;

const MAX_OUTPUT_TOKENS = 4_000;
/** The outlines of all pages together, in characters. */
const LONGEST_OUTLINES = 48_000;

/** A page of the comparison, as its statements are checked. */
interface Side {
  key: (typeof PREFIXES)[number];
  report: ConversionReport;
  outline: readonly OutlineNode[];
  facts: SourceFacts;
}

/** What is the same for all pages. */
type Given = Pick<SourceFacts, 'secrets' | 'secondLook'>;

interface Outlined {
  report: ConversionReport;
  outline: readonly OutlineNode[];
}

/** What a model would take over from the other pages, each with nodes of both. */
export async function compareInsights(
  asking: Asking,
  comparison: CompetitorReport,
  pages: readonly Outlined[],
  given: Given,
): Promise<GivenSuggestions> {
  const said = saidInComparison(comparison);
  const { answer } = await ask(asking, taskOf(pages, said));
  const [own, ...others] = pages.slice(0, PREFIXES.length).map((page, index) => sideOf(page, index, given));
  const count = createAuthorshipCount('page-insights');
  const suggestions: Suggestion[] = [];
  const results = answer.insights.map((insight): CheckedText => {
    const other = others.find(({ key }) => key === insight.other);
    if (!own || !other) return { flaw: 'unknown-id' };
    const found = admit(insight, own, other, asking.model.name);
    if ('flaw' in found) return found;
    const before = [...said, ...suggestions.map(asSaid)];
    if (before.some((each) => repeats(asSaid(found), each))) return { flaw: 'repeated' };
    suggestions.push(found);
    return { text: found.title };
  });
  count.takeAll(results);
  const parts: PartAuthorship[] = [count.authorship(results.length === 0 || suggestions.length > 0)];
  return { suggestions, parts };
}

function taskOf(pages: readonly Outlined[], said: readonly SaidAlready[]): Task<Answer> {
  const room = LONGEST_OUTLINES / Math.max(1, pages.length);
  return {
    name: 'compared-insights',
    instructions: COMPARED_INSIGHT_INSTRUCTIONS,
    schema: comparedInsightsSchema,
    modelInput: {
      pages: pages.slice(0, PREFIXES.length).map(({ report, outline }, index) => {
        const { page, findings } = modelInputOf(report).modelInput;
        const key = PREFIXES[index];
        const nodes = outline.map((node) => ({ ...node, id: `${key}/${node.id}` }));
        return {
          key,
          page: { title: page.title, type: page.type, language: page.language },
          outline: outlineWithin(nodes, room),
          findings: findings.map(({ id, outcome, title }) => ({ id, outcome, title })),
        };
      }),
      said: said.map(({ title, observed }) => mask(`${title} ${observed}`)),
    },
    maxOutputTokens: MAX_OUTPUT_TOKENS,
  };
}

function sideOf({ report, outline }: Outlined, index: number, given: Given): Side {
  const { sourceFacts } = modelInputOf(report);
  return {
    key: PREFIXES[index] ?? 'own',
    report,
    outline,
    facts: withOutline({ ...sourceFacts, ...given }, outline, null),
  };
}

function admit(
  { question, title, yours, theirs, why, fix }: ComparedInsight,
  own: Side,
  other: Side,
  model: string,
): Suggestion | Dropped {
  const [here, there] = [observe(yours, own), observe(theirs, other)];
  if ('flaw' in here) return here;
  if ('flaw' in there) return there;
  const resting = withPremise(own.facts, [subjectOf(own.report), here.text, there.text].join('\n'));
  const cites = here.places.map(({ id }) => id);
  const { advice } = checkAdvice({ cites, question, title, why, fix }, resting);
  if ('flaw' in advice) return advice;
  const { fix: steps, ...said } = advice;
  const shown = (side: 'yours' | 'theirs', places: readonly OutlineNode[]) =>
    places.map(({ text }) => ({ side, text }));
  return {
    ...{ suggestedBy: model, question, ...said, steps, problem: here.text },
    theirs: { name: other.report.title, text: there.text },
    evidence: [...shown('yours', here.places), ...shown('theirs', there.places)],
  };
}

/** What is said of one page, held against that page alone. */
function observe(
  { text, nodes, quotes }: ComparedInsight['yours'],
  { key, report, outline, facts }: Side,
): { text: string; places: OutlineNode[] } | Dropped {
  const own = nodes.map((id) => (id.startsWith(`${key}/`) ? id.slice(key.length + 1) : ''));
  const places = placesOf({ nodes: own, text, quotes }, outline, facts);
  if (places === null) return { flaw: 'unknown-id' };
  if (deniesFinding({ title: '', problem: text }, report)) return { flaw: 'contradiction' };
  const seen = checkStatement(
    { text, cites: places.map(({ id }) => id), quotes },
    withPremise(quotingOnly(facts, places), subjectOf(report)),
    { kind: 'observation' },
  );
  return 'flaw' in seen ? seen : { text: seen.text, places };
}

function asSaid({ title, problem, theirs }: Suggestion): SaidAlready {
  return { title, observed: `${problem} ${theirs?.text ?? ''}` };
}
