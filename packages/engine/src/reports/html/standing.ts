import { bandFor } from '@liftmark/contract/grade';
import type { ConversionReport, Standing } from '@liftmark/contract/report';
import { distributionBars, standingWords } from '@liftmark/contract/score-words';
import { html, type Markup } from './markup.ts';
import { text } from './text.ts';

/** In units of the drawing, in which a point of the score is 2 wide. */
const WIDTH = 200;
const HEIGHT = 44;
const MARK = 8;

/**
 * How the page compares with the measured ones: a bar for every five points, and this page marked, or where it may be.
 * Null without a score.
 */
export function standingFigure(standing: Standing, overall: ConversionReport['overall']): Markup | null {
  const { percent, uncapped = null, range = null } = overall;
  if (percent === null) return null;
  const words = standingWords(standing, overall);
  const at = percent * 2;
  return html`<figure class="standing">
<svg viewBox="-1 0 ${WIDTH + 2} ${HEIGHT + MARK + 14}" role="img" aria-label="${text.standing({ words, percent, uncapped, range })}">
${distributionBars(standing).map(
  ({ from, to, height }) =>
    height > 0 &&
    html`<rect data-band="${bandFor(from)}" class="${isOwn(from, to, percent) ? 'own' : 'other'}" x="${from * 2 + 0.5}" width="${(to - from) * 2 - 1}" y="${round(MARK + HEIGHT * (1 - height))}" height="${round(HEIGHT * height)}"/>`,
)}
${range !== null && html`<path class="span" d="M${range.low * 2} ${MARK + HEIGHT}H${range.high * 2}"/>`}
<path class="axis" d="M0 ${MARK + HEIGHT}H${WIDTH}"/>
${uncapped !== null && html`<path class="without" d="M${uncapped * 2} ${MARK / 2}V${MARK + HEIGHT}"/>`}
<path class="here" d="M${at} 0V${MARK + HEIGHT}"/>
${[0, 50, 100].map((mark) => html`<text class="axis-mark" x="${mark * 2}" y="${MARK + HEIGHT + 12}" text-anchor="${mark === 0 ? 'start' : mark === 100 ? 'end' : 'middle'}">${mark}</text>`)}
</svg>
<figcaption class="note">${words}</figcaption>
</figure>`;
}

function isOwn(from: number, to: number, percent: number): boolean {
  return percent >= from && (percent < to || to === 100);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
