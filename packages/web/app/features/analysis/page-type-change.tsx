import type { ReportResults } from '@liftmark/contract/analysis';
import { PAGE_TYPE_LABELS, PAGE_TYPES } from '@liftmark/contract/page-types';
import { ChoiceMenu } from '../../ui/menu.tsx';
import { useAnalysisRun } from './use-analysis-run.tsx';

interface PageTypeChangeProps {
  url: string;
  pageType: ReportResults['pageType'];
}

const OPTIONS = PAGE_TYPES.map((value) => ({ value, label: PAGE_TYPE_LABELS[value] }));

/**
 * What a report took the page for, and the way to have it judged as something else: another analysis of the same
 * address, whose report opens when it is there.
 */
export function PageTypeChange({ url, pageType: { type, confidence, chosen } }: PageTypeChangeProps) {
  const { ask, overlay } = useAnalysisRun();
  return (
    <>
      <p className="text-ui">
        {chosen
          ? `Judged as ${PAGE_TYPE_LABELS[type]}, as you chose.`
          : `Detected as ${PAGE_TYPE_LABELS[type]} with ${Math.round(confidence * 100)}% confidence.`}{' '}
        Not right? Choose another to analyze the page anew.
      </p>
      <ChoiceMenu
        label="Page type"
        value={type}
        options={OPTIONS}
        onChange={(pageType) => pageType !== type && ask({ kind: 'url', input: { url, pageType } })}
      />
      {overlay}
    </>
  );
}
