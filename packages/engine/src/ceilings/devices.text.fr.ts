import type { Text } from './devices.text.ts';

export const text: Text = { on: { desktop: 'sur ordinateur', mobile: 'sur mobile' } };
