import { translated } from '@liftmark/contract/translated';
import { percent, quote } from '../checks/shared/phrasing.ts';
import { text as de } from './dead-links.text.de.ts';
import { text as es } from './dead-links.text.es.ts';
import { text as fr } from './dead-links.text.fr.ts';

const english = {
  title: 'Buttons and links lead nowhere',
  measure:
    'Lowers the score by 20% if the main CTA or a button that stands out nearly as much leads nowhere, and by its share of that if only some of the links and buttons with its words do; by 15% if half of the links and buttons lead nowhere or are disabled, and by 30% if all of them do. Up to 10% doesn’t lower it. Together, these lower it by up to 40%.',
  reason: {
    main: ({ label }: { label: string }) => `The main CTA ${quote(label, 40)} leads nowhere`,
    rival: ({ label }: { label: string }) => `The button ${quote(label, 40)} leads nowhere`,
    some: ({ label, dead, total }: { label: string; dead: number; total: number }) =>
      `${dead} of ${total} ${quote(label, 40)} buttons ${dead === 1 ? 'leads' : 'lead'} nowhere`,
    many: ({ share }: { share: number }) => `${percent(share)} of the links and buttons lead nowhere.`,
  },
  alone: ({ reason }: { reason: string }) => `${reason}.`,
  withOthers: ({ reason, share }: { reason: string; share: number }) =>
    `${reason}, and so do ${percent(share)} of all links and buttons.`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
