import type { ReportResults } from '@liftmark/contract/analysis';
import {
  ceilingParts,
  ceilingWords,
  smallCeilingsWords,
  uncappedWords,
} from '@liftmark/contract/score-words';
import { MethodLinks } from '../../ui/method-links.tsx';
import { worded } from '../../ui/report-language.tsx';
import { ceilingMarks } from './ceiling-marks.ts';
import { FindingLink } from './finding-link.tsx';
import { boxOf } from './frames.ts';
import { showElement } from './page-view.tsx';
import { text } from './text.ts';

/** The ceilings of the page, each with its reason and a link to its place on the page. */
export const CeilingLines = worded(function CeilingLines({ results }: { results: ReportResults }) {
  const others = smallCeilingsWords(ceilingParts(results).small);
  const marks = ceilingMarks(results);
  const uncapped = uncappedWords(results);
  if (marks.length === 0) return null;
  const hasPlace = (evidence: (typeof marks)[number]['evidence']): boolean =>
    (['desktop', 'mobile'] as const).some((device) => {
      const size = results.screenshots[device];
      return size !== null && boxOf({ evidence }, device, size) !== null;
    });
  return (
    <div className="mb-8 grid gap-4" data-band="0">
      <ul className="grid gap-5">
        {marks.map(({ key, sign, ceiling, evidence }) => (
          <li
            key={key}
            id={key}
            className="grid scroll-mt-32 gap-1 border-mark border-s-[3px] py-1 ps-4 print:break-inside-avoid"
          >
            <p className="title-4 text-mark-ink">{ceiling.title}</p>
            <p className="max-w-measure text-ink text-ui [overflow-wrap:anywhere]">{ceilingWords(ceiling)}</p>
            <div className="flex flex-wrap gap-x-5 text-sm print:hidden">
              {hasPlace(evidence) && (
                <FindingLink finding={key} onFollow={() => showElement('page')}>
                  {text.scoring.showSign({ sign })}
                </FindingLink>
              )}
              <MethodLinks checks={[ceiling.id]} />
            </div>
          </li>
        ))}
      </ul>
      {others !== null && <p className="max-w-measure text-ui">{others}</p>}
      {uncapped !== null && <p className="title-4 tabular">{uncapped}</p>}
    </div>
  );
});
