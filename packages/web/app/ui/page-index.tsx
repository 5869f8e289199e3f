interface PageIndexProps {
  entries: readonly { id: string; text: string }[];
}

/** The index of a long page, next to it. */
export function PageIndex({ entries }: PageIndexProps) {
  return (
    <nav aria-label="On this page" className="lg:sticky lg:top-24 lg:self-start print:hidden">
      <p className="pb-2 font-medium text-ink text-sm">On this page</p>
      <ol className="border-line border-t lg:border-t-0">
        {entries.map(({ id, text }) => (
          <li key={id} className="border-line border-b lg:border-b-0">
            <a
              href={`#${id}`}
              className="flex min-h-control items-center py-1 text-ink-2 text-sm leading-snug no-underline hover:text-ink hover:underline lg:min-h-8"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
