import { quote } from '../checks/shared/phrasing.ts';
import type { Text } from './language-warning.text.ts';

const NAMES = new Intl.DisplayNames('fr', { type: 'language' });

const nameOf = (language: string) => NAMES.of(language) ?? language;

export const text: Text = {
  otherLanguage: ({ declared, language, sample }) => {
    const read = sample === null ? '' : `, par exemple ${quote(sample, 60)}`;
    return `Langue déclarée par la page : ${nameOf(declared)}. Langue de son texte : ${nameOf(language)}${read}. C’est dans cette dernière que la page a été lue.`;
  },
};
