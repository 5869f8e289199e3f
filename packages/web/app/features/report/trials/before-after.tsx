import type { TrialPicture } from '@liftmark/contract/trials';
import { useState } from 'react';
import { worded } from '../../../ui/report-language.tsx';
import { text } from './text.ts';
import { pictureAddress } from './trial-calls.ts';

interface BeforeAfterProps {
  reportId: string;
  before: TrialPicture | null;
  after: TrialPicture | null;
  /** Whether it is higher than the screen and scrolled through: what belongs to the slider then stays in view. */
  isTall?: boolean;
}

/** The same part of the page without and with the change, under a slider; in print one above the other. */
export const BeforeAfter = worded(function BeforeAfter({
  reportId,
  before,
  after,
  isTall = false,
}: BeforeAfterProps) {
  const [cut, setCut] = useState(50);
  if (after === null) return null;
  const size = { width: Math.round(after.width), height: Math.round(after.height) };
  const afterPicture = (
    <img
      src={pictureAddress(reportId, after.file)}
      alt={text.afterPicture}
      loading="lazy"
      {...size}
      className="block h-auto w-full"
    />
  );
  if (before === null) return <div className="border border-line [color-scheme:light]">{afterPicture}</div>;
  return (
    <div
      className="relative overflow-clip border border-line bg-paper has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 print:overflow-visible"
      style={{ '--cut': `${cut}%` }}
    >
      {afterPicture}
      <img
        src={pictureAddress(reportId, before.file)}
        alt={text.beforePicture}
        loading="lazy"
        {...size}
        className="absolute inset-0 block h-auto w-full [clip-path:inset(0_calc(100%-var(--cut))_0_0)] print:static print:mt-2 print:[clip-path:none]"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-(--cut) w-0.5 -translate-x-1/2 bg-ink print:hidden"
      >
        <span
          className={`grid size-8 place-items-center rounded-full bg-ink text-on-ink text-sm ${isTall ? '-ms-[0.9375rem] sticky top-[45%] mt-4' : '-translate-1/2 absolute top-1/2 left-1/2'}`}
        >
          ⇔
        </span>
      </span>
      <Labels isTall={isTall} />
      <input
        type="range"
        min={0}
        max={100}
        value={cut}
        onChange={({ currentTarget }) => setCut(Number(currentTarget.value))}
        aria-label={text.slider}
        aria-valuetext={text.sliderValue(cut)}
        className="absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0 print:hidden"
      />
    </div>
  );
});

const Labels = worded(function Labels({ isTall }: { isTall: boolean }) {
  const label = 'bg-paper px-2 py-0.5 text-ink text-sm';
  return (
    <span aria-hidden="true" className="pointer-events-none absolute inset-0 flex items-end print:hidden">
      <span className={`flex w-full justify-between ${isTall ? 'sticky bottom-0' : ''}`}>
        <span className={label}>{text.before}</span>
        <span className={label}>{text.after}</span>
      </span>
    </span>
  );
});
