import { translated } from '@liftmark/contract/translated';
import { lowerFirst, quote } from './phrasing.ts';
import { text as de } from './uncertainty.text.de.ts';
import { text as es } from './uncertainty.text.es.ts';
import { text as fr } from './uncertainty.text.fr.ts';

const english = {
  region: {
    canvas: 'a canvas',
    frame: ({ host }: { host: string | null }) => `a frame from ${host ?? 'another site'}`,
  },
  unread: ({ what, region }: { what: string; region: string }) =>
    `We didn’t find ${lowerFirst(what)}, but the page has ${region} that we couldn’t read.`,
  hidden: ({ what, said }: { what: string; said: string }) =>
    `${what} isn’t visible at first, but ${quote(said, 60)} is in a collapsed part of the page that we didn’t open.`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
