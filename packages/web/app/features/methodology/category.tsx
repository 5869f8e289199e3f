import type { Category as CategoryId } from '@liftmark/contract/categories';
import type { Methodology } from '@liftmark/contract/methodology';
import { CATEGORY_QUESTIONS } from '../../content/categories.ts';
import { CheckEntry } from './check-entry.tsx';
import { WeightBar } from './weight-bar.tsx';

/** The checks of one category: first their names and weights, then each in full. */
export function Category({ category, method }: { category: CategoryId; method: Methodology }) {
  const checks = method.checks.filter((check) => check.category === category);
  return (
    <>
      <p>{CATEGORY_QUESTIONS[category]}</p>
      <ul className="grid gap-x-12 border-line border-t sm:grid-cols-2">
        {checks.map(({ id, label, weight }) => (
          <li key={id} className="border-line border-b">
            <a
              href={`#${id}`}
              className="flex min-h-control items-center justify-between gap-4 text-ink text-ui no-underline hover:underline"
            >
              {label}
              <WeightBar weight={weight} />
            </a>
          </li>
        ))}
      </ul>
      {checks.map((check) => (
        <CheckEntry key={check.id} check={check} sources={method.sources} />
      ))}
    </>
  );
}
