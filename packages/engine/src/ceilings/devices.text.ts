import { translated } from '@liftmark/contract/translated';

const english = { on: { desktop: 'on desktop', mobile: 'on phones' } };

export type Text = typeof english;

export const text = translated(english, {});
