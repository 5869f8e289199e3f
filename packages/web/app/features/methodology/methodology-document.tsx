import { CATEGORIES, CATEGORY_LABELS } from '@liftmark/contract/categories';
import type { Methodology } from '@liftmark/contract/methodology';
import { Wrap } from '../../ui/section.tsx';
import { Category } from './category.tsx';
import { Ceilings } from './ceilings.tsx';
import { Chapter } from './chapter.tsx';
import { Diagnoses } from './diagnoses.tsx';
import { Multipliers } from './multipliers.tsx';
import { Omissions } from './omissions.tsx';
import { ScoreMaking } from './score-making.tsx';
import { SourceList } from './source-list.tsx';
import { TrackRecord } from './track-record.tsx';

/**
 * The rubric for readers: how the score is calculated, every check, the multipliers, what is left out, the
 * sources.
 */
export function MethodologyDocument({ method }: { method: Methodology }) {
  const { checks, ceilings, sources, rubricVersion } = method;
  const sourceCount = Object.keys(sources).length;
  return (
    <article>
      <Wrap className="grid gap-4 pt-(--section) pb-10">
        <h1 className="title-1">How Liftmark measures</h1>
        <p className="text-lg">
          The score comes from {checks.length} checks in six categories, and {ceilings.length} ceilings lower
          it when a page is broken. This page lists each one: what it measures, how much it counts, why, and
          which of {sourceCount} sources it’s based on. No source promises that your page will improve.
        </p>
        <p className="note">
          Rubric <span className="font-mono">{rubricVersion}</span>. Each report names the rubric it was
          scored with. Changing a weight, a measure, a ceiling or a page type creates a new rubric.
        </p>
      </Wrap>
      <Wrap className="grid gap-x-16 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <Index method={method} />
        <div className="min-w-0">
          <Chapter id="score" title="How the score is calculated">
            <ScoreMaking method={method} />
          </Chapter>
          <Chapter id="first" title="What comes first">
            <Diagnoses diagnoses={method.diagnoses} order={method.order} />
          </Chapter>
          <Chapter id="track-record" title="What the advice did">
            <TrackRecord />
          </Chapter>
          <Chapter id="ceilings" title="Ceilings">
            <Ceilings ceilings={method.ceilings} />
          </Chapter>
          {CATEGORIES.map((category) => (
            <Chapter key={category} id={category} title={CATEGORY_LABELS[category]}>
              <Category category={category} method={method} />
            </Chapter>
          ))}
          <Chapter id="page-types" title="What counts most on each page type">
            <Multipliers multipliers={method.multipliers} />
          </Chapter>
          <Chapter id="no-checks" title="Advice we left out on purpose">
            <Omissions method={method} />
          </Chapter>
          <Chapter id="sources" title="Sources">
            <SourceList method={method} />
          </Chapter>
        </div>
      </Wrap>
    </article>
  );
}

function Index({ method }: { method: Methodology }) {
  const entries = [
    { id: 'score', label: 'How the score is calculated' },
    { id: 'first', label: 'What comes first', count: method.diagnoses.length },
    { id: 'track-record', label: 'What the advice did' },
    { id: 'ceilings', label: 'Ceilings', count: method.ceilings.length },
    ...CATEGORIES.map((category) => ({
      id: category,
      label: CATEGORY_LABELS[category],
      count: method.checks.filter((check) => check.category === category).length,
    })),
    { id: 'page-types', label: 'By page type' },
    { id: 'no-checks', label: 'Advice we left out', count: method.omissions.length },
    { id: 'sources', label: 'Sources', count: Object.keys(method.sources).length },
  ];
  return (
    <nav aria-label="On this page" className="pb-6 lg:sticky lg:top-24 lg:self-start print:hidden">
      <ol className="border-line border-t lg:border-t-0">
        {entries.map((entry) => (
          <li key={entry.id} className="border-line border-b lg:border-b-0">
            <a
              href={`#${entry.id}`}
              className="flex min-h-control items-center justify-between gap-4 text-ink-2 text-ui no-underline hover:text-ink hover:underline lg:min-h-8"
            >
              {entry.label}
              {'count' in entry && <span className="tabular text-ink-3 text-sm">{entry.count}</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
