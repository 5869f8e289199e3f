/** The issues that checks found in a text, or a sentence if there are none. */
export function Issues({ issues, none }: { issues: readonly string[]; none: string }) {
  if (issues.length === 0) return <p className="text-ui">{none}</p>;
  return (
    <ul className="grid max-w-measure list-disc gap-1 ps-5 text-ui marker:text-ink-3">
      {issues.map((issue) => (
        <li key={issue} className="[overflow-wrap:anywhere]">
          {issue}
        </li>
      ))}
    </ul>
  );
}
