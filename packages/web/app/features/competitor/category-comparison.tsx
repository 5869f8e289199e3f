import { CATEGORIES, CATEGORY_LABELS } from '@liftmark/contract/categories';
import type { CompetitorReport } from '@liftmark/contract/competitor';
import { byNeed, leadWord, rowOf, type Standing, signed } from '@liftmark/contract/standings';
import { Accordion, AccordionItem, PlusMark } from '../../ui/accordion.tsx';
import { worded } from '../../ui/report-language.tsx';
import { ScoreList } from './score-list.tsx';
import { text } from './text.ts';

interface CategoryComparisonProps {
  report: CompetitorReport;
  standings: readonly Standing[];
}

/** The six categories; each opens to every page's score and the reasons for it. */
export const CategoryComparison = worded(function CategoryComparison({
  report,
  standings,
}: CategoryComparisonProps) {
  const [first = CATEGORIES[0]] = byNeed(report);
  return (
    <Accordion type="single" collapsible defaultValue={first} className="border-ink border-t">
      {CATEGORIES.map((category) => {
        const row = rowOf(report, category);
        const difference = row?.difference ?? null;
        return (
          <AccordionItem
            key={category}
            value={category}
            className="border-line border-b"
            triggerClassName="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-4 py-4"
            title={
              <>
                <span className="title-4 underline-offset-4 group-hover:underline">
                  {CATEGORY_LABELS[category]}
                </span>
                <span className="tabular font-normal text-sm">
                  {difference !== null && (
                    <span className="me-2 font-semibold text-ink text-ui">{signed(difference)}</span>
                  )}
                  <span className="text-ink-3">{row === null ? text.notMeasured : leadWord(row)}</span>
                </span>
                <PlusMark />
              </>
            }
          >
            <div className="grid gap-6 pb-8">
              {row?.reason && <p className="text-ui">{row.reason}</p>}
              <ScoreList
                label={text.scoreOfEach({ category: CATEGORY_LABELS[category] })}
                standings={standings}
                scoreOf={({ scores }) => scores[category] ?? null}
              />
              <dl className="grid gap-4 text-ui">
                {standings.map(({ key, title, insights }) => (
                  <div key={key}>
                    <dt className="font-medium">{title}</dt>
                    <dd className="max-w-measure [overflow-wrap:anywhere]">{insights[category]}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </AccordionItem>
        );
      })}
    </Accordion>
  );
});
