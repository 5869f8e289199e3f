import type { FixesFile } from '@liftmark/contract/fix-exports';
import type { ConversionReport } from '@liftmark/contract/report';

interface Source {
  url: string;
  recommendations: readonly Pick<ConversionReport['recommendations'][number], 'id' | 'patch'>[];
}

/**
 * The fixes of the named recommendations, in the order of the report; without names, all that are ready to publish: a
 * placeholder is exported only if someone asks for it.
 */
export function chosenFixes(
  { url, recommendations }: Source,
  only: readonly string[] | null,
): Pick<FixesFile, 'url' | 'fixes'> {
  const fixes = recommendations.flatMap(({ id, patch }) => {
    if (patch === undefined) return [];
    const isChosen = only === null ? !patch.placeholder : only.includes(id);
    return isChosen ? [{ recommendation: id, patch }] : [];
  });
  return { url, fixes };
}
