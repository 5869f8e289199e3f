import { VIEWPORTS, type ViewportCapture } from '../snapshot.ts';
import { nodesOfHtml } from './html-nodes.ts';

/**
 * HTML as a capture without a browser: nodes without boxes, and nothing measured.
 * @param readAtMs milliseconds after the snapshot's `capturedAt`
 */
export function parsedCapture(html: string, readAtMs = 0): ViewportCapture {
  return {
    viewport: { name: 'desktop', ...VIEWPORTS.desktop },
    page: { width: 0, height: 0 },
    ...nodesOfHtml(html),
    styles: [],
    images: {},
    vitals: null,
    requests: [],
    scriptErrors: [],
    motion: [],
    pinned: null,
    screenshot: null,
    readAtMs,
  };
}
