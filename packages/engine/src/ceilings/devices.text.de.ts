import type { Text } from './devices.text.ts';

export const text: Text = { on: { desktop: 'auf dem Desktop', mobile: 'auf Smartphones' } };
