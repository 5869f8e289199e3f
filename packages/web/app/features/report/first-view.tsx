import { coverageLimit } from '@liftmark/contract/coverage-words';
import { pageTypeWords } from '@liftmark/contract/page-types';
import type { ConversionView } from '@liftmark/contract/report-view';
import {
  notableCeilings,
  oldRubricWords,
  rangeWithoutLetter,
  rangeWords,
  uncappedWords,
} from '@liftmark/contract/score-words';
import { firstChange, startDetails } from '@liftmark/contract/worth-words';
import { text as worth } from '@liftmark/contract/worth-words.text';
import type { ReactNode } from 'react';
import { Dial } from '../../ui/dial.tsx';
import { momentWords } from '../../ui/moment.ts';
import { worded } from '../../ui/report-language.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { FindingLink } from './finding-link.tsx';
import { ShortFall } from './short-fall.tsx';
import { StandingPlot } from './standing-plot.tsx';
import { text } from './text.ts';
import { heldWords, verdictOf } from './words.ts';

interface FirstViewProps {
  report: ConversionView;
  /** Lets the owner correct the page type. */
  pageTypeChoice: ReactNode;
}

/** Score, verdict, and how it was measured. */
export const FirstView = worded(function FirstView({ report, pageTypeChoice }: FirstViewProps) {
  const results = report.analysisResults;
  const { overall, summary, coverage, capturedAt, pageType, mode, screenshots, standing, message } = results;
  const isManual = report.inputType === 'manual';
  const range = rangeWords(results);
  // A range says the same, and how much.
  const limit = range === null ? coverageLimit(coverage) : null;
  const held = heldWords(results);
  const oldRubric = oldRubricWords(results);
  const seen = isManual ? text.first.copyOnly : seenOn(mode, screenshots);
  return (
    <section
      aria-labelledby="verdict"
      className="grid grid-cols-[8.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-5 border-line border-t pt-6 pb-10 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-x-12 lg:grid-cols-[17.5rem_minmax(0,1fr)_12rem]"
    >
      {/* On a phone, the parts of both columns are parts of the grid, so that the verdict is beside the dial. */}
      <div className="contents md:grid md:gap-8">
        <Dial
          score={overall.percent}
          range={rangeWithoutLetter(overall)}
          note={mode === 'static' && !isManual ? text.first.htmlOnly : undefined}
          className="dial-beside-text mx-auto max-w-70"
        />
        {standing && overall.percent !== null && (
          <div className="order-last col-span-full mt-3 md:order-none md:mt-0">
            <StandingPlot standing={standing} overall={overall} percent={overall.percent} />
          </div>
        )}
      </div>
      <div className="contents md:block md:min-w-0">
        <div>
          <h2 id="verdict" className="sr-only">
            {text.first.verdict}
          </h2>
          <p className="max-w-[32ch] font-medium text-ink text-lg leading-snug [overflow-wrap:anywhere] md:text-[clamp(1.5rem,1.2rem+1.25vw,2.125rem)] md:leading-[1.24] md:tracking-[-0.024em]">
            {verdictOf(summary, notableCeilings(results).length > 0)}
          </p>
        </div>
        <div className="col-span-full min-w-0">
          <StartHere results={results} />
          {held !== null && (
            <p data-band="0" className="tabular mt-4 text-ui">
              <span className="font-medium text-mark-ink">{held}</span> {withoutCeilings(results)}
            </p>
          )}
          <ShortFall results={results} />
          {range !== null && <p className="mt-3 text-ink text-ui">{range}</p>}
          {oldRubric !== null && overall.percent !== null && <p className="mt-3 text-ui">{oldRubric}</p>}
          {limit !== null && !isManual && <p className="mt-3 text-ink text-ui">{limit}</p>}
          <dl className="tabular mt-8 grid grid-cols-2 gap-x-8 gap-y-4 lg:flex lg:flex-wrap">
            <Fact label={text.first.generated}>
              <time dateTime={capturedAt}>{momentWords(capturedAt)}</time>
            </Fact>
            {seen !== null && <Fact label={text.first.seenOn}>{seen}</Fact>}
            <Fact label={text.first.measured}>
              <Tooltip text={text.first.unmeasured(coverage)}>
                {text.first.checks({
                  measured: coverage.measured,
                  all: coverage.measured + coverage.notMeasured,
                })}
              </Tooltip>
            </Fact>
            {(!isManual || pageType.chosen) && (
              <Fact label={text.first.pageType}>
                {pageTypeWords(pageType)} {pageTypeChoice}
              </Fact>
            )}
          </dl>
          {message !== undefined && (
            <p className="mt-4 max-w-measure text-ui [overflow-wrap:anywhere]">
              {text.first.message} <q className="text-ink">{message}</q>
            </p>
          )}
        </div>
      </div>
      {report.screenshots.desktop !== null && (
        <a
          href="#page"
          aria-label={text.first.view}
          className="hidden max-h-76 overflow-hidden border border-line-2 lg:block"
        >
          <img src={report.screenshots.desktop} alt="" className="block w-full" />
        </a>
      )}
    </section>
  );
});

/** What to do first, how long it takes, and what it does to the score. */
const StartHere = worded(function StartHere({ results }: { results: Results }) {
  const item = firstChange(results);
  if (item === null) return null;
  const details = startDetails(item, results);
  return (
    <p className="tabular max-w-measure border-accent border-s-2 ps-4 text-ink text-lg md:mt-4">
      <span className="font-medium">{worth.start}</span>{' '}
      <FindingLink finding={item.id}>{item.title}</FindingLink>
      {details !== null && <span className="block text-ink-2 text-ui">{details}</span>}
    </p>
  );
});

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-normal text-ink-3 text-sm">{label}</dt>
      <dd className="text-ink text-ui leading-snug">{children}</dd>
    </div>
  );
}

type Results = ConversionView['analysisResults'];

function withoutCeilings(results: Results): string | null {
  const words = uncappedWords(results);
  return words === null ? null : `${words}.`;
}

/** Null for readers of a summary, who are given no screenshots. */
function seenOn(mode: Results['mode'], { desktop, mobile }: Results['screenshots']): string | null {
  if (mode === 'static') return text.first.seen.static;
  if (desktop && mobile) return text.first.seen.both;
  if (desktop === null && mobile === null) return null;
  return desktop ? text.first.seen.desktop : text.first.seen.mobile;
}
