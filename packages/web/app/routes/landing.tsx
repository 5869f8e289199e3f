import { CATEGORIES, CATEGORY_LABELS } from '@liftmark/contract/categories';
import { methodologySchema } from '@liftmark/contract/methodology';
import { Link } from 'react-router';
import { readAnew } from '../client/read-anew.ts';
import { CATEGORY_QUESTIONS } from '../content/categories.ts';
import { FEATURES, QUESTIONS, STEPS } from '../content/landing.ts';
import published from '../content/methodology.json';
import { Hero } from '../features/landing/hero.tsx';
import { Specimen } from '../features/landing/specimen.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { BandLegend } from '../ui/scale-bar.tsx';
import { MarginSection, Wrap } from '../ui/section.tsx';
import type { Route } from './+types/landing.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Liftmark: see what holds your page back, with the evidence',
    description:
      'Give it the address of a page. Liftmark measures how well it turns visitors into customers and shows, with evidence, what to change first.',
    location,
  });

/** Read, not used: the prerendered page carries no React. */
export const handle = { isReadingPage: true };

/** Runs while the page is built only. */
export function loader() {
  const { checks, sources } = methodologySchema.parse(published);
  return { checks: checks.length, sources: Object.keys(sources).length };
}

export const clientLoader = readAnew;

export default function Landing({ loaderData: { checks, sources } }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <Specimen />
      <MarginSection
        id="features"
        rank="title-1"
        title="An audit you can check"
        lead={
          <p>
            Nothing in a report has to be believed. Each line leads to its place on your page and to its
            source.
          </p>
        }
      >
        <ul className="grid gap-x-16 gap-y-10 md:grid-cols-2">
          {FEATURES.map(({ title, text }) => (
            <li key={title} className="grid content-start gap-2 border-line-2 border-t pt-4">
              <h3 className="title-4">{title}</h3>
              <p className="text-ui">{text}</p>
            </li>
          ))}
        </ul>
      </MarginSection>
      <MarginSection id="how" rank="title-1" title="How it works">
        <ol className="grid gap-x-16 gap-y-10 md:grid-cols-2">
          {STEPS.map(({ title, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[2.5rem_1fr] content-start gap-y-2 border-line-2 border-t pt-4"
            >
              <span aria-hidden="true" className="tabular text-ink-3 text-lg">
                {index + 1}
              </span>
              <div className="grid gap-2">
                <h3 className="title-4">{title}</h3>
                <p className="text-ui">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </MarginSection>
      <MarginSection
        id="measured"
        rank="title-1"
        title="What is measured"
        lead={
          <>
            <p>Six scores of 0 to 100. Their mean is the Liftmark Score, with a letter from A+ to F.</p>
            <p>
              <Link to="/methodology" reloadDocument>
                All {checks} checks and their {sources} sources
              </Link>
            </p>
            <BandLegend />
          </>
        }
      >
        <dl className="border-ink border-t">
          {CATEGORIES.map((category) => (
            <div
              key={category}
              className="grid gap-x-8 gap-y-1 border-line border-b py-4 sm:grid-cols-[12rem_1fr]"
            >
              <dt className="title-4">{CATEGORY_LABELS[category]}</dt>
              <dd className="text-ui">{CATEGORY_QUESTIONS[category]}</dd>
            </div>
          ))}
        </dl>
      </MarginSection>
      <MarginSection rank="title-1" title="Questions">
        <div className="border-line border-t">
          {QUESTIONS.map(({ question, answer }) => (
            <Disclosure key={question} title={<h3 className="font-medium text-lg">{question}</h3>}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </MarginSection>
      <section className="border-line border-t bg-tint py-16">
        <Wrap className="flex flex-wrap items-end justify-between gap-6">
          <div className="grid gap-2">
            <h2 className="title-1">Measure one page today</h2>
            <p>It takes an address and half a minute.</p>
          </div>
          <Button asChild size="large">
            <Link to="/analyze">Run Free Audit</Link>
          </Button>
        </Wrap>
      </section>
    </>
  );
}
