import { phoneLayoutNote } from '@liftmark/contract/phone-layout';
import type { ConversionView } from '@liftmark/contract/report-view';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { Switch } from '../../ui/switch.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { type Device, type Frame, framesOf, type PageSize } from './frames.ts';
import type { ReportItem } from './report-items.ts';
import { useReportAddress } from './use-report-address.ts';

const DEVICE_LABELS: Record<Device, string> = { desktop: 'Desktop', mobile: 'Mobile' };

interface PageViewProps {
  report: ConversionView;
  items: readonly ReportItem[];
  device: Device;
  selected: string | undefined;
}

/** The captured page with numbered frames. A frame leads to its finding; an opened finding is brought into view. */
export function PageView({ report, items, device, selected }: PageViewProps) {
  const { setDevice } = useReportAddress();
  const [framed, setFramed] = useState(true);
  const { screenshots, viewports } = report.analysisResults;
  const phoneNote = device === 'mobile' ? phoneLayoutNote(viewports.mobile) : null;
  const devices: Device[] = ['desktop', 'mobile'];
  const size = screenshots[device];
  return (
    <figure
      id="page"
      aria-label="Annotated page"
      className="grid content-start gap-3 lg:sticky lg:top-32 lg:self-start print:hidden"
    >
      <Tabs
        label="Device"
        look="segment"
        value={device}
        onChange={setDevice}
        tabs={devices.map((value) => ({
          value,
          label: DEVICE_LABELS[value],
          disabled: screenshots[value] === null,
        }))}
        aside={<Switch label="Frames" checked={framed} onChange={setFramed} />}
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
          <LegendMark>Found here</LegendMark>
          <LegendMark isMissing>Lacks something</LegendMark>
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
}

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
  /** As narrow as a phone shows it. */
  isNarrow: boolean;
  selected: string | undefined;
}

function Plate({ report, device, size, frames, isNarrow, selected }: PlateProps) {
  const { key: visit } = useLocation();
  const view = useRef<HTMLElement>(null);
  const [isBroken, setIsBroken] = useState(false);
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
      aria-label="Page with numbered findings, scrolls"
      className="grid-paper max-h-[min(72vh,46rem)] overflow-auto rounded-1 border border-line p-5 lg:max-h-[calc(100vh-16rem)] lg:min-h-104"
    >
      <div
        className={classNames('plate', isNarrow && 'mx-auto max-w-72')}
        style={{
          '--page-width': size.width,
          '--page-height': size.height,
          aspectRatio: `${size.width} / ${size.height}`,
        }}
      >
        {isBroken ? (
          <p className="p-4 text-ui">
            The picture of the page could not be loaded. The frames still tell where.
          </p>
        ) : (
          <img
            src={report.screenshots[device] ?? undefined}
            alt={`The page as captured on ${device}`}
            width={size.width}
            height={size.height}
            onError={() => setIsBroken(true)}
            className="block h-auto w-full"
          />
        )}
        {foldY < size.height && (
          <div className="fold-line" style={{ '--y': foldY }}>
            <span>First screen, {foldY} px</span>
          </div>
        )}
        {frames.map((frame) => (
          <FrameLink key={frame.item.key} frame={frame} isSelected={frame.item.key === selected} />
        ))}
      </div>
    </section>
  );
}

function FrameLink({ frame, isSelected }: { frame: Frame; isSelected: boolean }) {
  const { item, box, crowd, hasRoom } = frame;
  const { searchFor } = useReportAddress();
  return (
    <Link
      to={searchFor(item.key)}
      preventScrollReset
      aria-current={isSelected || undefined}
      aria-label={`Finding ${item.number}: ${item.title}`}
      className={classNames('mark', item.isMissing && 'mark-missing')}
      style={{ '--x': box.x, '--y': box.y, '--w': box.width, '--h': box.height }}
    >
      <span className={classNames('mark-pin', hasRoom && 'mark-pin-outside')} style={{ '--crowd': crowd }}>
        {item.number}
      </span>
    </Link>
  );
}

export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}
