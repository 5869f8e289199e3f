import { quote } from '../checks/shared/phrasing.ts';
import type { Text } from './language-warning.text.ts';

const NAMES = new Intl.DisplayNames('de', { type: 'language' });

const nameOf = (language: string) => NAMES.of(language) ?? language;

export const text: Text = {
  otherLanguage: ({ declared, language, sample }) => {
    const read = sample === null ? '' : `, zum Beispiel ${quote(sample, 60)}`;
    return `Als Sprache der Seite ist ${nameOf(declared)} angegeben, ihr Text ist aber auf ${nameOf(language)}${read}. Gelesen wurde sie auf ${nameOf(language)}.`;
  },
};
