import { phoneLayoutNote } from '@liftmark/contract/phone-layout';
import type { ConversionView } from '@liftmark/contract/report-view';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { worded } from '../../ui/report-language.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { type Device, DOT, type Frame, framesOf, type PageMark, type PageSize } from './frames.ts';
import { markersOf, type Point } from './markers.ts';
import { text } from './text.ts';
import { useReportAddress } from './use-report-address.ts';

interface PageViewProps {
  report: ConversionView;
  items: readonly PageMark[];
  device: Device;
  selected: string | undefined;
}

/**
 * The captured page with numbered frames. A frame links to its finding; opening a finding scrolls its frame into
 * view.
 */
export const PageView = worded(function PageView({ report, items, device, selected }: PageViewProps) {
  const { setDevice } = useReportAddress();
  const [framed, setFramed] = useState(true);
  const { screenshots, viewports } = report.analysisResults;
  const phoneNote = device === 'mobile' ? phoneLayoutNote(viewports.mobile) : null;
  const devices: Device[] = ['desktop', 'mobile'];
  const size = screenshots[device];
  return (
    <figure
      id="page"
      aria-label={text.page.label}
      className="grid content-start gap-3 lg:sticky lg:top-32 lg:self-start print:hidden"
    >
      <Tabs
        label={text.page.device}
        look="segment"
        value={device}
        onChange={setDevice}
        tabs={devices.map((value) => ({
          value,
          label: text.page.devices[value],
          disabled: screenshots[value] === null,
        }))}
        aside={<Switch label={text.page.frames} checked={framed} onChange={setFramed} />}
      >
        <TabPanel value={device}>
          {size && (
            <Plate
              key={device}
              report={report}
              device={device}
              size={size}
              frames={framed ? framesOf(items, device, size) : []}
              isNarrow={device === 'mobile' && phoneNote === null}
              selected={selected}
            />
          )}
        </TabPanel>
      </Tabs>
      <figcaption className="flex flex-wrap justify-between gap-x-5 gap-y-1 text-ink-3 text-sm">
        <span className="inline-flex items-center gap-x-5">
          <LegendMark>{text.page.found}</LegendMark>
          <LegendMark isMissing>{text.page.missing}</LegendMark>
        </span>
        {size && (
          <span className="tabular">
            {size.width} × {Math.round(size.height)} px
          </span>
        )}
        {phoneNote && <span className="w-full text-ink-2">{phoneNote}</span>}
      </figcaption>
    </figure>
  );
});

function LegendMark({ isMissing = false, children }: { isMissing?: boolean; children: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span
        aria-hidden="true"
        className={classNames('h-3 w-4 border-[1.5px] border-ink-2', isMissing && 'border-dashed')}
      />
      {children}
    </span>
  );
}

interface PlateProps {
  report: ConversionView;
  device: Device;
  size: PageSize;
  frames: Frame[];
  /** As narrow as on a phone. */
  isNarrow: boolean;
  selected: string | undefined;
}

const Plate = worded(function Plate({ report, device, size, frames, isNarrow, selected }: PlateProps) {
  const { key: visit } = useLocation();
  const view = useRef<HTMLElement>(null);
  const plate = useRef<HTMLDivElement>(null);
  const width = useWidth(plate);
  const [isBroken, setIsBroken] = useState(false);
  const markers = markersOf(frames, size, width);
  const foldY = report.analysisResults.viewports[device].height;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a second click on the same finding counts too
  useEffect(() => {
    const mark = view.current?.querySelector<HTMLElement>('[aria-current]');
    if (!view.current || !mark) return;
    view.current.scrollTo({
      top: mark.offsetTop - view.current.clientHeight / 3,
      behavior: scrollBehavior(),
    });
  }, [selected, visit]);

  return (
    <section
      ref={view}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
      tabIndex={0}
      aria-label={text.page.scrollable}
      className="grid-paper max-h-[min(72vh,46rem)] overflow-auto rounded-1 border border-line p-5 lg:max-h-[calc(100vh-16rem)] lg:min-h-104"
    >
      <div
        ref={plate}
        className={classNames('plate', isNarrow && 'mx-auto max-w-72')}
        style={{
          '--page-width': size.width,
          '--page-height': size.height,
          aspectRatio: `${size.width} / ${size.height}`,
        }}
      >
        {isBroken ? (
          <p className="p-4 text-ui">{text.page.broken}</p>
        ) : (
          <img
            src={report.screenshots[device] ?? undefined}
            alt={text.page.captured[device]}
            width={size.width}
            height={size.height}
            onError={() => setIsBroken(true)}
            className="block h-auto w-full"
          />
        )}
        {foldY < size.height && (
          <div className="fold-line" style={{ '--y': foldY }}>
            <span>{text.page.fold({ px: foldY })}</span>
          </div>
        )}
        {frames.map((frame) => (
          <FrameLink
            key={frame.item.key}
            frame={frame}
            marker={markers.get(frame.item.key)}
            isSelected={frame.item.key === selected}
          />
        ))}
      </div>
    </section>
  );
});

/** The displayed width of an element, relative to the text size. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const shown = element.current;
    if (shown === null) return;
    const measure = (): void => {
      const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setWidth(shown.clientWidth / text);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

interface FrameLinkProps {
  frame: Frame;
  marker: Point | undefined;
  isSelected: boolean;
}

const FrameLink = worded(function FrameLink({ frame, marker, isSelected }: FrameLinkProps) {
  const { item, box } = frame;
  const { searchFor } = useReportAddress();
  return (
    <Link
      to={searchFor(item.key)}
      preventScrollReset
      aria-current={isSelected || undefined}
      aria-label={nameOf(item)}
      onClick={() => item.sign !== undefined && showElement(item.key)}
      className={classNames('mark', item.isMissing && 'mark-missing')}
      style={{ '--x': box.x, '--y': box.y, '--w': box.width, '--h': box.height }}
    >
      <span className="mark-pin" style={{ '--pin-x': marker?.x, '--pin-y': marker?.y }}>
        {item.sign ?? item.number}
      </span>
    </Link>
  );
});

/** Scrolls a part of the report into view. */
export function showElement(id: string): void {
  document.getElementById(id)?.scrollIntoView({ block: 'center', behavior: scrollBehavior() });
}

export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

function nameOf({ sign, number, title }: PageMark): string {
  if (sign === DOT) return title;
  return `${sign ?? text.page.finding({ number })}: ${title}`;
}
