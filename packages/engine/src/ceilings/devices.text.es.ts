import type { Text } from './devices.text.ts';

export const text: Text = { on: { desktop: 'en escritorio', mobile: 'en el móvil' } };
