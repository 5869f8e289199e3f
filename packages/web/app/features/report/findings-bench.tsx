import { CATEGORIES, CATEGORY_LABELS, type Category } from '@liftmark/contract/categories';
import { PLACE_HEADINGS } from '@liftmark/contract/places';
import type { ConversionView } from '@liftmark/contract/report-view';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Accordion } from '../../ui/accordion.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ChoiceMenu } from '../../ui/menu.tsx';
import { usePrinting } from '../../ui/printing.ts';
import { worded } from '../../ui/report-language.tsx';
import { ceilingMarks } from './ceiling-marks.ts';
import { type Device, DOT, type PageMark } from './frames.ts';
import { Housekeeping } from './housekeeping.tsx';
import { ItemBody } from './item-body.tsx';
import { ItemRow, rowId } from './item-row.tsx';
import { LockedOffer } from './locked-offer.tsx';
import { PageView, scrollBehavior } from './page-view.tsx';
import { changesIn, findItem, orderWords, type ReportItem } from './report-items.ts';
import { RestOfChecks } from './rest-of-checks.tsx';
import { text } from './text.ts';
import type { Trials } from './trials/use-trials.ts';
import { useReportAddress } from './use-report-address.ts';

const OPEN_AT_FIRST = 2;

interface FindingsBenchProps {
  report: ConversionView;
  items: readonly ReportItem[];
  trials: Trials;
  /** The button that unlocks withheld content. */
  unlock: ReactNode;
}

/** The captured page next to the list of findings. The address links the two in both directions. */
export const FindingsBench = worded(function FindingsBench({
  report,
  items,
  trials,
  unlock,
}: FindingsBenchProps) {
  const { finding, category, device: asked, noteFinding, setDevice, setCategory } = useReportAddress();
  const { key: visit } = useLocation();
  const selected = finding === null ? undefined : findItem(items, finding);
  const ceilings = ceilingMarks(report.analysisResults);
  const onPage: PageMark | undefined = selected ?? ceilings.find(({ key }) => key === finding);
  const isPrinting = usePrinting();
  const [open, setOpen] = useState(() => items.slice(0, OPEN_AT_FIRST).map(({ key }) => key));
  const openedHere = useRef(false);
  const arrived = useRef(false);

  const { screenshots } = report.analysisResults;
  const hasPage = screenshots.desktop !== null || screenshots.mobile !== null;
  const device = deviceToShow(asked, onPage, report);
  // Paper has no filters.
  const shown = category === null || isPrinting ? items : items.filter((item) => item.category === category);
  // Small losses would crowd the page: their frames show only while they are open.
  const framed = shown
    .filter((item) => item.type !== null || item.key === selected?.key)
    .map((item) => (item.type === null ? { ...item, sign: DOT } : item));

  // biome-ignore lint/correctness/useExhaustiveDependencies: following a link to the open finding counts too
  useEffect(() => {
    if (!selected) return;
    setOpen((keys) => (keys.includes(selected.key) ? keys : [...keys, selected.key]));
    if (!openedHere.current) {
      const row = document.getElementById(rowId(selected.key));
      row?.scrollIntoView({ block: 'start', behavior: arrived.current ? scrollBehavior() : 'instant' });
      row?.querySelector('button')?.focus({ preventScroll: true });
    }
    openedHere.current = false;
    arrived.current = true;
  }, [selected?.key, visit]);

  const change = (next: string[]): void => {
    const added = next.find((key) => !open.includes(key));
    setOpen(next);
    if (added === undefined) return;
    openedHere.current = true;
    noteFinding(added);
  };

  const showOnPage = (item: ReportItem, place: Device): void => {
    openedHere.current = true;
    if (place !== device) setDevice(place);
    noteFinding(item.key);
    document.getElementById('page')?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
  };

  const firstLocked = shown.find(({ isLocked }) => isLocked)?.key;
  const parts = partsOf(shown);
  const rowOf = (item: ReportItem) => (
    <Fragment key={item.key}>
      {item.key === firstLocked && <LockedOffer items={items} unlock={unlock} />}
      <ItemRow item={item} isSelected={item.key === selected?.key}>
        <ItemBody
          report={report}
          item={item}
          trials={trials}
          device={device}
          onShow={(place) => showOnPage(item, place)}
        />
      </ItemRow>
    </Fragment>
  );
  return (
    <section
      aria-labelledby="findings-title"
      id="findings"
      className="pb-(--section) print:break-before-page"
    >
      <header className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <h2 id="findings-title" className="title-2">
            {text.bench.title}
          </h2>
          <p className="text-ui">
            {orderWords(items)}
            {hasPage && changesIn(items) > 0 && ` ${text.bench.numbers}`}
          </p>
        </div>
        <div className="print:hidden">
          <ChoiceMenu
            label={text.bench.show}
            value={category ?? 'all'}
            options={filterOptions(items)}
            onChange={(next) => setCategory(next === 'all' ? null : next)}
          />
        </div>
      </header>
      <div
        className={classNames(
          'print-flow grid gap-x-16 gap-y-10',
          hasPage && 'lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]',
        )}
      >
        {hasPage && (
          <PageView report={report} items={[...ceilings, ...framed]} device={device} selected={onPage?.key} />
        )}
        <div className="min-w-0">
          {shown.length === 0 && <p className="border-ink border-t py-6">{text.bench.nothing}</p>}
          <Accordion type="multiple" value={open} onValueChange={change}>
            {parts.first.map(rowOf)}
            {parts.first.length > 0 && parts.also.length > 0 && (
              <h3 className="title-4 border-ink border-t pt-8 pb-4">{PLACE_HEADINGS.also}</h3>
            )}
            {parts.also.map(rowOf)}
            <Housekeeping
              items={parts.housekeeping}
              isOpen={isPrinting || parts.housekeeping.some(({ key }) => key === selected?.key)}
            >
              {parts.housekeeping.map(rowOf)}
            </Housekeeping>
            {parts.others.length > 0 && (
              <h3 className="title-4 border-ink border-t pt-8 pb-4">{text.bench.smaller}</h3>
            )}
            {parts.others.map(rowOf)}
          </Accordion>
          <RestOfChecks findings={report.analysisResults.findings} />
        </div>
      </div>
    </section>
  );
});

/** What comes first, what else is worth doing, the small fixes, and what only costs points. */
function partsOf(items: readonly ReportItem[]) {
  return {
    first: items.filter(({ place }) => place === 'first'),
    also: items.filter(({ place, type }) => type !== null && (place === 'also' || place === null)),
    housekeeping: items.filter(({ place }) => place === 'housekeeping'),
    others: items.filter(({ type }) => type === null),
  };
}

type Filter = Category | 'all';

function filterOptions(items: readonly ReportItem[]): { value: Filter; label: string; count?: number }[] {
  return [
    { value: 'all', label: text.bench.all, ...countOf(items) },
    ...CATEGORIES.map((category) => ({
      value: category,
      label: CATEGORY_LABELS[category],
      ...countOf(items.filter((item) => item.category === category)),
    })),
  ];
}

/** Small losses aren't counted, but they're listed, so 0 would be odd beside them. */
function countOf(items: readonly ReportItem[]): { count?: number } {
  const count = changesIn(items);
  return count === 0 && items.length > 0 ? {} : { count };
}

/**
 * The device in the address; otherwise the one that shows the selected finding; otherwise desktop, if it was
 * captured.
 */
function deviceToShow(asked: Device | null, selected: PageMark | undefined, report: ConversionView): Device {
  const { screenshots } = report.analysisResults;
  if (asked !== null && screenshots[asked] !== null) return asked;
  if (screenshots.desktop === null) return 'mobile';
  const isOn = (device: Device) => selected?.evidence.some(({ boxes }) => boxes[device] !== null) ?? false;
  return screenshots.mobile !== null && isOn('mobile') && !isOn('desktop') ? 'mobile' : 'desktop';
}
