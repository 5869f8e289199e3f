import { createHash } from 'node:crypto';
import type { PageFigures } from '@liftmark/contract/measuring';
import type { LinkShows } from '@liftmark/contract/share-links';

/** Keys of documents in the file store. */

/** Part of the file names: increase it with every change of the documents, so that they are drawn again. */
const DRAWING = 3;

/** Folder of all documents of a report. */
export function documentFolder(secureId: string): string {
  return `documents/${secureId}`;
}

/**
 * @param link whose address the document carries, and which shows less of the report
 * @param look the version of the branding that it is drawn with
 * @param figures what is measured of the page, for those who may see it
 * @param records the version of the track record that it shows; null for none
 */
export function reportFile(
  secureId: string,
  isOpen: boolean,
  link: { id: string; shows: LinkShows } | null = null,
  look: string | null = null,
  figures: PageFigures | null = null,
  records: string | null = null,
): string {
  const forLink = link === null ? '' : `${link.id}-${link.shows}-`;
  const shown = [look, figures && digestOf(figures), records];
  const versions = shown.flatMap((version) => (version === null ? [] : `${version}-`)).join('');
  return `${documentFolder(secureId)}/${forLink}${isOpen ? 'whole' : 'locked'}-${versions}${DRAWING}.pdf`;
}

function digestOf(figures: PageFigures): string {
  return createHash('sha256').update(JSON.stringify(figures)).digest('hex').slice(0, 16);
}

export function cardFile(secureId: string, isSummary = false): string {
  return `${documentFolder(secureId)}/${isSummary ? 'summary-' : ''}card-${DRAWING}.png`;
}

/** Folder of the data sent for one document, and of the document itself. */
export function outlineFolder(id: string): string {
  return `documents/sent/${id}`;
}

/** The sent data, as JSON. */
export function outlineData(id: string): string {
  return `${outlineFolder(id)}/data.json`;
}

/** The document made from the sent data. */
export function sentFile(id: string): string {
  return `${outlineFolder(id)}/document.pdf`;
}

/** The notification topic for “this document exists now”. */
export function topicOf(file: string): string {
  return `document/${file}`;
}

const NAMES = {
  url: 'conversion-analysis',
  manual: 'conversion-analysis',
  competitor: 'competitor-analysis',
  swot: 'swot-analysis',
  copy: 'copy-optimization',
} as const;

/** File name of a downloaded report: with the host if it is about one page, otherwise with the date. */
export function downloadName({
  inputType,
  url,
  createdAt,
}: {
  inputType: keyof typeof NAMES;
  url: string | null;
  createdAt: Date;
}): string {
  const date = createdAt.toISOString().slice(0, 10);
  if (inputType !== 'url') return `${NAMES[inputType]}-${date}.pdf`;
  const host = url !== null && URL.canParse(url) ? new URL(url).hostname.replace(/[^a-z0-9.-]/g, '') : date;
  return `${NAMES[inputType]}-${host}.pdf`;
}
