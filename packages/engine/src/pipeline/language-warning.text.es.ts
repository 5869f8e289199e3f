import { quote } from '../checks/shared/phrasing.ts';
import type { Text } from './language-warning.text.ts';

const NAMES = new Intl.DisplayNames('es', { type: 'language' });

function languageName(tag: string): string {
  try {
    return NAMES.of(tag) ?? tag;
  } catch {
    return tag;
  }
}

export const text: Text = {
  otherLanguage: ({ declared, language, sample }) => {
    const read = sample === null ? '' : `, por ejemplo ${quote(sample, 60)}`;
    return `La página declara el idioma ${languageName(declared)}, pero su texto está en ${languageName(language)}${read}. Se leyó en ${languageName(language)}.`;
  },
};
