import type { PartAuthorship } from '@liftmark/contract/analyst';
import type { CopyReport } from '@liftmark/contract/copy';
import type { ConversionReport, Recommendation } from '@liftmark/contract/report';
import type { CopyPart, PartRewrites, Rewrite } from '@liftmark/contract/rewrites';
import { inLanguageOf, reportLanguage } from '@liftmark/contract/translated';
import { z } from 'zod';
import type { CopyExample } from '../../../advise/advise.ts';
import { reworded } from '../../../advise/description.ts';
import { rewordedPatch, type WordedPart } from '../../../patches/reworded.ts';
import { REWRITTEN_CHECKS } from '../../built-in.ts';
import { text } from '../../part-rewrites.text.ts';
import { CANDIDATES, KEPT } from '../../part-rewrites.ts';
import { currentOf, lettersFor, type PlacedFacts, withRoom } from '../../rewrite-room.ts';
import { type Asking, ask, type Task } from '../asking.ts';
import { createAuthorshipCount } from '../grounding/authorship-count.ts';
import { checkRewrite } from '../grounding/check-rewrite.ts';
import { checkStatement } from '../grounding/check-statement.ts';
import type { CheckedText } from '../grounding/flaw.ts';
import type { SourceFacts } from '../grounding/source-facts.ts';
import { rewriteSchema } from '../grounding/statement.ts';
import { mask } from '../mask.ts';
import type { ModelInput } from '../model-input.ts';

const MAX_REASON = 240;
const MAX_COPY = 420;
const MAX_CANDIDATES = 4;

const candidateSchema = rewriteSchema.extend({ reason: z.string().min(1).max(MAX_REASON) });
const rewritesSchema = z.object({
  headlines: z.array(candidateSchema).max(MAX_CANDIDATES),
  subheadlines: z.array(candidateSchema).max(MAX_CANDIDATES),
  labels: z.array(candidateSchema).max(MAX_CANDIDATES),
  sections: z.array(candidateSchema.extend({ copy: z.string().min(1).max(MAX_COPY) })).max(MAX_CANDIDATES),
});
type Answer = z.infer<typeof rewritesSchema>;

const INSTRUCTIONS = `Write better words for the page in the page's own language, the one named in the material, and in its own voice: as formal, as personal and as plain as the page speaks now. Three candidates for each of the "places" in the material, each different in what it puts first. "headlines": main headlines that say what is offered, for whom and what one gets. "subheadlines": one sentence for the line below the headline. "labels": labels for the main button, at most five words, that say what happens next. "sections": a heading in "text" and one to three sentences in "copy" for the section whose heading the material names. Stay within "maxCharacters" of the place, and with "copy" within its "maxCopyCharacters", or the words break its layout. Use nothing but what the page says; where the page leaves out what the reader has to know, put a placeholder in square brackets, such as [number of customers]. Cite the words of the page that you used. "reason": one English sentence for the owner on why this candidate is better than the words of now. Leave out a place for which you have nothing better.`;

interface Place {
  part: CopyPart;
  current: string | null;
  maxCharacters: number | null;
  /** Of a section, for the copy below its heading. */
  maxCopyCharacters?: number | null;
}

export function rewritesTask(modelInput: ModelInput, report: ConversionReport): Task<Answer> {
  const { page } = modelInput;
  return {
    name: 'rewrites',
    instructions: INSTRUCTIONS,
    schema: rewritesSchema,
    modelInput: { page, places: placesIn(report) },
    maxOutputTokens: 4_000,
  };
}

/** What is rewritten, with the letters that it has room for; the section is the one that the built-in analyst chose. */
function placesIn({ facts, rewrites = [] }: ConversionReport): Place[] {
  const kept = facts as PlacedFacts;
  const section = rewrites.find(({ part }) => part === 'section')?.current ?? null;
  const parts: CopyPart[] = ['headline', 'subheadline', 'action', 'section'];
  return parts.flatMap((part): Place[] => {
    const current = part === 'section' ? section : currentOf(part, kept);
    if (part === 'section' && section === null) return [];
    const [maxCharacters = null, maxCopyCharacters = null] = lettersFor({ part, current }, kept);
    const place = { part, current: current && mask(current), maxCharacters };
    return [part === 'section' ? { ...place, maxCopyCharacters } : place];
  });
}

export interface ModelRewrites {
  rewrites: PartRewrites[];
  parts: PartAuthorship[];
}

/** The model's words that hold against the page and fit its layout. */
export async function writeRewrites(
  asking: Asking,
  modelInput: ModelInput,
  sourceFacts: SourceFacts,
  report: ConversionReport,
): Promise<ModelRewrites> {
  const { answer } = await ask(asking, rewritesTask(modelInput, report));
  return inLanguageOf(report, () => heldRewrites(answer, sourceFacts, report));
}

function heldRewrites(answer: Answer, sourceFacts: SourceFacts, report: ConversionReport): ModelRewrites {
  const authorshipCount = createAuthorshipCount('rewrites');
  const facts = report.facts as PlacedFacts;
  const places = placesIn(report);
  const section = report.rewrites?.find(({ part }) => part === 'section')?.current ?? null;
  const better = (part: CopyPart, given: readonly Candidate[]): PartRewrites[] => {
    const current = places.find((place) => place.part === part)?.current ?? null;
    const checked = given.flatMap((candidate) => {
      const said = checkedCopy(candidate, sourceFacts);
      const [copy] = authorshipCount.takeAll([said]);
      return copy === undefined ? [] : [{ text: copy, reason: reasonOf(candidate, copy, sourceFacts) }];
    });
    const shown = part === 'section' ? section : current;
    const fitting = withRoom({ part, current: shown, candidates: checked }, facts);
    const fresh = fitting.filter(({ text: said }) => said.toLowerCase() !== current?.toLowerCase());
    authorshipCount.withhold(checked.length - fresh.length);
    return fresh.length === 0 ? [] : [{ part, current, candidates: fresh }];
  };
  const rewrites = [
    ...better('headline', answer.headlines),
    ...better('subheadline', answer.subheadlines),
    ...better('action', answer.labels),
    ...better('section', places.some(({ part }) => part === 'section') ? answer.sections : []),
  ];
  return { rewrites, parts: [authorshipCount.authorship(rewrites.length > 0)] };
}

type Candidate = z.infer<typeof candidateSchema> & { copy?: string };

/** A section has a heading and copy, each of which has to hold. */
function checkedCopy({ copy, ...heading }: Candidate, sourceFacts: SourceFacts): CheckedText {
  const above = checkRewrite(heading, sourceFacts);
  if (copy === undefined || 'flaw' in above) return above;
  const below = checkRewrite({ text: copy, cites: heading.cites }, sourceFacts);
  return 'flaw' in below ? below : { text: `${above.text}\n${below.text}` };
}

/** The model's reason where it holds, which is in English; a candidate is worth offering without it. */
function reasonOf({ reason, cites }: Candidate, copy: string, sourceFacts: SourceFacts): string {
  if (reportLanguage() === 'en') {
    const checked = checkStatement({ text: reason, cites, quotes: [] }, sourceFacts, { kind: 'reason' });
    if ('text' in checked) return checked.text;
  }
  return copy.includes('[') ? text.blanks : text.fromPage;
}

/** The report with the model's words before its own, in its parts and in its advice. */
export function withRewrites(report: ConversionReport, { rewrites }: ModelRewrites): ConversionReport {
  const of = (part: CopyPart): CopyExample[] =>
    rewrites
      .filter((each) => each.part === part)
      .flatMap(({ current, candidates }) =>
        candidates.map(({ text: after, ...rest }) => ({ before: current, after, ...rest })),
      );
  return {
    ...report,
    rewrites: joined(rewrites, report.rewrites ?? [], KEPT),
    recommendations: report.recommendations.map((item) => {
      const own = Object.entries(REWRITTEN_CHECKS).flatMap(([part, checks]) =>
        item.checks.some((check) => checks.includes(check)) ? of(part as CopyPart) : [],
      );
      if (own.length === 0) return item;
      const better = reworded(item, { copyExamples: distinct([...own, ...item.copyExamples]) });
      return withFix(better, rewrites, report.facts as PlacedFacts);
    }),
  };
}

/** The recommendation with the words in its fix, too, except for a headline that says what the line below it says. */
function withFix(
  item: Recommendation,
  rewrites: readonly PartRewrites[],
  { subheadline }: PlacedFacts,
): Recommendation {
  const below = subheadline?.text.toLowerCase() ?? '';
  const parts = rewrites.flatMap(({ part, current, candidates }): WordedPart[] => {
    const words = candidates.map(({ text: said }) => said);
    if (part === 'section' || (current === null && part !== 'subheadline')) return [];
    const isFresh = (said: string) => part !== 'headline' || !below.includes(said.toLowerCase());
    return [{ part, before: current, candidates: words.filter(isFresh) }];
  });
  const { patch } = item;
  if (patch === undefined) return item;
  return {
    ...item,
    patch: parts.reduce((fix, part) => rewordedPatch(fix, part, item.checks), patch),
  };
}

function distinct(examples: readonly CopyExample[]): CopyExample[] {
  return [...new Map(examples.map((example) => [example.after, example])).values()].slice(0, CANDIDATES);
}

/** The candidates of both, the better ones first. */
function joined(
  better: readonly PartRewrites[],
  own: readonly PartRewrites[],
  limit: number,
): PartRewrites[] {
  const parts: CopyPart[] = ['headline', 'subheadline', 'action', 'section'];
  return parts.flatMap((part) => {
    const of = (rewrites: readonly PartRewrites[]) => rewrites.find((each) => each.part === part);
    const first = of(better) ?? of(own);
    if (first === undefined) return [];
    const all = [...(of(better)?.candidates ?? []), ...(of(own)?.candidates ?? [])];
    const isFirst = ({ text: said }: Rewrite, index: number) =>
      all.findIndex((each) => each.text.toLowerCase() === said.toLowerCase()) === index;
    return [{ ...first, candidates: all.filter(isFirst).slice(0, limit) }];
  });
}

/** A report that keeps the words for its own page, with the model's before them. */
export function withPrimaryRewrites<Report extends { rewrites?: PartRewrites[] | undefined }>(
  report: Report,
  { rewrites }: ModelRewrites,
): Report {
  return { ...report, rewrites: joined(rewrites, report.rewrites ?? [], KEPT) };
}

/** A copy report with the rewrites before its own. */
export function withBetterCopy(copy: CopyReport, { rewrites }: ModelRewrites): CopyReport {
  const { headline, callToActions } = copy.copyAnalysis;
  const of = (part: CopyPart) =>
    rewrites.find((each) => each.part === part)?.candidates.map(({ text: said }) => said) ?? [];
  const [first, ...others] = of('headline');
  const [label] = of('action');
  return {
    ...copy,
    copyAnalysis: {
      headline:
        first === undefined
          ? headline
          : { ...headline, rewriteExample: first, suggestions: [...others, headline.rewriteExample] },
      callToActions: callToActions.map((action) =>
        label !== undefined && action.rewriteExample !== null ? { ...action, rewriteExample: label } : action,
      ),
    },
    rewrites: joined(rewrites, copy.rewrites ?? [], CANDIDATES),
  };
}
