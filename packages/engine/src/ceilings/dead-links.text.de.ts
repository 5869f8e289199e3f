import { percent, quote } from '../checks/shared/phrasing.ts';
import type { Text } from './dead-links.text.ts';

export const text: Text = {
  title: 'Buttons und Links führen ins Leere',
  measure:
    'Senkt den Score um 20 %, wenn der wichtigste Call-to-Action oder ein fast ebenso auffälliger Button ins Leere führt, und entsprechend anteilig, wenn das nur für einige der gleichnamigen Links und Buttons gilt; um 15 %, wenn die Hälfte der Links und Buttons ins Leere führt oder deaktiviert ist, und um 30 %, wenn es alle sind. Bis 10 % wird er nicht gesenkt. Zusammen senken sie ihn um bis zu 40 %.',
  reason: {
    main: ({ label }) => `Der wichtigste Call-to-Action ${quote(label, 40)} führt ins Leere`,
    rival: ({ label }) => `Der Button ${quote(label, 40)} führt ins Leere`,
    some: ({ label, dead, total }) =>
      `${dead} von ${total} Buttons ${quote(label, 40)} ${dead === 1 ? 'führt' : 'führen'} ins Leere`,
    many: ({ share }) => `${percent(share)} der Links und Buttons führen ins Leere.`,
  },
  alone: ({ reason }) => `${reason}.`,
  withOthers: ({ reason, share }) => `${reason}, ebenso ${percent(share)} aller Links und Buttons.`,
};
