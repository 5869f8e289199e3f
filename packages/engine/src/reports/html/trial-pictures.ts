import type { SmallPair } from '../../trials/small-pictures.ts';
import { html, type Markup } from './markup.ts';
import { text } from './text.ts';

/** The place of a change now and tried, side by side; null where there are no pictures of it. */
export function trialPictures(pairs: readonly SmallPair[], recommendation: string): Markup | null {
  const pair = pairs.find((each) => each.recommendation === recommendation);
  if (pair === undefined) return null;
  const device = text.page[pair.device];
  const part = (bytes: Uint8Array, words: string) =>
    html`<div><div role="img" aria-label="${words}" style="background-image:url(data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')});aspect-ratio:${pair.width}/${pair.height}"></div><p class="note">${words}</p></div>`;
  return html`<figure class="tried">${part(pair.before, text.tried.before)}${part(pair.after, text.tried.after)}<figcaption class="note">${text.tried.caption({ device })}</figcaption></figure>`;
}
