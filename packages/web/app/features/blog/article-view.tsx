import { Link } from 'react-router';
import type { Article, ArticleCard as Card } from '../../content/blog/articles.server.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { PageIndex } from '../../ui/page-index.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Wrap } from '../../ui/section.tsx';
import { ArticleCard } from './article-card.tsx';
import { ArticleDate } from './article-date.tsx';
import { ArticleSources } from './article-sources.tsx';

interface ArticleViewProps {
  article: Article;
  related: Card[];
}

/** One article with its index, its sources and related articles. */
export function ArticleView({ article, related }: ArticleViewProps) {
  const { title, excerpt, category, author, date, readMinutes, html, headings, sources, tags } = article;
  return (
    <article>
      <Wrap className="grid gap-4 pt-8 pb-10">
        <Breadcrumbs
          steps={[{ name: 'Home', path: '/' }, { name: 'Blog', path: '/blog' }, { name: title }]}
        />
        <p className="mt-4 font-medium text-accent text-sm">{category}</p>
        <h1 className="title-1 max-w-[26ch]">{title}</h1>
        <p className="text-lg">{excerpt}</p>
        <p className="note">
          By {author}, <ArticleDate date={date} />, {readMinutes} min read
        </p>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button data-copy-link="">Copy Link</Button>
          <span role="status" data-copy-status="" className="self-center text-sm" />
        </div>
      </Wrap>
      <Wrap className="grid gap-x-16 gap-y-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <PageIndex entries={[...headings, { id: 'sources', text: 'Sources' }]} />
        <div className="min-w-0 pb-16">
          <Prose html={html} />
          <ul aria-label="Tags" className="mt-10 flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag} className="rounded-2 border border-line-2 px-2.5 py-1 text-ink-2 text-sm">
                {tag}
              </li>
            ))}
          </ul>
          <ArticleSources sources={sources} />
        </div>
      </Wrap>
      <section aria-labelledby="related" className="border-line border-t bg-tint py-14 print:hidden">
        <Wrap className="grid gap-8">
          <h2 id="related" className="title-2">
            Related articles
          </h2>
          <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
            {related.map((card) => (
              <ArticleCard key={card.slug} article={card} />
            ))}
          </div>
          <div className="flex flex-wrap gap-3">
            <Button asChild look="primary">
              <Link to="/analyze" data-cta="article_cta">
                Analyze Your Site
              </Link>
            </Button>
            <Button asChild>
              <Link to="/blog" reloadDocument>
                Back to Blog
              </Link>
            </Button>
          </div>
        </Wrap>
      </section>
    </article>
  );
}
