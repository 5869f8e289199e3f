import { z } from 'zod';
import { type AnalyzeUrlResponse, analyzeUrlRequestSchema, pageHintsSchema } from './analysis.ts';
import { type AnalyzeCompetitorResponse, analyzeCompetitorRequestSchema } from './competitor.ts';
import { type AnalyzeCopyResponse, analyzeCopyRequestSchema } from './copy.ts';
import { analyzeManualRequestSchema } from './manual.ts';
import { type AnalyzeSwotResponse, analyzeSwotRequestSchema } from './swot.ts';
import { MAX_UPLOAD_BYTES, UPLOAD_EXTENSIONS, UPLOAD_SENTENCES } from './uploads.ts';

/** The fields besides the file of `POST /api/analyze/upload`. */
export const uploadFieldsSchema = pageHintsSchema.extend({
  replaces: z
    .uuid()
    .optional()
    .describe(
      'The report on an uploaded file: the file becomes the next version of its page, whatever its name.',
    ),
});

/** A page from a file. Nothing keeps it: after a reload it has to be chosen again. */
export const uploadRequestSchema = uploadFieldsSchema.extend({
  file: z
    .file({ error: UPLOAD_SENTENCES.none })
    .max(MAX_UPLOAD_BYTES, UPLOAD_SENTENCES.tooLarge)
    .refine(
      ({ name }) => UPLOAD_EXTENSIONS.some((ending) => name.toLowerCase().endsWith(ending)),
      UPLOAD_SENTENCES.unknown,
    ),
});
export type UploadRequest = z.infer<typeof uploadRequestSchema>;

/** Every analysis that a person can ask for, with the call of each kind. */
export const analysisRequestSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('url'), input: analyzeUrlRequestSchema }),
  z.object({ kind: z.literal('upload'), input: uploadRequestSchema }),
  z.object({ kind: z.literal('manual'), input: analyzeManualRequestSchema }),
  z.object({ kind: z.literal('competitor'), input: analyzeCompetitorRequestSchema }),
  z.object({ kind: z.literal('swot'), input: analyzeSwotRequestSchema }),
  z.object({ kind: z.literal('copy'), input: analyzeCopyRequestSchema }),
]);
export type AnalysisRequest = z.infer<typeof analysisRequestSchema>;
export type AnalysisKind = AnalysisRequest['kind'];

export const ANALYSIS_PATHS: Record<AnalysisKind, string> = {
  url: '/api/analyze/url',
  upload: '/api/analyze/upload',
  manual: '/api/analyze/manual',
  competitor: '/api/analyze/competitor',
  swot: '/api/analyze/swot',
  copy: '/api/analyze/copy-optimization',
};

/** The answer to a request of each kind. */
export type AnalysisResult =
  | { kind: 'url' | 'upload' | 'manual'; answer: AnalyzeUrlResponse }
  | { kind: 'competitor'; answer: AnalyzeCompetitorResponse }
  | { kind: 'swot'; answer: AnalyzeSwotResponse }
  | { kind: 'copy'; answer: AnalyzeCopyResponse };
