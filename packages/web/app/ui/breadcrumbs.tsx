import { Link } from 'react-router';

interface BreadcrumbsProps {
  /** From the top down; the last is the page itself and carries no address. */
  trail: { label: string; to?: string }[];
}

/** Where a page stands. Links load the document anew, so that pages without React can carry them. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm">
        {trail.map(({ label, to }) => (
          <li
            key={label}
            className="inline-flex items-center gap-2 not-first:before:text-ink-3 not-first:before:content-['/']"
          >
            {to === undefined ? (
              <span aria-current="page" className="text-ink-3">
                {label}
              </span>
            ) : (
              <Link to={to} reloadDocument className="inline-flex min-h-control items-center text-ink-2">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
