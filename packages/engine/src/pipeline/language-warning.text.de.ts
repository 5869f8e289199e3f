import { languageName } from '@liftmark/contract/language-name';
import { quote } from '../checks/shared/phrasing.ts';
import type { Text } from './language-warning.text.ts';

export const text: Text = {
  otherLanguage: ({ declared, language, sample }) => {
    const read = sample === null ? '' : `, zum Beispiel ${quote(sample, 60)}`;
    return `Als Sprache der Seite ist ${languageName(declared)} angegeben, ihr Text ist aber auf ${languageName(language)}${read}. Gelesen wurde sie als ${languageName(language)}.`;
  },
};
