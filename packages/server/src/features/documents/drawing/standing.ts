import type { ConversionReport, Standing } from '@liftmark/contract/report';
import { distributionBars, standingWords } from '@liftmark/contract/score-words';
import { Line, Rect, Svg, Text } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { block, box } from './elements.ts';
import { INK, LINE, SOFT, scoreColor, styles } from './theme.ts';

/** In points. One point of the score is two points wide. */
const WIDTH = 200;
const HEIGHT = 40;
const MARK = 6;
const BASE = MARK + HEIGHT;

/** The page's standing among measured pages: a sentence, and a bar for every five points, with this page marked. */
export function standingBlock(
  standing: Standing,
  overall: ConversionReport['overall'],
  percent: number,
): ReactElement {
  const { range } = overall;
  const bars = distributionBars(standing).filter(({ height }) => height > 0);
  return block(
    { marginTop: 12 },
    h(Text, { style: { marginBottom: 6 } }, standingWords(standing, overall)),
    h(
      Svg,
      { width: WIDTH, height: BASE + 1, viewBox: `0 0 ${WIDTH} ${BASE + 1}` },
      ...bars.map(({ from, to, height }) =>
        h(Rect, {
          x: from * 2 + 0.5,
          y: BASE - HEIGHT * height,
          width: (to - from) * 2 - 1,
          height: HEIGHT * height,
          fill: percent >= from && (percent < to || to === 100) ? scoreColor(percent) : LINE,
        }),
      ),
      h(Line, { x1: 0, y1: BASE, x2: WIDTH, y2: BASE, stroke: SOFT, strokeWidth: 0.5 }),
      range &&
        h(Line, {
          x1: range.low * 2,
          y1: BASE,
          x2: range.high * 2,
          y2: BASE,
          stroke: INK,
          strokeWidth: 3,
        }),
      h(Line, { x1: percent * 2, y1: 0, x2: percent * 2, y2: BASE, stroke: INK, strokeWidth: 1 }),
    ),
    box(
      [styles.row, { width: WIDTH, justifyContent: 'space-between' }],
      ...['0', '50', '100'].map((mark) => h(Text, { style: styles.small }, mark)),
    ),
  );
}
