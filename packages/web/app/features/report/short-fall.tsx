import type { ReportResults } from '@liftmark/contract/analysis';
import { checkOf, type FallStep, fallInShort, isCeilingStep, lossWords } from '@liftmark/contract/score-fall';
import { classNames } from '../../ui/class-names.ts';
import { worded } from '../../ui/report-language.tsx';
import { FindingLink } from './finding-link.tsx';
import { text } from './text.ts';

/** What took the points, beside the score, with a link to the whole account. */
export const ShortFall = worded(function ShortFall({ results }: { results: ReportResults }) {
  const { percent } = results.overall;
  const steps = fallInShort(results);
  if (percent === null || steps.length === 0) return null;
  return (
    <table className="tabular mt-5 w-full max-w-md border-collapse text-ui">
      <caption className="pb-1.5 text-start text-ink-3 text-sm">{text.first.fall({ percent })}</caption>
      <tbody>
        {steps.map((step) => (
          <tr key={step.key} data-band={isCeilingStep(step) ? 0 : undefined} className="border-line border-t">
            <th
              scope="row"
              className={classNames(
                'py-1.5 text-start font-normal',
                isCeilingStep(step) ? 'text-mark-ink' : 'text-ink',
              )}
            >
              <Cause step={step} />
            </th>
            <td className="whitespace-nowrap py-1.5 ps-4 text-end">{lossWords(step.lost)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-ink border-t">
          <th scope="row" className="py-1.5 text-start font-normal">
            <a href="#scoring">{text.first.why({ percent })}</a>
          </th>
          <td className="py-1.5 ps-4 text-end font-semibold text-ink">{percent}</td>
        </tr>
      </tfoot>
    </table>
  );
});

/** Every line leads to what it is about. */
function Cause({ step }: { step: FallStep }) {
  const check = checkOf(step);
  if (check === null) {
    return (
      <a href="#scoring" className="plain-link hover:underline">
        {step.label}
      </a>
    );
  }
  return (
    <FindingLink finding={check} className="plain-link hover:underline">
      {step.label}
    </FindingLink>
  );
}
