import { translated } from '@liftmark/contract/translated';
import type { ViewportName } from '../capture/snapshot.ts';
import { amount } from '../checks/shared/phrasing.ts';
import { text as de } from './broken-pictures.text.de.ts';
import { text as es } from './broken-pictures.text.es.ts';
import { text as fr } from './broken-pictures.text.fr.ts';
import { text as devices } from './devices.text.ts';

const english = {
  title: 'Images are broken',
  measure:
    'Lowers the score by 6% if one image didn’t load, by 30% if half of them (four or more) didn’t, and by 45% if none did. Images that are blurred or stretched by half or more lower it by 10% if they make up half of the images, and by 22% if they make up all of them. Images from hosts that didn’t answer us don’t count.',
  reason: {
    missing: ({ count }: { count: number }) => `${amount(count, 'image')} didn’t load.`,
    distorted: ({ count, device }: { count: number; device: ViewportName }) =>
      `${amount(count, 'image')} ${devices.on[device]} ${count === 1 ? 'is' : 'are'} blurred or out of proportion.`,
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
