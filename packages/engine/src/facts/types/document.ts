import type { DeclaredItem } from '../../page/structured-data.ts';

export interface DocumentFacts {
  title: string;
  siteName: string | null;
  /** Declared by the page. */
  declaredLanguage: string | null;
  description: string | null;
  capturedAt: string;
  url: string;
  structured: DeclaredItem[];
  mode: 'rendered' | 'static';
  /** Set if the page comes from a file that someone uploaded. */
  isUploaded?: true;
  /** Whether its address calls it terms, a privacy policy or another legal text. */
  legalText: boolean;
}
