import type { ConversionView } from '@liftmark/contract/report-view';
import { hasVisibleContent } from '@liftmark/presentation/visible-content';
import { useState } from 'react';
import { worded } from '../../ui/report-language.tsx';
import { type Box, boxOf, cropAround, type Device, type PageSize } from './frames.ts';
import type { ReportItem } from './report-items.ts';
import { text } from './text.ts';

interface CropProps {
  report: ConversionView;
  item: ReportItem;
  device: Device;
  /** Called when the crop is clicked, to show its place on the whole page. */
  onShow: (device: Device) => void;
}

/** The framed place, cut from the screenshot; from the other device if this one doesn't show it. */
export const Crop = worded(function Crop({ report, item, device, onShow }: CropProps) {
  const [blank, setBlank] = useState<string>();
  const other: Device = device === 'desktop' ? 'mobile' : 'desktop';
  const seen = [device, other].find((candidate) => placeOn(report, item, candidate) !== null);
  const place = seen && placeOn(report, item, seen);
  if (!seen || !place) return null;
  const { page, box, source } = place;
  const crop = cropAround(box, page);
  if (blank === source) {
    return <p className="note">{text.item.noImage}</p>;
  }
  return (
    <button
      type="button"
      onClick={() => onShow(seen)}
      aria-label={item.type === null ? item.title : text.item.show({ number: item.number })}
      className="relative block overflow-hidden bg-paper shadow-[0_0_0_1px_var(--line-2)] [color-scheme:light]"
      style={{
        width: `min(100%, ${Math.min(crop.width, 480)}px)`,
        aspectRatio: `${crop.width} / ${crop.height}`,
      }}
    >
      <img
        src={source}
        alt=""
        loading="lazy"
        onLoad={({ currentTarget }) => {
          if (!item.isMissing && !isDrawnIn(currentTarget, box, page)) setBlank(source);
        }}
        className="absolute max-w-none"
        style={{
          width: `${(page.width / crop.width) * 100}%`,
          left: `${(-crop.x / crop.width) * 100}%`,
          top: `${(-crop.y / crop.height) * 100}%`,
        }}
      />
      <span
        aria-hidden="true"
        className={item.isMissing ? 'mark mark-missing' : 'mark'}
        style={{
          '--page-width': crop.width,
          '--page-height': crop.height,
          '--x': box.x - crop.x,
          '--y': box.y - crop.y,
          '--w': box.width,
          '--h': Math.min(box.height, crop.y + crop.height - box.y),
        }}
      />
    </button>
  );
});

function placeOn(report: ConversionView, item: ReportItem, device: Device) {
  const page = report.analysisResults.screenshots[device];
  const source = report.screenshots[device];
  const box = page && boxOf(item, device, page);
  return page && source !== null && box ? { page, box, source } : null;
}

/** Whether the screenshot shows anything at a place; assumed if its pixels can't be read. */
function isDrawnIn(picture: HTMLImageElement, box: Box, page: PageSize): boolean {
  const scale = picture.naturalWidth / page.width;
  const width = Math.ceil(box.width * scale);
  const height = Math.ceil(box.height * scale);
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  if (context === null || width < 1 || height < 1) return true;
  context.drawImage(picture, -box.x * scale, -box.y * scale);
  return hasVisibleContent(context.getImageData(0, 0, width, height).data, width, 4);
}
