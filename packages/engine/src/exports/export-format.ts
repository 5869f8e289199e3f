import { type FixesFile, fixesFileSchema } from '@liftmark/contract/fix-exports';
import { eachOnce } from '../patches/each-once.ts';

/** Writes the fixes of one page as text. */
export type ExportFormat = (fixes: FixesFile) => string;

/**
 * The fixes of a page, checked once more: whoever stored or sent them, they can't carry anything that runs or leads away. A
 * step that an earlier fix has is left out, and a fix that has no other.
 * @throws {z.ZodError} if one isn't a valid patch
 */
export function fixesFile({ url, fixes }: Pick<FixesFile, 'url' | 'fixes'>): FixesFile {
  const isNew = eachOnce();
  const chosen = fixes.flatMap(({ recommendation, patch }) => {
    const operations = patch.operations.filter(isNew);
    return operations.length === 0 ? [] : [{ recommendation, patch: { ...patch, operations } }];
  });
  return fixesFileSchema.parse({ format: 'liftmark-fixes', version: 1, url, fixes: chosen });
}
