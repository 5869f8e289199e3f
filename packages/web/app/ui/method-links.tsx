import { text } from './report.text.ts';
import { worded } from './report-language.tsx';
/** Links to the checks on the methodology page, which is its own document without React. */
export const MethodLinks = worded(function MethodLinks({ checks }: { checks: readonly string[] }) {
  if (checks.length === 0) return null;
  return (
    <p className="note">
      {text.method}{' '}
      {checks.map((check, index) => (
        <span key={check}>
          {index > 0 && ', '}
          <a href={`/methodology#${check}`} lang="en">
            {check.replaceAll('-', ' ')}
          </a>
        </span>
      ))}
    </p>
  );
});
