import { readAnew } from '../client/read-anew.ts';
import { allCards } from '../content/blog/articles.server.ts';
import { articlePath } from '../content/blog/slugs.ts';
import { TOPICS } from '../content/blog/topics.ts';
import { siteOrigin } from '../content/site.ts';
import { ArticleCard } from '../features/blog/article-card.tsx';
import { ClosingCall } from '../features/reading/closing-call.tsx';
import { breadcrumbData, pageMeta } from '../features/shell/page-meta.ts';
import { Wrap } from '../ui/section.tsx';
import type { Route } from './+types/blog.ts';

export const handle = { isReadingPage: true };

/** Runs only at build time. */
export function loader() {
  return { cards: allCards() };
}

export const clientLoader = readAnew;

export const meta: Route.MetaFunction = ({ loaderData, location }) => [
  ...pageMeta({
    title: 'Blog: conversion research you can verify | Liftmark',
    description:
      'Articles on landing pages, A/B testing and visitor psychology. Every figure names its study, who was studied and its limits.',
    location,
    structuredData: [
      {
        '@type': 'Blog',
        name: 'The Liftmark blog',
        url: `${siteOrigin()}/blog`,
        blogPost: (loaderData?.cards ?? []).map(({ title, slug, date }) => ({
          '@type': 'BlogPosting',
          headline: title,
          url: `${siteOrigin()}${articlePath(slug)}`,
          datePublished: date,
        })),
      },
      breadcrumbData([
        { name: 'Home', path: '/' },
        { name: 'Blog', path: '/blog' },
      ]),
    ],
  }),
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: 'The Liftmark blog',
    href: '/blog/rss.xml',
  },
];

export default function Blog({ loaderData: { cards } }: Route.ComponentProps) {
  return (
    <>
      <Wrap className="grid gap-4 pt-(--section) pb-12">
        <h1 className="title-1">Conversion research you can verify</h1>
        <p className="text-lg">
          Findings about pages and the people who visit them, with the size of each effect, who was studied,
          and its limits.
        </p>
      </Wrap>
      <section aria-labelledby="topics" className="border-line border-y bg-tint py-10">
        <Wrap className="grid gap-6">
          <h2 id="topics" className="title-3">
            Topics
          </h2>
          <ul className="grid gap-x-16 gap-y-6 md:grid-cols-3">
            {TOPICS.map(({ name, text, slug }) => (
              <li key={name} className="grid content-start gap-1">
                <h3 className="title-4">
                  <a href={articlePath(slug)}>{name}</a>
                </h3>
                <p className="text-ui">{text}</p>
              </li>
            ))}
          </ul>
        </Wrap>
      </section>
      <section aria-labelledby="articles" className="py-(--section)">
        <Wrap className="grid gap-8">
          <div className="flex flex-wrap items-end justify-between gap-4">
            <h2 id="articles" className="title-2">
              Articles
            </h2>
            <a href="/blog/rss.xml" className="text-sm">
              RSS feed
            </a>
          </div>
          <div className="grid gap-x-16 gap-y-12 md:grid-cols-2">
            {cards.map((card) => (
              <ArticleCard key={card.slug} article={card} />
            ))}
          </div>
        </Wrap>
      </section>
      <ClosingCall
        title="See what an audit finds on your page"
        text="A free audit takes an address and half a minute."
      />
    </>
  );
}
