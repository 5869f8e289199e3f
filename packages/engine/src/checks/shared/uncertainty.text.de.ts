import { quote } from './phrasing.ts';
import type { Text } from './uncertainty.text.ts';

export const text: Text = {
  region: {
    canvas: 'eine Canvas-Grafik',
    frame: ({ host }) => `einen Frame von ${host ?? 'einer anderen Website'}`,
  },
  unread: ({ what, region }) =>
    `Nicht gefunden: ${what}. Die Seite enthält aber ${region}, und den Inhalt konnten wir nicht lesen.`,
  hidden: ({ what, said }) =>
    `Zunächst nicht sichtbar: ${what}. In einem eingeklappten Teil der Seite, den wir nicht geöffnet haben, steht aber ${quote(said, 60)}.`,
};
