import { phoneLayoutNote } from '@liftmark/contract/phone-layout';
import type { ConversionReport, Evidence } from '@liftmark/contract/report';
import { ceilingParts } from '@liftmark/contract/score-words';
import { VIEWPORT_NAMES, type ViewportName } from '../../capture/snapshot.ts';
import { html, Markup } from './markup.ts';
import { text } from './text.ts';

type Device = ViewportName;

/** Data addresses of the full-page screenshots. */
export type PagePictures = Record<Device, string | null>;

type Box = NonNullable<Evidence['boxes'][Device]>;

/** Space around a frame in a crop, and the least and most that a crop shows, in CSS pixels of the page. */
const CROP = { margin: 24, minWidth: 360, minHeight: 90, maxHeight: 420 };
const DATA_ADDRESS = /^data:image\/(webp|jpeg|png);base64,[A-Za-z0-9+/=]+$/;

/** How the custom properties of the report's own page begin. */
export const OWN = 'page';

/** Each picture once, as a custom property; whatever shows a part of it refers to that. */
export function pictureStyles(pictures: PagePictures, property = OWN): Markup {
  const rules = VIEWPORT_NAMES.flatMap((device) => {
    const address = pictures[device];
    return address && DATA_ADDRESS.test(address) ? [`--${property}-${device}:url(${address})`] : [];
  });
  return new Markup(`:root{${rules.join(';')}}`);
}

/** The captured page with a numbered frame for each recommendation and each ceiling that has a place on it. */
export function pageSection(report: ConversionReport, pictures: PagePictures): Markup {
  return html`<div class="plates" aria-label="${text.page.label}">${VIEWPORT_NAMES.map((device) => plate(report, pictures, device))}</div>`;
}

function plate(report: ConversionReport, pictures: PagePictures, device: Device): Markup | null {
  const size = report.screenshots[device];
  if (!size || pictures[device] === null) return null;
  const fold = report.viewports[device].height;
  const ceilings = ceilingParts(report).main.flatMap(({ title, evidence }, index) => {
    const box = evidence.find(({ boxes }) => boxes[device] !== null)?.boxes[device] ?? null;
    const inside = box && clipped(box, size);
    return inside
      ? [
          html`<a class="frame" href="#scoring-title" aria-label="${text.page.ceiling({ number: index + 1, title })}" style="${placed(inside, size)}"><span class="pin">C${index + 1}</span></a>`,
        ]
      : [];
  });
  const frames = report.recommendations.flatMap((recommendation, index) => {
    const box = recommendation.evidence[0]?.boxes[device] ?? null;
    const inside = box && clipped(box, size);
    return inside
      ? [
          html`<a class="frame" id="at-${device}-${index + 1}" href="#change-${index + 1}" aria-label="${text.page.change({ number: index + 1, title: recommendation.title })}" style="${placed(inside, size)}"><span class="pin">${index + 1}</span></a>`,
        ]
      : [];
  });
  const note = device === 'mobile' ? phoneLayoutNote(report.viewports.mobile) : null;
  return html`<figure class="plate ${device}"><figcaption class="note">${text.page.size({ device: text.page[device], width: size.width, height: size.height })}${note && `. ${note}`}</figcaption>
<div class="scroll"><div class="page" role="img" aria-label="${text.page.onDevice[device]}" style="background-image:var(--page-${device});aspect-ratio:${size.width}/${size.height}">
${size.height > fold && html`<div class="fold" style="top:${share(fold, size.height)}"><span>${text.page.fold}</span></div>`}
${ceilings}
${frames}
</div></div></figure>`;
}

/** The part of the page around a finding, with a frame; null if it has no place on a picture. */
export function crop(
  report: ConversionReport,
  pictures: PagePictures,
  evidence: Evidence | undefined,
  property = OWN,
): Markup | null {
  const device = VIEWPORT_NAMES.find(
    (name) => evidence?.boxes[name] && report.screenshots[name] && pictures[name],
  );
  const size = device && report.screenshots[device];
  const box = device && evidence?.boxes[device];
  const inside = box && size ? clipped(box, size) : null;
  if (!device || !size || !inside) return null;
  const region = around(inside, size);
  const within = { ...inside, x: inside.x - region.x, y: inside.y - region.y };
  const style = [
    `background-image:var(--${property}-${device})`,
    `aspect-ratio:${round(region.width)}/${round(region.height)}`,
    `max-width:${round(Math.min(region.width, 640))}px`,
    `background-size:${share(size.width, region.width)} auto`,
    `background-position:${share(region.x, size.width - region.width)} ${share(region.y, size.height - region.height)}`,
  ].join(';');
  return html`<div class="crop" role="img" aria-label="${text.page.crop({ device: text.page[device], text: evidence?.text ?? '' })}" style="${style}"><span class="frame" style="${placed(within, region)}"></span></div>`;
}

function around(box: Box, page: { width: number; height: number }): Box {
  const width = Math.min(page.width, Math.max(CROP.minWidth, box.width + 2 * CROP.margin));
  const height = Math.min(
    page.height,
    CROP.maxHeight,
    Math.max(CROP.minHeight, box.height + 2 * CROP.margin),
  );
  return {
    x: between(box.x + box.width / 2 - width / 2, 0, page.width - width),
    y: between(box.y - CROP.margin, 0, page.height - height),
    width,
    height,
  };
}

/** The part of a box that is on the picture; null if none is. */
function clipped(box: Box, page: { width: number; height: number }): Box | null {
  const x = Math.max(0, box.x);
  const y = Math.max(0, box.y);
  const width = Math.min(page.width, box.x + box.width) - x;
  const height = Math.min(page.height, box.y + box.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

function placed(box: Box, whole: { width: number; height: number }): string {
  return `left:${share(box.x, whole.width)};top:${share(box.y, whole.height)};width:${share(box.width, whole.width)};height:${share(box.height, whole.height)}`;
}

function share(part: number, whole: number): string {
  return `${whole === 0 ? 0 : round((part / whole) * 100)}%`;
}

function between(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
