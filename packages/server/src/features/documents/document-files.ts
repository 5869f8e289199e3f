/** Keys of documents in the file store. */

/** Another drawing of the same report is another file: raise it with every change of the looks. */
const DRAWING = 2;

/** Folder of all that was drawn of a report. */
export function documentFolder(secureId: string): string {
  return `documents/${secureId}`;
}

export function reportFile(secureId: string, isOpen: boolean): string {
  return `${documentFolder(secureId)}/${isOpen ? 'whole' : 'locked'}-${DRAWING}.pdf`;
}

export function cardFile(secureId: string): string {
  return `${documentFolder(secureId)}/card-${DRAWING}.png`;
}

/** Folder of what was sent for one document and of the document made of it. */
export function outlineFolder(id: string): string {
  return `documents/sent/${id}`;
}

/** What was sent, as JSON. */
export function outlineData(id: string): string {
  return `${outlineFolder(id)}/data.json`;
}

/** The document made of what was sent. */
export function sentFile(id: string): string {
  return `${outlineFolder(id)}/document.pdf`;
}

/** The topic that says "this document is there". */
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

/** What a downloaded report is called: by its host where it is about one page, by its date otherwise. */
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
