import { Image } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { Picture } from './crops.ts';
import { box } from './elements.ts';
import { LINE } from './theme.ts';

/** An image at a width in points, with a hairline border. */
export function picture({ jpeg, width, height }: Picture, points: number): ReactElement {
  const shown = Math.min(points, width * 0.75);
  return box(
    { borderWidth: 1, borderColor: LINE, width: shown + 2, marginVertical: 4 },
    h(Image, {
      src: { data: jpeg, format: 'jpg' },
      style: { width: shown, height: (shown * height) / width },
    }),
  );
}
