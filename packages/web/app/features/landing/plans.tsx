import { formatPrice } from '@liftmark/contract/plans';
import { Link } from 'react-router';
import { PLAN_OFFERS } from '../../content/plans.ts';
import { Button } from '../../ui/button.tsx';

/** The three plans, line by line. */
export function Plans() {
  return (
    <div className="grid border-ink border-t md:grid-cols-3">
      {PLAN_OFFERS.map(({ name, perMonth, audience, terms, contents, action }, index) => (
        <article
          key={name}
          className={`grid grid-rows-[auto_auto_1fr_auto] gap-4 py-6 ${index > 0 ? 'border-line border-t md:border-s md:border-t-0 md:ps-8' : ''} md:pe-8`}
        >
          <div>
            <h3 className="title-4">{name}</h3>
            <p className="text-ui">{audience}</p>
          </div>
          <p>
            <span className="title-1 tabular">{formatPrice(perMonth)}</span>
            {perMonth > 0 && <span className="text-ink-3 text-ui"> a month</span>}
            <span className="block text-ink-3 text-sm">{terms}</span>
          </p>
          <ul className="grid list-disc content-start gap-1 ps-5 text-ui marker:text-ink-3">
            {contents.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>
            <Button asChild>
              <Link to={action.to} data-cta={`plan_${index}`}>
                {action.label}
              </Link>
            </Button>
          </p>
        </article>
      ))}
    </div>
  );
}
