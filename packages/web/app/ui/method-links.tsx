import { labelOf } from '@liftmark/contract/check-labels';
import { text } from './report.text.ts';
import { worded } from './report-language.tsx';

/** Links to the checks on the methodology page, which is its own document without React, and in English. */
export const MethodLinks = worded(function MethodLinks({ checks }: { checks: readonly string[] }) {
  if (checks.length === 0) return null;
  return (
    <p className="note">
      {text.method}{' '}
      {checks.map((check, index) => (
        <span key={check}>
          {index > 0 && ', '}
          <a href={`/methodology#${check}`} hrefLang="en">
            {labelOf(check)}
          </a>
        </span>
      ))}
    </p>
  );
});
