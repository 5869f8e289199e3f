import type { ReportResults } from '@liftmark/contract/analysis';
import { CATEGORIES, CATEGORY_LABELS, type Category } from '@liftmark/contract/categories';
import { fallByPart } from '@liftmark/contract/score-fall';
import { Accordion, AccordionItem, PlusMark } from '../../ui/accordion.tsx';
import { worded } from '../../ui/report-language.tsx';
import { BandLegend, ScaleBar } from '../../ui/scale-bar.tsx';
import { ScoreLetter } from '../../ui/score-letter.tsx';
import { FindingLink } from './finding-link.tsx';
import { type CategoryCost, categoryCosts, costWords, type ReportItem, toDoWords } from './report-items.ts';
import { text } from './text.ts';
import { pointsLost } from './words.ts';

const COLUMNS =
  'md:grid-cols-[11rem_minmax(0,1fr)_9.5rem_0.875rem] lg:grid-cols-[11rem_minmax(0,1fr)_9.5rem_10rem_0.875rem] md:gap-x-6';
const AXIS = [
  [0, 'left-0'],
  [60, 'left-[60%] -translate-x-1/2'],
  [80, 'left-[80%] -translate-x-1/2'],
  [100, 'right-0'],
] as const;

interface CategoryRowsProps {
  results: ReportResults;
  items: readonly ReportItem[];
}

/** The six categories as rows on one axis, so that they can be compared; each row opens. */
export const CategoryRows = worded(function CategoryRows({ results, items }: CategoryRowsProps) {
  const fall = new Map(fallByPart(results).map((step) => [step.category, step.lost]));
  const isHeld = (results.ceilings ?? []).length > 0;
  return (
    <section
      id="categories"
      aria-labelledby="categories-title"
      className="pt-12 pb-(--section) print:break-before-page"
    >
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h2 id="categories-title" className="title-2">
          {text.categories.title}
        </h2>
        <BandLegend />
      </div>
      {isHeld && <p className="mb-4 max-w-measure text-ui">{text.categories.held}</p>}
      <div
        aria-hidden="true"
        className={`hidden items-end border-line-2 border-b pb-2 text-ink-3 text-sm md:grid ${COLUMNS}`}
      >
        <span>{text.categories.category}</span>
        <span className="tabular relative block h-4 text-xs">
          {AXIS.map(([at, place]) => (
            <span key={at} className={`absolute ${place}`}>
              {at}
            </span>
          ))}
        </span>
        <span>{text.categories.score}</span>
        <span className="hidden lg:block">{text.categories.cost}</span>
      </div>
      <Accordion type="single" collapsible defaultValue={weakest(results)}>
        {CATEGORIES.map((category) => {
          const score = results.scores[category];
          const own = items.filter((item) => item.category === category);
          return (
            <AccordionItem
              key={category}
              value={category}
              className="border-line border-b"
              triggerClassName={`grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 gap-y-2 py-3.5 md:gap-y-1 ${COLUMNS}`}
              title={
                <>
                  <span className="title-4 underline-offset-4 group-hover:underline">
                    {CATEGORY_LABELS[category]}
                  </span>
                  <span className="col-span-full row-start-2 md:col-span-1 md:row-start-auto">
                    <ScaleBar score={score} />
                  </span>
                  <ScoreLetter score={score} />
                  <span className="tabular col-span-full row-start-3 font-normal text-ink-3 text-sm md:col-start-2 md:row-start-2 lg:col-span-1 lg:col-start-auto lg:row-start-auto">
                    {costToTotal(category, results, fall.get(category))}
                    {own.length > 0 && `, ${toDoWords(own)}`}
                  </span>
                  <PlusMark className="col-start-3 row-start-1 md:col-start-auto md:row-start-auto" />
                </>
              }
            >
              <CategoryBody
                category={category}
                results={results}
                items={items}
                lost={fall.get(category) ?? 0}
              />
            </AccordionItem>
          );
        })}
      </Accordion>
    </section>
  );
});

/** @param lost the points of the category as shown in the score table; undefined if it has no line there */
function costToTotal(category: Category, { overall, scores, scoreLines }: ReportResults, lost = 0): string {
  if (overall.percent === null) return text.categories.noTotal;
  if (scores[category] === null) return text.categories.notInTotal;
  const isWhole = scoreLines.every((line) => line.category !== category || line.points === 0);
  if (isWhole) return text.categories.nothingLost;
  return lost === 0 ? text.categories.little : pointsLost(lost);
}

const CategoryBody = worded(function CategoryBody({
  category,
  results,
  items,
  lost,
}: CategoryRowsProps & {
  category: Category;
  /** Points of the category as shown in the score table. */
  lost: number;
}) {
  const passed = results.findings.filter(
    (finding) => finding.category === category && finding.outcome === 'pass',
  );
  const costs = categoryCosts(category, items, results, lost);
  const costing = new Set(costs.map(({ key }) => key));
  const free = items.filter((item) => item.category === category && !costing.has(item.key));
  return (
    <div className="grid gap-x-10 gap-y-4 pb-6 md:grid-cols-2 md:ps-50">
      <div className="grid content-start gap-2">
        {(results.categoryInsights[category] ?? '').split('\n').map((part) => (
          <p key={part} className="text-ui">
            {part}
          </p>
        ))}
      </div>
      <div className="grid content-start gap-1 text-ui">
        {costs.length + free.length === 0 ? (
          <p>{text.categories.nothingCost}</p>
        ) : (
          <ul className="grid gap-1">
            {costs.map((cost) => (
              <CostRow key={cost.key} cost={cost} />
            ))}
            {free.map((item) => (
              <li key={item.key} className={COST_ROW}>
                <FindingLink finding={item.key}>{item.title}</FindingLink>
                <span className={COST_POINTS}>
                  {item.points > 0 ? text.categories.elsewhere : text.categories.notInScore}
                </span>
              </li>
            ))}
          </ul>
        )}
        <p className="note mt-1">{text.categories.passed({ count: passed.length })}</p>
      </div>
    </div>
  );
});

const COST_ROW = 'flex justify-between gap-4';
const COST_POINTS = 'tabular whitespace-nowrap text-ink-3 text-sm';

/** A part of what the category lost, and what it is about. */
const CostRow = worded(function CostRow({ cost: { item, kind, points } }: { cost: CategoryCost }) {
  return (
    <li className={COST_ROW}>
      <span>
        {item !== null && <FindingLink finding={item.key}>{item.title}</FindingLink>}
        {item?.type === null && <span className="note block">{costWords(item)}.</span>}
        {kind === 'passed' && text.categories.passedInPart}
        {kind === 'floor' && text.categories.floor}
        {kind === 'filler' && (
          <>
            {text.categories.filler}
            <span className="note block">{text.categories.rises}</span>
          </>
        )}
      </span>
      <span className={COST_POINTS}>{points === 0 ? text.pointsLost.little : pointsLost(points)}</span>
    </li>
  );
});

/** The category that is open at first. */
function weakest({ scores }: ReportResults): string {
  const [lowest] = CATEGORIES.filter((category) => scores[category] !== null).sort(
    (a, b) => (scores[a] ?? 0) - (scores[b] ?? 0),
  );
  return lowest ?? '';
}
