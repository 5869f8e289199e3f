import type { ReportResults } from '@liftmark/contract/analysis';
import { CATEGORY_LABELS } from '@liftmark/contract/categories';
import { type Opinion, opinionScale } from '@liftmark/contract/second-opinion';
import { Disclosure } from '../../ui/disclosure.tsx';
import { worded } from '../../ui/report-language.tsx';
import { MarginSection } from '../../ui/section.tsx';
import { text } from './text.ts';

/**
 * A language model's judgment of what no rule can measure, next to the measured score. Empty if no model was
 * asked.
 */
export const SecondOpinionSection = worded(function SecondOpinionSection({
  results,
}: {
  results: ReportResults;
}) {
  const { secondOpinion, scores } = results;
  if (secondOpinion === undefined) return null;
  const { model, sawScreenshot, opinions } = secondOpinion;
  return (
    <MarginSection
      id="second-opinion"
      title={text.opinion.title}
      lead={
        <>
          <p>{text.opinion.lead({ model })}</p>
          <p className="note">{sawScreenshot ? text.opinion.sawScreenshot : text.opinion.noScreenshot}</p>
        </>
      }
    >
      <ul className="border-ink border-t">
        {opinions.map((opinion) => (
          <OpinionRow
            key={opinion.id}
            opinion={opinion}
            measured={scores[opinionScale(opinion.id).category] ?? null}
          />
        ))}
      </ul>
    </MarginSection>
  );
});

const OpinionRow = worded(function OpinionRow({
  opinion: { id, level, reason },
  measured,
}: {
  opinion: Opinion;
  measured: number | null;
}) {
  const { label, question, category, anchors } = opinionScale(id);
  return (
    <li className="grid gap-x-10 gap-y-2 pt-5 md:grid-cols-[minmax(0,1fr)_13rem]">
      <div className="grid content-start gap-2">
        <h3 className="title-4">{label}</h3>
        <p className="text-ui">{anchors[level - 1]}</p>
        {reason !== '' && <p className="text-ui [overflow-wrap:anywhere]">{reason}</p>}
      </div>
      <dl className="tabular grid content-start gap-2 text-sm">
        <div className="flex items-center justify-between gap-4">
          <dt className="text-ink-3">{text.opinion.model}</dt>
          <dd className="flex items-center gap-2 font-medium text-ink">
            <Level level={level} />
            {text.opinion.level({ level })}
          </dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-ink-3">{text.opinion.measured({ category: CATEGORY_LABELS[category] })}</dt>
          <dd className="font-medium text-ink">{measured ?? text.opinion.tooLittle}</dd>
        </div>
      </dl>
      <div className="md:col-span-2">
        <Disclosure title={<span className="text-ink-2 text-sm">{question}</span>}>
          <ol className="grid list-decimal gap-1 ps-5 text-ui marker:text-ink-3">
            {anchors.map((anchor, index) => (
              <li key={anchor} className={index === level - 1 ? 'font-medium text-ink' : undefined}>
                {anchor}
              </li>
            ))}
          </ol>
        </Disclosure>
      </div>
    </li>
  );
});

function Level({ level }: { level: number }) {
  return (
    <svg viewBox="0 0 54 8" aria-hidden="true" className="h-2 w-14">
      {[1, 2, 3, 4, 5].map((step) => (
        <rect
          key={step}
          x={(step - 1) * 11}
          width="10"
          height="8"
          className={step <= level ? 'fill-ink-2' : 'fill-line'}
        />
      ))}
    </svg>
  );
}
