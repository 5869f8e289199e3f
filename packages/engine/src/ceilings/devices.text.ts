import { translated } from '@liftmark/contract/translated';
import { text as de } from './devices.text.de.ts';

const english = { on: { desktop: 'on desktop', mobile: 'on phones' } };

export type Text = typeof english;

export const text = translated(english, { de });
