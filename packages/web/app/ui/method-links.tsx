/** Links to the checks on the methodology page, which is its own document without React. */
export function MethodLinks({ checks }: { checks: readonly string[] }) {
  if (checks.length === 0) return null;
  return (
    <p className="note">
      How we measure this:{' '}
      {checks.map((check, index) => (
        <span key={check}>
          {index > 0 && ', '}
          <a href={`/methodology#${check}`}>{check.replaceAll('-', ' ')}</a>
        </span>
      ))}
    </p>
  );
}
