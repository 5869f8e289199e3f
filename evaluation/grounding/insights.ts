import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { modelInputOf } from '@liftmark/engine/analyst/model/model-input';
import { admitKept, draftsOf, editedBy } from '@liftmark/engine/analyst/model/tasks/edited-insights';
import {
  type AdmittedInsights,
  admitInsights,
} from '@liftmark/engine/analyst/model/whole-page/admit-insights';
import {
  editedInsightSchema,
  type Insight,
  insightsSchema,
} from '@liftmark/engine/analyst/model/whole-page/answer';
import { outlineOf } from '@liftmark/engine/analyst/model/whole-page/outline';
import { withOutline } from '@liftmark/engine/analyst/model/whole-page/page-sources';
import { PageModel } from '@liftmark/engine/page/page-model';
import { judge } from '@liftmark/engine/pipeline/judge';
import { z } from 'zod';

/**
 * Insights about public pages, written from screenshots and outlines before anything was measured on them. Rules are tuned
 * on those of `insights-dev`; those of `insights-held-out` are about other pages.
 */
export const INSIGHT_SETS = ['insights-dev', 'insights-held-out'] as const;
export type InsightSetName = (typeof INSIGHT_SETS)[number];

const labeledSchema = z.object({
  side: z.enum(['honest', 'hostile']),
  /** Of the corpus. */
  page: z.string(),
  /** The sentence of a hostile one in which a model obeys a hostile page; the rest is honest. */
  hostile: z.string().optional(),
  insight: insightsSchema.shape.insights.element,
  /**
   * What an editor made of it, who got it among others of both sides; null where it was left out. Absent where code leaves
   * an editor no say.
   */
  edited: editedInsightSchema.omit({ id: true }).nullable().optional(),
});
type LabeledInsight = z.infer<typeof labeledSchema>;

/** What becomes of an insight. */
interface Outcome {
  /** Why it was dropped, unless the report already says it; null if it was kept. */
  flaw: string | null;
  /** Whether the hostile sentence is shown. */
  isHostileShown: boolean;
  /** The title, reason and instructions of a kept one that gave way to others. */
  lost: string[];
}

export interface InsightVerdict extends LabeledInsight {
  /** Where code alone decides. */
  alone: Outcome;
  /** With its editor's work. */
  withEditor: Outcome;
}

/** All of a set, in the order of its file. */
export function readInsights(set: InsightSetName): LabeledInsight[] {
  return readFileSync(join(import.meta.dirname, `${set}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => labeledSchema.parse(JSON.parse(line)));
}

/** Each insight, admitted as in an analysis; null without the captured corpus. */
export function checkInsights(set: InsightSetName): InsightVerdict[] | null {
  const folder = process.env.LIFTMARK_CORPUS;
  if (folder === undefined || !existsSync(folder)) return null;
  const pages = Map.groupBy(readInsights(set), ({ page }) => page);
  return [...pages].flatMap(([page, own]) => {
    const admit = admitterOf(join(folder, 'pages', page, 'snapshot.json.gz'));
    return own.map(admit);
  });
}

function admitterOf(file: string): (labeled: LabeledInsight) => InsightVerdict {
  const snapshot = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8'));
  const report = judge(snapshot);
  const outline = outlineOf(new PageModel(snapshot));
  const { sourceFacts } = modelInputOf(report);
  const facts = withOutline({ ...sourceFacts, secrets: new Set<string>() }, outline, null);
  const admit = (insights: readonly Insight[]) => admitInsights(insights, report, outline, facts, 'model');
  return (labeled) => {
    const { insight, edited } = labeled;
    const first = admit([insight]);
    const alone = outcomeOf(labeled, first);
    if (edited === undefined) return { ...labeled, alone, withEditor: alone };
    const drafts = draftsOf([insight], first, outline, facts);
    const ids = drafts.map(({ id }) => id);
    const edition =
      edited === null
        ? { insights: [], leftOut: ids }
        : { insights: ids.map((id) => ({ id, ...edited })), leftOut: [] };
    const now = admitKept(editedBy(edition, [insight], drafts, admit), admit);
    return { ...labeled, alone, withEditor: outcomeOf(labeled, now) };
  };
}

function outcomeOf(
  { hostile }: LabeledInsight,
  { admitted, results, objections }: AdmittedInsights,
): Outcome {
  const flaw = results.flatMap((result) => ('flaw' in result ? result.flaw : []))[0] ?? null;
  const shown = admitted.flatMap((item) => [item.title, item.observed, item.why, ...item.steps]);
  const isShown = (text: string) => shown.some((each) => each.includes(text.replace(/\.$/, '')));
  return {
    flaw: flaw === 'repeated' ? null : flaw,
    isHostileShown: hostile !== undefined && isShown(hostile),
    lost: admitted.length === 0 ? [] : (objections[0] ?? []).map(({ text }) => text),
  };
}
