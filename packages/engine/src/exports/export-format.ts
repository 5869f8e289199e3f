import { type FixesFile, fixesFileSchema } from '@liftmark/contract/fix-exports';

/** Writes the fixes of one page as text. */
export type ExportFormat = (fixes: FixesFile) => string;

/**
 * The fixes of a page, checked once more: whoever stored or sent them, they can't carry anything that runs or leads away.
 * @throws {z.ZodError} if one isn't a valid patch
 */
export function fixesFile({ url, fixes }: Pick<FixesFile, 'url' | 'fixes'>): FixesFile {
  const chosen = fixes.map(({ recommendation, patch }) => ({ recommendation, patch }));
  return fixesFileSchema.parse({ format: 'liftmark-fixes', version: 1, url, fixes: chosen });
}
