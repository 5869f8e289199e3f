import type { FixesFile } from '@liftmark/contract/fix-exports';
import type { ConversionReport } from '@liftmark/contract/report';
import { failedTrial } from '@liftmark/contract/trials';

interface Source {
  url: string;
  recommendations: readonly Pick<ConversionReport['recommendations'][number], 'id' | 'patch'>[];
  trials?: ConversionReport['trials'];
}

/**
 * The fixes of the named recommendations, in the order of the report; without names, all that are ready to publish: a
 * placeholder, or a fix that failed on the page, is exported only if someone asks for it.
 */
export function chosenFixes(
  { url, recommendations, trials }: Source,
  only: readonly string[] | null,
): Pick<FixesFile, 'url' | 'fixes'> {
  const fixes = recommendations.flatMap(({ id, patch }) => {
    if (patch === undefined) return [];
    const isReady = !patch.placeholder && failedTrial({ trials }, { id, patch }) === null;
    const isChosen = only === null ? isReady : only.includes(id);
    return isChosen ? [{ recommendation: id, patch }] : [];
  });
  return { url, fixes };
}
