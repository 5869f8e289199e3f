import { Link } from 'react-router';
import type { ArticleCard as Card } from '../../content/blog/articles.server.ts';
import { articlePath } from '../../content/blog/slugs.ts';
import { ArticleDate } from './article-date.tsx';

/** One article in a list. */
export function ArticleCard({ article }: { article: Card }) {
  const { slug, title, excerpt, category, author, date, readMinutes } = article;
  return (
    <article className="grid content-start gap-2 border-line-2 border-t pt-4">
      <p className="note">
        {category}, {readMinutes} min read
      </p>
      <h3 className="title-4">
        <Link to={articlePath(slug)} reloadDocument className="plain-link hover:underline">
          {title}
        </Link>
      </h3>
      <p className="text-ui">{excerpt}</p>
      <p className="note">
        {author}, <ArticleDate date={date} />
      </p>
      <p>
        <Link to={articlePath(slug)} reloadDocument className="text-ui">
          Read More<span className="sr-only">: {title}</span>
        </Link>
      </p>
    </article>
  );
}
