import { readAnew } from '../client/read-anew.ts';
import { articleOf, cardOf } from '../content/blog/articles.server.ts';
import { ARTICLE_SLUGS, articlePath } from '../content/blog/slugs.ts';
import { siteOrigin } from '../content/site.ts';
import { ArticleView } from '../features/blog/article-view.tsx';
import { breadcrumbData, pageMeta } from '../features/shell/page-meta.ts';
import type { Route } from './+types/article.ts';

/** A content page: prerendered without React. */
export const handle = { isReadingPage: true };

/** Runs only at build time. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const slug = ARTICLE_SLUGS.find((each) => pathname.startsWith(articlePath(each)));
  if (slug === undefined) throw new Error(`No article at ${pathname}`);
  const article = articleOf(slug);
  return { article, related: article.related.map(cardOf) };
}

export const clientLoader = readAnew;

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  if (loaderData === undefined) return [];
  const { title, metaDescription, excerpt, date, tags, author, slug, words } = loaderData.article;
  return pageMeta({
    title: `${title} | Liftmark`,
    description: metaDescription,
    location,
    article: { published: date, tags },
    structuredData: [
      {
        '@type': 'Article',
        headline: title,
        description: excerpt,
        datePublished: date,
        wordCount: words,
        keywords: tags.join(', '),
        author: { '@type': 'Organization', name: author, url: siteOrigin() },
        publisher: { '@type': 'Organization', name: 'Liftmark', url: siteOrigin() },
        image: `${siteOrigin()}/share.png`,
        mainEntityOfPage: `${siteOrigin()}${articlePath(slug)}`,
      },
      breadcrumbData([
        { name: 'Home', path: '/' },
        { name: 'Blog', path: '/blog' },
        { name: title, path: articlePath(slug) },
      ]),
    ],
  });
};

export default function ArticlePage({ loaderData: { article, related } }: Route.ComponentProps) {
  return <ArticleView article={article} related={related} />;
}
