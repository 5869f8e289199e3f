import { percent } from '../shared/phrasing.ts';
import type { Text } from './busy-machine.text.ts';

export const text: Text = {
  busy: ({ waited }) =>
    `Unser Rechner war mit anderer Arbeit beschäftigt. Die Seite hat ${percent(waited)} ihrer Verarbeitungszeit auf ihn gewartet; eine lange Zeit muss also nicht an der Seite liegen. Analysieren Sie sie später noch einmal.`,
};
