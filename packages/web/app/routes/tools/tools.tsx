import { Link } from 'react-router';
import { TOOLS } from '../../content/tools.ts';
import { pageMeta } from '../../features/shell/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Wrap } from '../../ui/section.tsx';
import type { Route } from './+types/tools.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Free conversion tools: calculators, checklist, test planner | Liftmark',
    description:
      'Six free tools for people who improve web pages: conversion and ROI calculators, a page audit, a 50-point checklist, an A/B test planner and a journey mapper.',
    location,
  });

/** A content page: prerendered without React. */
export const handle = { isReadingPage: true };

export default function ToolsPage() {
  return (
    <Wrap className="grid gap-12 py-(--section)">
      <header className="grid max-w-measure gap-3">
        <h1 className="title-1">Free tools</h1>
        <p>
          For the numbers and plans behind a better page. No account, nothing to install. Your input stays in
          your browser and in the links you share.
        </p>
      </header>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {TOOLS.map(({ to, name, text, action }) => (
          <li key={to} className="grid content-start gap-2 border-ink border-t pt-4">
            <h2 className="title-4">{name}</h2>
            <p className="text-ui">{text}</p>
            <Link to={to} reloadDocument className="inline-flex min-h-control items-center font-medium">
              {action}
            </Link>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3 border-line border-t pt-8">
        <Button asChild look="primary" size="large">
          <Link to="/analyze" reloadDocument>
            Analyze My Website
          </Link>
        </Button>
        <Button asChild size="large">
          <Link to="/blog" reloadDocument>
            Read the blog
          </Link>
        </Button>
      </div>
    </Wrap>
  );
}
