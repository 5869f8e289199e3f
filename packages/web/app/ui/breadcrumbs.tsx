import { Link } from 'react-router';

interface BreadcrumbsProps {
  /** From the start page to the parent; the current page comes last, without a link. */
  steps: readonly { name: string; path?: string }[];
}

export function Breadcrumbs({ steps }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap gap-x-2 text-ink-3 text-sm">
        {steps.map(({ name, path }, index) => (
          <li key={name} className="flex min-h-6 items-center gap-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            {path === undefined ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link to={path} reloadDocument className="text-ink-2 no-underline hover:underline">
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
