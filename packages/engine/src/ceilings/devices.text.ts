import { translated } from '../wording/translated.ts';

const english = { on: { desktop: 'on desktop', mobile: 'on phones' } };

export type Text = typeof english;

export const text = translated(english, {});
