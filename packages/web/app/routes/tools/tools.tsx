import { Link } from 'react-router';
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

const TOOLS = [
  {
    to: '/tools/conversion-calculator',
    name: 'Conversion Rate Calculator',
    text: 'Your rate today, and what 10 to 100 percent more would bring per year.',
    action: 'Calculate',
  },
  {
    to: '/analyze',
    name: 'Conversion Audit',
    text: 'Enter a page’s address, and we measure the page, with evidence for every finding.',
    action: 'Analyze a page',
  },
  {
    to: '/tools/cro-checklist',
    name: 'CRO Audit Checklist',
    text: 'A 50-point checklist for going through a page by hand. Saves your progress.',
    action: 'Open the checklist',
  },
  {
    to: '/tools/ab-test-planner',
    name: 'A/B Test Planner',
    text: 'Hypothesis, variants, metrics, and the sample your test really needs.',
    action: 'Plan a test',
  },
  {
    to: '/tools/roi-calculator',
    name: 'CRO ROI Calculator',
    text: 'The return on an improvement: when it has paid for itself, and what’s left.',
    action: 'Calculate ROI',
  },
  {
    to: '/tools/customer-journey',
    name: 'Customer Journey Mapper',
    text: 'The stages your customers go through, and what to do in each.',
    action: 'Map the journey',
  },
];

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
