import type { Source } from '@liftmark/contract/report';
import { Marked, type Tokens } from 'marked';
import { parse as parseYaml } from 'yaml';

/** Our own content in Markdown, rendered at build time. */

interface Heading {
  id: string;
  text: string;
}

export interface RenderedText {
  html: string;
  /** Of the second level, in order. */
  headings: Heading[];
  /** The sources that `[@id]` cites, in the order of their first mention. */
  sources: Source[];
  words: number;
}

/**
 * Splits a file into its front matter and its text.
 * @throws Error if it has none
 */
export function splitFrontMatter(file: string): { data: unknown; text: string } {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file);
  if (match === null) throw new Error(`No front matter in "${file.slice(0, 40)}"`);
  const [, head = '', text = ''] = match;
  return { data: parseYaml(head), text };
}

/**
 * Renders a text. `[@id]` becomes the number of a source; headings of the second level get ids.
 * @throws Error with the id of a cited source that isn't known
 */
export function renderMarkdown(text: string, known: Record<string, Source> = {}): RenderedText {
  const headings: Heading[] = [];
  const sources: Source[] = [];

  function citation(id: string): string {
    const source = known[id];
    if (source === undefined) throw new Error(`"${id}" is cited but not known`);
    if (!sources.includes(source)) sources.push(source);
    const number = sources.indexOf(source) + 1;
    return `<a href="#source-${number}" aria-label="Source ${number}">${number}</a>`;
  }

  const marked = new Marked({
    extensions: [
      {
        name: 'citation',
        level: 'inline',
        start: (source) => source.indexOf('[@'),
        tokenizer(source) {
          const match = /^\s?\[((?:@[\w-]+(?:;\s*)?)+)\]/.exec(source);
          if (match === null) return undefined;
          return { type: 'citation', raw: match[0], ids: match[1]?.match(/[\w-]+/g) ?? [] };
        },
        renderer: ({ ids }) => `<sup class="cite">${(ids as string[]).map(citation).join(' ')}</sup>`,
      },
    ],
    renderer: {
      heading({ tokens, depth, text: plain }: Tokens.Heading): string {
        const inner = this.parser.parseInline(tokens);
        if (depth !== 2) return `<h${depth}>${inner}</h${depth}>\n`;
        const id = slugOf(plain);
        headings.push({ id, text: plain });
        return `<h2 id="${id}">${inner}</h2>\n`;
      },
      link({ href, tokens }: Tokens.Link): string {
        const rel = href.startsWith('http') ? ' rel="noopener noreferrer"' : '';
        return `<a href="${href.replaceAll('&', '&amp;')}"${rel}>${this.parser.parseInline(tokens)}</a>`;
      },
    },
  });
  const html = marked.parse(text, { async: false });
  return { html, headings, sources, words: wordsIn(text) };
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Words of the running text, without markup and citations. */
function wordsIn(text: string): number {
  return text.replace(/\[@[^\]]*\]/g, '').match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;
}
