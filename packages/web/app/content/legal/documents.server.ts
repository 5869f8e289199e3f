import { z } from 'zod';
import { type RenderedText, renderMarkdown, splitFrontMatter } from '../markdown.server.ts';
import privacy from './privacy.md?raw';
import terms from './terms.md?raw';

const frontMatterSchema = z.strictObject({ title: z.string(), description: z.string(), updated: z.string() });

export interface LegalDocument
  extends z.infer<typeof frontMatterSchema>,
    Pick<RenderedText, 'html' | 'headings'> {}

const FILES = { privacy, terms };

/** @throws Error if the front matter is invalid */
export function legalDocument(name: keyof typeof FILES): LegalDocument {
  const { data, text } = splitFrontMatter(FILES[name]);
  const { html, headings } = renderMarkdown(text);
  return { ...frontMatterSchema.parse(data), html, headings };
}
