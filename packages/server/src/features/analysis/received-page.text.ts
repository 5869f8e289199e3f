import { translated } from '@liftmark/contract/translated';
import { text as de } from './received-page.text.de.ts';
import { text as es } from './received-page.text.es.ts';
import { text as fr } from './received-page.text.fr.ts';

const english = {
  notReopened:
    'This page was captured in your browser, so we can’t open it ourselves. Open it in your browser and analyze it with the Liftmark extension again.',
  captureGone:
    'The capture of this page isn’t kept anymore. Open the page in your browser and analyze it with the Liftmark extension again.',
  notUploaded: 'This report isn’t on an uploaded file. Upload the file without `replaces`.',
  otherKind: 'Only the report on one page has a page type. Leave out `pageType`.',
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
