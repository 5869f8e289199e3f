/** Leads to the checks on the methodology page, a document of its own without React. */
export function MethodLinks({ checks }: { checks: readonly string[] }) {
  if (checks.length === 0) return null;
  return (
    <p className="note">
      How this is measured:{' '}
      {checks.map((check, index) => (
        <span key={check}>
          {index > 0 && ', '}
          <a href={`/methodology#${check}`}>{check.replaceAll('-', ' ')}</a>
        </span>
      ))}
    </p>
  );
}
