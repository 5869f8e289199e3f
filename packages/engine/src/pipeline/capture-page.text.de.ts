import { amount } from '../checks/shared/phrasing.ts';
import type { Text } from './capture-page.text.ts';

export const text: Text = {
  opening: 'Seite wird auf Desktop und Smartphone geöffnet',
  steps: {
    answered: 'Die Website hat geantwortet',
    loaded: 'Geladene Inhalte werden gelesen',
    read: 'Text, Layout und Stile gelesen',
  },
  waiting: 'Warten, um die Seite zur Prüfung ihrer Angaben noch einmal zu öffnen',
  readHtml: 'HTML ohne Browser gelesen',
  loaded: ({ devices, requests }) => `Geladen auf ${devices}, ${amount(requests, 'Anfrage', 'Anfragen')}`,
  devices: { desktop: 'Desktop', mobile: 'Smartphone', both: 'Desktop und Smartphone' },
  written: ({ recommendations }) => `${amount(recommendations, 'Empfehlung', 'Empfehlungen')} geschrieben`,
};
