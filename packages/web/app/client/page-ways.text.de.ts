import type { Text } from './page-ways.text.ts';

export const text: Text = {
  access: 'Zugangsdaten hinterlegen',
  upload: 'Seite hochladen',
  extension: 'In Ihrem Browser erfassen',
};
