import type { WholePage, Writing } from '../analyst/analyst.ts';
import type { ModelAnalystOptions } from '../analyst/model/model-analyst.ts';
import type { OutlineNode } from '../analyst/model/whole-page/outline.ts';
import { type PicturedCapture, pagePictures } from './page-pictures.ts';

/** Outlines a packed page, in whatever thread. */
export type ReadOutline = (packed: Uint8Array, signal: AbortSignal) => Promise<readonly OutlineNode[]>;

/** What a model sees of a captured page. Without images, it judges the text alone. */
export async function pageSight(
  capture: PicturedCapture,
  readOutline: ReadOutline,
  onFailure: ModelAnalystOptions['onFailure'],
  signal: AbortSignal,
): Promise<Pick<Writing, 'picture' | 'readPage'>> {
  const pictures = pagePictures(capture, signal);
  const picture = await pictures.firstScreen().catch((error) => {
    onFailure('second-opinion', error);
    return null;
  });
  const tiles: WholePage['tiles'] = (most) =>
    pictures.tiles(most).catch((error) => {
      onFailure('page-insights', error);
      return [];
    });
  return { picture, readPage: async () => ({ outline: await readOutline(capture.snapshot, signal), tiles }) };
}
