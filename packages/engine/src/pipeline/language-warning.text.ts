import { languageName } from '@liftmark/contract/language-name';
import { translated } from '@liftmark/contract/translated';
import { quote } from '../checks/shared/phrasing.ts';
import { text as de } from './language-warning.text.de.ts';
import { text as es } from './language-warning.text.es.ts';
import { text as fr } from './language-warning.text.fr.ts';

const english = {
  /** @param sample the line that decided; null where none did */
  otherLanguage: ({
    declared,
    language,
    sample,
  }: {
    declared: string;
    language: string;
    sample: string | null;
  }) => {
    const read = sample === null ? '' : `, for example ${quote(sample, 60)}`;
    return `The page is declared as ${languageName(declared)}, but its text is in ${languageName(language)}${read}. It was read as ${languageName(language)}.`;
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
