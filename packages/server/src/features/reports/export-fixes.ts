import type { FixFormat } from '@liftmark/contract/fix-exports';
import type { ReportView } from '@liftmark/contract/report-view';
import { inLanguageOf } from '@liftmark/contract/translated';
import { chosenFixes } from '@liftmark/engine/exports/chosen-fixes';
import { fixesFile } from '@liftmark/engine/exports/export-format';
import { EXPORT_FORMATS } from '@liftmark/engine/exports/registry';
import { AppError, notFound } from '../../errors.ts';

/**
 * The fixes that a reader of the report may see, as text.
 * @throws AppError `conflict` for a report that isn’t on one page, `not_found` for one that it doesn’t show
 */
export function exportFixes(
  { analysisResults: results }: ReportView,
  format: FixFormat,
  only: readonly string[] | null,
): string {
  if (results.kind !== 'conversion')
    throw new AppError('conflict', 'Only a report on one page has fixes. Analyze one page.');
  const recommendations = results.recommendations.map((item) =>
    'patch' in item ? { id: item.id, patch: item.patch } : { id: item.id },
  );
  const chosen = chosenFixes({ url: results.url, recommendations, trials: results.trials }, only);
  if (only !== null && chosen.fixes.length < new Set(only).size) throw notFound();
  return inLanguageOf(results, () => EXPORT_FORMATS[format](fixesFile(chosen)));
}
