import type { ReportResults } from '@liftmark/contract/analysis';
import { figure } from '@liftmark/contract/figures';
import {
  checkOf,
  costliestChecks,
  type FallStep,
  fallByLine,
  fallByPart,
  isCeilingStep,
  lossWords,
} from '@liftmark/contract/score-fall';
import { gradeWords, oldRubricWords, rubricWords } from '@liftmark/contract/score-words';
import { Link } from 'react-router';
import { AuthorshipNote } from '../../ui/authorship-note.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { worded } from '../../ui/report-language.tsx';
import { MarginSection } from '../../ui/section.tsx';
import { CeilingLines } from './ceiling-lines.tsx';
import { ceilingKey } from './ceiling-marks.ts';
import { Fillers } from './fillers.tsx';
import { FindingLink } from './finding-link.tsx';
import { findItem, type ReportItem, reportItems } from './report-items.ts';
import { text } from './text.ts';
import { useReportAddress } from './use-report-address.ts';
import { pointsLost } from './words.ts';

/** How many checks the breakdown names one by one. */
const COSTLIEST = 5;

/** "How is this scored?": the ceilings, and the breakdown from 100 to the score, which adds up. */
export const Scoring = worded(function Scoring({ results }: { results: ReportResults }) {
  const { overall, analyst } = results;
  const { percent } = overall;
  const oldRubric = oldRubricWords(results);
  return (
    <MarginSection
      id="scoring"
      title={text.scoring.title}
      lead={
        <>
          <p>
            {text.scoring.lead}
            {oldRubric === null && ` ${text.scoring.ceiling}`}
          </p>
          <p>
            <a href="/methodology">{text.scoring.method}</a>
          </p>
          <p className="tabular note">
            {oldRubric ?? rubricWords(results)} {text.scoring.noModel}
          </p>
          <AuthorshipNote analyst={analyst} />
        </>
      }
    >
      {percent === null ? (
        <p>{text.scoring.noScore}</p>
      ) : (
        <>
          <CeilingLines results={results} />
          <h3 className="title-3 mb-3">
            {percent === 100 ? text.scoring.nothingLost : text.scoring.why({ percent })}
          </h3>
          <PartFall steps={fallByPart(results)} percent={percent} grade={gradeWords(overall)} />
          <Costliest results={results} />
          <div className="mt-6">
            <Fillers results={results} />
          </div>
          <Disclosure title={<span className="text-ink text-ui">{text.everything}</span>}>
            <LineTable steps={fallByLine(results)} results={results} percent={percent} />
          </Disclosure>
        </>
      )}
    </MarginSection>
  );
});

const Costliest = worded(function Costliest({ results: { findings } }: { results: ReportResults }) {
  const checks = costliestChecks(findings, COSTLIEST);
  if (checks.length === 0) return null;
  return (
    <div className="mt-6">
      <h4 className="title-4">{text.scoring.costliest}</h4>
      <p className="note">{text.scoring.counted}</p>
      <ol className="mt-2 border-line border-t text-ui">
        {checks.map(({ check, title, points }) => (
          <li key={check} className="flex justify-between gap-4 border-line border-b py-2.5">
            <FindingLink finding={check}>{title}</FindingLink>
            <span className="tabular whitespace-nowrap">{pointsLost(points)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
});

const HEAD = 'border-line-2 border-b py-2 text-start font-medium text-ink-3 text-sm';
const CELL = 'border-line border-b py-2.5 align-middle';
const NUMBER = 'tabular ps-4 text-end whitespace-nowrap';

const CEILING = 'ceiling ';

const PartFall = worded(function PartFall({
  steps,
  percent,
  grade,
}: {
  steps: FallStep[];
  percent: number;
  grade: string;
}) {
  const lowest = Math.max(0, Math.floor(Math.min(percent, ...steps.map(({ to }) => to)) / 10) * 10);
  return (
    <table className="w-full border-collapse text-ui">
      <caption className="sr-only">{text.scoring.caption({ percent })}</caption>
      <thead>
        <tr>
          <th scope="col" className={HEAD}>
            {text.scoring.cause}
          </th>
          <th scope="col" className={`${HEAD} hidden w-full ps-4 sm:table-cell`}>
            <span className="tabular flex justify-between font-normal">
              <span>{lowest}</span>
              <span>{text.scoring.where}</span>
              <span>100</span>
            </span>
          </th>
          <th scope="col" className={`${HEAD} ${NUMBER}`}>
            {text.scoring.lost}
          </th>
          <th scope="col" className={`${HEAD} ${NUMBER}`}>
            {text.scoring.left}
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <tr key={step.key} data-band={isCeilingStep(step) ? 0 : undefined}>
            <th
              scope="row"
              className={classNames(
                CELL,
                'text-start',
                isCeilingStep(step) ? 'min-w-40 text-mark-ink' : 'sm:whitespace-nowrap',
              )}
            >
              <PartName step={step} />
            </th>
            <td className={`${CELL} hidden ps-4 sm:table-cell`}>
              <FallBar step={step} lowest={lowest} />
            </td>
            <td className={`${CELL} ${NUMBER}`}>{lossWords(step.lost)}</td>
            <td className={`${CELL} ${NUMBER}`}>{figure(step.to, 1)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot className="font-semibold text-ink">
        <tr>
          <th scope="row" className="whitespace-nowrap border-ink border-t py-3 text-start">
            {text.scoring.score({ percent, grade })}
          </th>
          <td className="hidden border-ink border-t sm:table-cell" />
          <td className={`border-ink border-t ${NUMBER}`}>{lossWords(100 - percent)}</td>
          <td className={`border-ink border-t ${NUMBER}`}>{figure(percent, 1)}</td>
        </tr>
      </tfoot>
    </table>
  );
});

/** Leads to the reason of a ceiling, or to the findings of a category. */
function PartName({ step: { key, label, category } }: { step: FallStep }) {
  const { searchForCategory } = useReportAddress();
  if (key.startsWith(CEILING)) {
    return (
      <a href={`#${ceilingKey(key.slice(CEILING.length))}`} className="plain-link hover:underline">
        {label}
      </a>
    );
  }
  if (category === null) return label;
  return (
    <Link
      to={{ search: searchForCategory(category), hash: '#findings' }}
      className="plain-link hover:underline"
    >
      {label}
    </Link>
  );
}

function FallBar({ step, lowest }: { step: FallStep; lowest: number }) {
  const { from, to } = step;
  const at = (value: number): number => ((value - lowest) / (100 - lowest || 1)) * 100;
  const [left, right] = from >= to ? [to, from] : [from, to];
  return (
    <svg
      viewBox="0 0 100 20"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-5 w-full min-w-20"
    >
      <path d="M0 0V20M25 0V20M50 0V20M75 0V20M100 0V20" className="scale-rule stroke-line" />
      <rect
        x={at(left)}
        y="4"
        width={Math.max(0.4, at(right) - at(left))}
        height="12"
        className={barColor(step)}
      />
    </svg>
  );
}

function barColor(step: FallStep): string {
  if (isCeilingStep(step)) return 'fill-mark';
  return step.from >= step.to ? 'fill-ink-2' : 'fill-ok';
}

const LineTable = worded(function LineTable({
  steps,
  results,
  percent,
}: {
  steps: FallStep[];
  results: ReportResults;
  percent: number;
}) {
  const items = reportItems(results);
  return (
    <table className="w-full border-collapse text-ui">
      <caption className="sr-only">{text.scoring.checkCaption({ percent })}</caption>
      <tbody>
        {steps.map((step) => (
          <tr key={step.key}>
            <th scope="row" className={`${CELL} text-start font-normal`}>
              {isListed(step, items) ? (
                <FindingLink finding={checkOf(step) ?? ''}>{step.label}</FindingLink>
              ) : (
                step.label
              )}
            </th>
            <td className={`${CELL} ${NUMBER}`}>{lossWords(step.lost, 2)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot className="font-semibold text-ink">
        <tr>
          <th scope="row" className="border-ink border-t py-3 text-start">
            {text.scoring.lines({ count: steps.length })}
          </th>
          <td className={`border-ink border-t ${NUMBER}`}>{lossWords(100 - percent, 2)}</td>
        </tr>
      </tfoot>
    </table>
  );
});

/** Whether the list has an entry about it: checks that passed are below the list. */
function isListed(step: FallStep, items: readonly ReportItem[]): boolean {
  const check = checkOf(step);
  return check !== null && findItem(items, check) !== undefined;
}
