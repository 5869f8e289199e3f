import type { ReportResults } from '@liftmark/contract/analysis';
import { Disclosure } from '../../ui/disclosure.tsx';
import { worded } from '../../ui/report-language.tsx';
import { MarginSection } from '../../ui/section.tsx';
import { Sources } from './sources.tsx';
import { text } from './text.ts';

/** Every study and guideline that this report is based on. */
export const AllSources = worded(function AllSources({ results: { sources } }: { results: ReportResults }) {
  const ids = Object.keys(sources);
  if (ids.length === 0) return null;
  return (
    // In print each source is already next to its finding.
    <div className="print:hidden">
      <MarginSection id="sources" title={text.sources.title} lead={<p>{text.sources.lead}</p>}>
        <Disclosure
          title={<span className="text-ink text-ui">{text.sources.count({ count: ids.length })}</span>}
        >
          <Sources ids={ids} sources={sources} />
        </Disclosure>
      </MarginSection>
    </div>
  );
});
