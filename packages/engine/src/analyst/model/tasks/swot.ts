import { OPEN_PIECES } from '@liftmark/contract/analysis';
import type { PartAuthorship } from '@liftmark/contract/analyst';
import type { SwotReport } from '@liftmark/contract/swot';
import { z } from 'zod';
import { type Asking, ask, type Task } from '../asking.ts';
import { createAuthorshipCount } from '../grounding/authorship-count.ts';
import { checkStatement } from '../grounding/check-statement.ts';
import { type SourceFacts, withOwnTexts, withWords } from '../grounding/source-facts.ts';
import { statementSchema } from '../grounding/statement.ts';
import { mask } from '../mask.ts';
import type { ModelInput } from '../model-input.ts';

const swotSchema = z.object({
  entries: z
    .array(
      z.object({
        id: z.string().max(20),
        description: statementSchema,
        /** What to do; null for a strength. */
        action: statementSchema.nullable(),
      }),
    )
    .max(24),
});

const INSTRUCTIONS = `Reword the entries of the analysis of strengths, weaknesses, opportunities and threats. Quadrants, titles and order stay. "description": an observation, in one or two sentences: what was seen on this page and what it means for its visitors. "action": a proposal, in one sentence: what to do about it; null for a strength. Each text cites the findings of its entry. Leave out an entry that you cannot improve.`;

interface Entry {
  id: string;
  quadrant: 'strengths' | 'weaknesses' | 'opportunities' | 'threats';
  title: string;
  description: string;
  action: string | null;
  findings: string[];
}

/** Entries that one request is about, and the only ones that its answer may reword. */
export interface SwotRequest {
  entries: readonly Entry[];
  task: Task<z.infer<typeof swotSchema>>;
}

/** Open entries never share a request with locked ones, which the model could repeat in them. */
export function swotRequests(swot: SwotReport, { page, findings }: ModelInput): SwotRequest[] {
  const all = entriesOf(swot);
  const open = openOf(all);
  const batches = [[...open], all.filter((entry) => !open.has(entry))];
  return batches
    .filter((entries) => entries.length > 0)
    .map((entries) => {
      const cited = new Set(entries.flatMap((entry) => entry.findings));
      const task = {
        name: 'swot',
        instructions: INSTRUCTIONS,
        schema: swotSchema,
        modelInput: {
          page: { ...page, words: page.words.slice(0, 16) },
          findings: findings.filter(({ id }) => cited.has(id)),
          entries,
        },
        maxOutputTokens: 5_000,
      };
      return { entries, task };
    });
}

/** What every reader sees. */
function openOf(entries: readonly Entry[]): ReadonlySet<Entry> {
  return new Set([...entries.filter(isStrength), ...entries.filter(isWeakness).slice(0, OPEN_PIECES)]);
}

function isStrength({ quadrant }: Entry): boolean {
  return quadrant === 'strengths';
}

function isWeakness({ quadrant }: Entry): boolean {
  return quadrant === 'weaknesses';
}

/** New texts by entry; null if none holds. */
type EntryTexts = ReadonlyMap<string, { description: string | null; action: string | null }>;

export async function rewordSwot(
  asking: Asking,
  { entries, task }: SwotRequest,
  sourceFacts: SourceFacts,
): Promise<{ texts: EntryTexts; parts: PartAuthorship[] }> {
  const { answer } = await ask(asking, task);
  const authorshipCount = createAuthorshipCount('swot');
  const texts = new Map<string, { description: string | null; action: string | null }>();
  for (const { id, description, action } of answer.entries) {
    const entry = entries.find((each) => each.id === id);
    const own = withEntry(sourceFacts, entry);
    const isShown = entry !== undefined && !texts.has(id);
    const said = authorshipCount.take(checkStatement(description, own, { kind: 'observation' }));
    const advised = action && authorshipCount.take(checkStatement(action, own, { kind: 'proposal' }));
    // A strength has no action.
    const shown = { description: said, action: entry?.action === null ? null : advised };
    const held = [said, advised].filter((text) => text !== null).length;
    const used = isShown ? [shown.description, shown.action].filter((text) => text !== null).length : 0;
    authorshipCount.withhold(held - used);
    if (isShown) texts.set(id, shown);
  }
  const reworded = [...texts.values()].some(({ description, action }) => description ?? action);
  return { texts, parts: [authorshipCount.authorship(reworded)] };
}

export function entriesOf(swot: SwotReport): Entry[] {
  const entry = (
    quadrant: Entry['quadrant'],
    index: number,
    from: SwotReport[Entry['quadrant']][number],
  ): Entry => ({
    id: `${quadrant}-${index + 1}`,
    quadrant,
    title: mask(from.title),
    description: mask(from.description),
    action: null,
    findings: from.findings,
  });
  return [
    ...swot.strengths.map((each, index) => entry('strengths', index, each)),
    ...swot.weaknesses.map((each, index) => ({
      ...entry('weaknesses', index, each),
      action: mask(each.suggestion),
    })),
    ...swot.opportunities.map((each, index) => ({
      ...entry('opportunities', index, each),
      action: mask(each.actionable),
    })),
    ...swot.threats.map((each, index) => ({
      ...entry('threats', index, each),
      action: mask(each.mitigation),
    })),
  ];
}

/** An entry may cite only its own findings, and may repeat what code said about them. */
export function withEntry(sourceFacts: SourceFacts, entry: Entry | undefined): SourceFacts {
  if (entry === undefined) return { ...sourceFacts, sources: new Map() };
  const said = [entry.title, entry.description, entry.action ?? ''];
  const words = [...sourceFacts.sources].filter(([, { outcome }]) => outcome === null);
  const findings = entry.findings.map((id) => {
    const source = sourceFacts.sources.get(id) ?? { id, text: '', outcome: null, category: null };
    return [id, withWords(source, said)] as const;
  });
  return { ...withOwnTexts(sourceFacts, said), sources: new Map([...words, ...findings]) };
}

/**
 * The texts of one order of the entries for another order. An entry whose own words changed keeps those, and so does one
 * that every reader sees now, as its text was written beside locked ones.
 */
export function reordered(texts: EntryTexts, before: SwotReport, after: SwotReport): EntryTexts {
  const [given, now] = [entriesOf(before), entriesOf(after)];
  const [wasOpen, isOpen] = [openOf(given), openOf(now)];
  const keyOf = ({ quadrant, title, description, action }: Entry) =>
    JSON.stringify([quadrant, title, description, action]);
  const byKey = new Map(given.map((entry) => [keyOf(entry), entry]));
  return new Map(
    now.flatMap((entry) => {
      const old = byKey.get(keyOf(entry));
      const said = old && texts.get(old.id);
      return said && (wasOpen.has(old) || !isOpen.has(entry)) ? [[entry.id, said]] : [];
    }),
  );
}

/** The analysis with the texts in it. */
export function withTexts(swot: SwotReport, texts: EntryTexts): SwotReport {
  const of = (quadrant: Entry['quadrant'], index: number) => texts.get(`${quadrant}-${index + 1}`);
  return {
    ...swot,
    strengths: swot.strengths.map((entry, index) => ({
      ...entry,
      description: of('strengths', index)?.description ?? entry.description,
    })),
    weaknesses: swot.weaknesses.map((entry, index) => ({
      ...entry,
      description: of('weaknesses', index)?.description ?? entry.description,
      suggestion: of('weaknesses', index)?.action ?? entry.suggestion,
    })),
    opportunities: swot.opportunities.map((entry, index) => ({
      ...entry,
      description: of('opportunities', index)?.description ?? entry.description,
      actionable: of('opportunities', index)?.action ?? entry.actionable,
    })),
    threats: swot.threats.map((entry, index) => ({
      ...entry,
      description: of('threats', index)?.description ?? entry.description,
      mitigation: of('threats', index)?.action ?? entry.mitigation,
    })),
  };
}
