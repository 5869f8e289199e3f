import type { ReportResults } from '@liftmark/contract/analysis';
import { boxSchema } from '@liftmark/contract/pictures';
import { QUESTION_LABELS, QUESTIONS } from '@liftmark/contract/questions';
import {
  categorySchema,
  type Evidence,
  effortSchema,
  placeSchema,
  type Recommendation,
  recommendationTypeSchema,
} from '@liftmark/contract/report';
import { rewriteNote } from '@liftmark/contract/rewrites';
import type { TrackRecords } from '@liftmark/contract/track-record';
import { trackRecordWords } from '@liftmark/contract/track-record-words';
import { z } from 'zod';
import { pageWords, sentence, tagged } from '../page-text.ts';
import { text } from '../text.ts';

const { print } = text;

const MOST = { steps: 6, examples: 3, evidence: 3, ids: 8 };

export const placeOnPageSchema = z.object({
  pageText: z.string(),
  selector: z.string(),
  desktop: boxSchema.nullable(),
  mobile: boxSchema.nullable(),
});
type PlaceOnPage = z.infer<typeof placeOnPageSchema>;

export const diagnosisSchema = z.object({
  id: z.string(),
  title: z.string(),
  place: placeSchema,
  /** The visitor's question that it answers. */
  question: z.enum(QUESTIONS).nullable(),
  type: recommendationTypeSchema,
  /** The model that suggested it; null where code found it. */
  suggestedBy: z.string().nullable(),
  /** What became of the same advice before; null if it was never followed. */
  trackRecord: z.string().nullable(),
  /** Null where the plan of the account doesn't include them. */
  details: z
    .object({
      category: categorySchema,
      effort: effortSchema,
      observed: z.string(),
      reason: z.string().nullable(),
      why: z.string(),
      steps: z.array(z.string()),
      copyExamples: z.array(
        z.object({ pageText: z.string().nullable(), after: z.string(), reason: z.string().nullable() }),
      ),
      impact: z.string(),
      /** Whether get_fix has a patch for it. */
      hasFix: z.boolean(),
      onPage: z.array(placeOnPageSchema),
      checks: z.array(z.string()),
      sources: z.array(z.string()),
    })
    .nullable(),
});
export type DiagnosisAnswer = z.infer<typeof diagnosisSchema>;

export function diagnosisOf(
  item: ReportResults['recommendations'][number],
  trackRecords: TrackRecords = {},
): DiagnosisAnswer {
  return {
    id: item.id,
    title: sentence(item.title),
    place: item.place ?? 'also',
    question: item.question ?? null,
    type: item.type,
    suggestedBy: item.suggestedBy ?? null,
    trackRecord: trackRecordWords(trackRecords[item.id]),
    details: 'locked' in item ? null : detailsOf(item),
  };
}

function detailsOf(item: Recommendation): NonNullable<DiagnosisAnswer['details']> {
  return {
    category: item.category,
    effort: item.effort,
    observed: sentence(item.observed),
    reason: item.reason ? sentence(item.reason) : null,
    why: sentence(item.why),
    steps: item.steps.slice(0, MOST.steps).map((step) => sentence(step)),
    copyExamples: item.copyExamples.slice(0, MOST.examples).map((example) => ({
      pageText: example.before === null ? null : pageWords(example.before),
      after: sentence(example.after),
      reason: sentence(rewriteNote(example)) || null,
    })),
    impact: sentence(item.impact.text),
    hasFix: item.patch !== undefined,
    onPage: placesOnPage(item.evidence),
    checks: item.checks.slice(0, MOST.ids),
    sources: item.sources.slice(0, MOST.ids),
  };
}

/** Where on the page the first pieces of evidence are. */
export function placesOnPage(evidence: readonly Evidence[]): PlaceOnPage[] {
  return evidence.slice(0, MOST.evidence).map(({ text, selector, boxes }) => ({
    pageText: pageWords(text),
    selector: pageWords(selector),
    desktop: boxes.desktop,
    mobile: boxes.mobile,
  }));
}

export function printedDiagnosis(diagnosis: DiagnosisAnswer): string {
  const { id, title, question, trackRecord, details } = diagnosis;
  const heading = `### ${title} (${id})`;
  if (details === null) return `${heading}\n${print.isLocked}`;
  const lines = [
    heading,
    question !== null && QUESTION_LABELS[question],
    `${print.observed}: ${details.observed}`,
    `${print.why}: ${[details.reason, details.why].filter(Boolean).join(' ')}`,
    `${print.steps}: ${details.steps.map((step, index) => `${index + 1}. ${step}`).join(' ')}`,
    ...details.copyExamples.map(({ pageText, after, reason }) => {
      const replaced = pageText === null ? '' : ` (${print.replaces} ${tagged(pageText)})`;
      return `${print.example}: “${after}”${replaced}${reason === null ? '' : ` ${reason}`}`;
    }),
    `${print.impact}: ${details.impact} (${details.effort})`,
    trackRecord !== null && `${print.trackRecord}: ${trackRecord}`,
    ...printedPlaces(details.onPage),
    details.hasFix && print.hasFix({ id }),
    `${print.checks}: ${details.checks.join(', ')}`,
  ];
  return lines.filter((line) => line !== false).join('\n');
}

export function printedPlaces(places: readonly PlaceOnPage[]): string[] {
  return places.map(({ pageText, selector }) => `${print.where}: ${tagged(selector)} ${tagged(pageText)}`);
}
