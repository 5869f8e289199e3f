import { methodologySchema } from '@liftmark/contract/methodology';
import { type Source, sourceSchema } from '@liftmark/contract/report';
import { z } from 'zod';
import { type RenderedText, renderMarkdown, splitFrontMatter } from '../markdown.server.ts';
import methodology from '../methodology.json' with { type: 'json' };
import benchmarks from './benchmarks.json' with { type: 'json' };
import { ARTICLE_SLUGS, type ArticleSlug } from './slugs.ts';

const WORDS_PER_MINUTE = 220;

const CATEGORIES = ['Landing Pages', 'A/B Testing', 'Psychology', 'E-commerce', 'SaaS', 'Mobile'] as const;

const frontMatterSchema = z.strictObject({
  title: z.string(),
  excerpt: z.string(),
  /** For search engines. */
  metaDescription: z.string().min(70).max(160),
  date: z.iso.date(),
  category: z.enum(CATEGORIES),
  tags: z.array(z.string()).min(2),
  related: z.array(z.enum(ARTICLE_SLUGS)).length(2),
});

export interface ArticleCard extends z.infer<typeof frontMatterSchema> {
  slug: ArticleSlug;
  author: string;
  readMinutes: number;
}

export interface Article extends ArticleCard, Pick<RenderedText, 'html' | 'headings' | 'sources' | 'words'> {}

const FILES = import.meta.glob<string>('./*.md', { query: '?raw', import: 'default', eager: true });

/** Everything that an article may cite: the sources of the rubric, and figures from outside it. */
const SOURCES: Record<string, Source> = {
  ...methodologySchema.parse(methodology).sources,
  ...Object.fromEntries(
    z
      .array(sourceSchema)
      .parse(benchmarks)
      .map((source) => [source.id, source]),
  ),
};

/** @throws Error if an article has no file, invalid front matter or an unknown citation */
export function articleOf(slug: ArticleSlug): Article {
  const { data, text } = splitFrontMatter(FILES[`./${slug}.md`] ?? '');
  const rendered = renderMarkdown(text, SOURCES);
  return {
    ...frontMatterSchema.parse(data),
    ...rendered,
    slug,
    author: 'The Liftmark team',
    readMinutes: Math.max(1, Math.round(rendered.words / WORDS_PER_MINUTE)),
  };
}

/** The head of an article, without its text. */
export function cardOf(slug: ArticleSlug): ArticleCard {
  const { html: _html, headings: _headings, sources: _sources, words: _words, ...card } = articleOf(slug);
  return card;
}

export function allCards(): ArticleCard[] {
  return ARTICLE_SLUGS.map(cardOf);
}
