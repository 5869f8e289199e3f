import { translated } from '@liftmark/contract/translated';
import { percent } from '../shared/phrasing.ts';
import { text as de } from './busy-machine.text.de.ts';
import { text as es } from './busy-machine.text.es.ts';
import { text as fr } from './busy-machine.text.fr.ts';

const english = {
  busy: ({ waited }: { waited: number }) =>
    `Our machine was busy with other work. The page spent ${percent(waited)} of its processing time waiting for our machine, so the page may not be the reason for a slow time. Analyze it again later.`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
