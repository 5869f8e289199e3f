import { CATEGORIES, CATEGORY_LABELS } from '@liftmark/contract/categories';
import { methodologySchema } from '@liftmark/contract/methodology';
import { CURRENCY, PLANS } from '@liftmark/contract/plans';
import { Link } from 'react-router';
import { readAnew } from '../client/read-anew.ts';
import { CATEGORY_QUESTIONS } from '../content/categories.ts';
import { FEATURES, FREE_TOOLS, QUESTIONS, RESOURCES, STEPS } from '../content/landing.ts';
import published from '../content/methodology.json';
import { siteOrigin } from '../content/site.ts';
import { Calculator } from '../features/landing/calculator.tsx';
import { DemoDashboard } from '../features/landing/demo-dashboard.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { LiftTable } from '../features/landing/lift-table.tsx';
import { Plans } from '../features/landing/plans.tsx';
import { ExitPopup, FloatingAudit, SuccessPopup } from '../features/landing/popups.tsx';
import { Specimen } from '../features/landing/specimen.tsx';
import { Voices } from '../features/landing/voices.tsx';
import { ShownClaims } from '../features/reading/shown-claims.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { BandLegend } from '../ui/scale-bar.tsx';
import { MarginSection, Wrap } from '../ui/section.tsx';
import type { Route } from './+types/landing.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Liftmark: see what’s holding your page back, with the evidence',
    description:
      'Enter a page’s address. Liftmark measures how well it turns visitors into customers and shows, with evidence, what to change first.',
    location,
    structuredData: [
      {
        '@type': 'SoftwareApplication',
        name: 'Liftmark',
        url: siteOrigin(),
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        description: 'Measures how well a web page turns visitors into customers, with evidence.',
        offers: Object.values(PLANS).map(({ name, perMonth }) => ({
          '@type': 'Offer',
          name,
          price: (perMonth / 100).toFixed(2),
          priceCurrency: CURRENCY,
        })),
      },
      {
        '@type': 'FAQPage',
        mainEntity: QUESTIONS.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  });

/** A content page: prerendered without React. */
export const handle = { isReadingPage: true };

/** Runs only at build time. */
export function loader() {
  const { checks, sources } = methodologySchema.parse(published);
  return { checks: checks.length, sources: Object.keys(sources).length };
}

export const clientLoader = readAnew;

/** The grid of ruled entries in several sections. */
const RULED = 'grid gap-x-16 gap-y-10 md:grid-cols-2';
const ENTRY = 'grid content-start gap-2 border-line-2 border-t pt-4';

export default function Landing({ loaderData: { checks, sources } }: Route.ComponentProps) {
  return (
    <>
      <script type="module" src="/landing.js" />
      <Hero />
      <Specimen />
      <ShownClaims place="landing" />
      <MarginSection
        id="features"
        rank="title-1"
        title="An audit you can verify"
        lead={
          <p>
            You don’t have to take our word for it. Every line in a report links to its place on your page and
            to its source.
          </p>
        }
      >
        <ul className={RULED}>
          {FEATURES.map(({ title, text }) => (
            <li key={title} className={ENTRY}>
              <h3 className="title-4">{title}</h3>
              <p className="text-ui">{text}</p>
            </li>
          ))}
        </ul>
      </MarginSection>
      <section aria-labelledby="demo-title" className="border-line border-t py-(--section)">
        <Wrap className="grid gap-8">
          <div className="flex flex-wrap items-end justify-between gap-4">
            <h2 id="demo-title" className="title-1">
              What you’ll get
            </h2>
            <BandLegend />
          </div>
          <DemoDashboard />
          <p className="note">A made-up page, to show what a report contains.</p>
        </Wrap>
      </section>
      <MarginSection id="how" rank="title-1" title="How it works">
        <ol className={RULED}>
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className={`${ENTRY} grid-cols-[2.5rem_1fr]`}>
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
        title="What we measure"
        lead={
          <>
            <p>Six scores from 0 to 100. Their average is the Liftmark Score, with a letter from A+ to F.</p>
            <p>
              <Link to="/methodology" reloadDocument>
                All {checks} checks and their {sources} sources
              </Link>
            </p>
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
      <MarginSection id="stake" rank="title-1" title="What’s at stake" lead={<p>Enter your own numbers.</p>}>
        <div className="grid gap-14">
          <Calculator />
          <LiftTable />
        </div>
      </MarginSection>
      <section aria-labelledby="voices-title" className="border-line border-t py-(--section)">
        <Wrap className="grid gap-8">
          <h2 id="voices-title" className="title-1">
            What customers say
          </h2>
          <Voices />
        </Wrap>
      </section>
      <section id="pricing" aria-labelledby="pricing-title" className="border-line border-t py-(--section)">
        <Wrap className="grid gap-8">
          <div className="grid gap-3">
            <h2 id="pricing-title" className="title-1">
              Start free, upgrade when you need more
            </h2>
            <p>7-day free trial of Pro. No commitment, cancel anytime.</p>
          </div>
          <Plans />
        </Wrap>
      </section>
      <MarginSection
        id="tools"
        title="Free tools"
        lead={
          <p>
            No account needed.{' '}
            <Link to="/tools" reloadDocument>
              See all tools
            </Link>
          </p>
        }
      >
        <ul className="grid gap-x-16 sm:grid-cols-2">
          {FREE_TOOLS.map(({ to, name }) => (
            <li key={to} className="border-line border-b">
              <Link to={to} reloadDocument className="flex min-h-control items-center text-ui">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </MarginSection>
      <MarginSection rank="title-1" title="Questions">
        <div className="border-line border-t">
          {QUESTIONS.map(({ question, answer }) => (
            <Disclosure
              key={question}
              group="questions"
              title={<h3 className="font-medium text-lg">{question}</h3>}
            >
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </MarginSection>
      <section aria-labelledby="resources-title" className="border-line border-t py-(--section)">
        <Wrap className="grid gap-8">
          <h2 id="resources-title" className="title-2">
            Where to go next
          </h2>
          <ul className="grid gap-x-12 gap-y-8 md:grid-cols-3">
            {RESOURCES.map(({ to, title, text }) => (
              <li key={to} className={ENTRY}>
                <h3 className="title-4">
                  <Link to={to} reloadDocument>
                    {title}
                  </Link>
                </h3>
                <p className="text-ui">{text}</p>
              </li>
            ))}
          </ul>
        </Wrap>
      </section>
      <section className="border-line border-t bg-tint py-16">
        <Wrap className="flex flex-wrap items-end justify-between gap-6">
          <div className="grid gap-2">
            <h2 className="title-1">Measure one page today</h2>
            <p>Your first report is free. The trial unlocks everything else.</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button asChild size="large">
              <Link to="/analyze" data-cta="closing_cta">
                Run Free Audit
              </Link>
            </Button>
            <Button asChild size="large">
              <Link to="/subscribe?trial=true" data-cta="closing_trial">
                Start 7-Day Free Trial
              </Link>
            </Button>
          </div>
        </Wrap>
      </section>
      <FloatingAudit />
      <ExitPopup />
      <SuccessPopup />
    </>
  );
}
