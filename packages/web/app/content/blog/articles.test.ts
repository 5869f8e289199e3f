import { describe, expect, it } from 'vitest';
import { articleOf } from './articles.server.ts';
import { ARTICLE_SLUGS } from './slugs.ts';

describe.each(ARTICLE_SLUGS)('%s', (slug) => {
  const article = articleOf(slug);
  const paragraphs = article.html.match(/<(p|li)>[\s\S]*?<\/\1>/g) ?? [];

  it('has 900 to 1,500 words', () => {
    expect(article.words).toBeGreaterThanOrEqual(900);
    expect(article.words).toBeLessThanOrEqual(1500);
  });

  it('cites a source in every paragraph that tells a share found by a study', () => {
    // Percentages of an own calculation or of a rule stand in paragraphs that say so.
    const own = /formula|relative lift of|treat 8%/;
    const bare = paragraphs.filter(
      (text) => /\d%/.test(text) && !text.includes('class="cite"') && !own.test(text),
    );
    expect(bare).toEqual([]);
  });

  it('leads to other articles, and has an index', () => {
    expect(article.related).not.toContain(slug);
    expect(article.headings.length).toBeGreaterThan(4);
    expect(new Set(article.headings.map(({ id }) => id)).size).toBe(article.headings.length);
  });
});
