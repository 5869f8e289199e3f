import { CATEGORY_LABELS } from '@liftmark/contract/categories';
import { type CompetitorReport, differenceCropPath } from '@liftmark/contract/competitor';
import { worded } from '../../ui/report-language.tsx';
import { text as texts } from './text.ts';

type Difference = NonNullable<CompetitorReport['insights']['differences']>[number];

interface DifferencesProps {
  secureId: string;
  differences: readonly Difference[];
}

/** Each difference with what both pages show and do, and what to take over. */
export const Differences = worded(function Differences({ secureId, differences }: DifferencesProps) {
  return (
    <ol className="border-ink border-t">
      {differences.map(({ check, name, title, category, yours, theirs, takeOver, lead, crops }, place) => (
        <li
          key={`${check} ${name}`}
          className="grid gap-4 border-line border-b py-6 print:break-inside-avoid"
        >
          <div className="grid gap-1">
            <h3 className="title-4 [overflow-wrap:anywhere]">{title}</h3>
            <p className="text-ink-3 text-sm">{CATEGORY_LABELS[category]}</p>
          </div>
          <dl className="grid gap-4 sm:grid-cols-2 sm:gap-8">
            <Side
              label={texts.yours}
              text={yours}
              isAhead={lead === 'yours'}
              crop={crops?.yours && { ...crops.yours, source: differenceCropPath(secureId, place, 'yours') }}
            />
            <Side
              label={name}
              text={theirs}
              isAhead={lead === 'theirs'}
              crop={
                crops?.theirs && { ...crops.theirs, source: differenceCropPath(secureId, place, 'theirs') }
              }
            />
          </dl>
          {lead === 'yours' ? (
            <p className="text-ui">{texts.differences.keep}</p>
          ) : (
            takeOver !== null && (
              <p className="text-ui [overflow-wrap:anywhere]">
                <span className="font-medium text-ink">{texts.differences.next}</span> {takeOver}
              </p>
            )
          )}
        </li>
      ))}
    </ol>
  );
});

interface SideProps {
  label: string;
  text: string;
  isAhead: boolean;
  crop: { source: string; width: number; height: number } | null | undefined;
}

const Side = worded(function Side({ label, text, isAhead, crop }: SideProps) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-3 text-sm [overflow-wrap:anywhere]">
        {label}
        {isAhead && <span className="text-ink-2">{texts.differences.leads}</span>}
      </dt>
      <dd className="text-ink text-ui [overflow-wrap:anywhere]">
        {crop && (
          <img
            src={crop.source}
            alt=""
            loading="lazy"
            width={crop.width}
            height={crop.height}
            className="my-2 h-auto max-w-full bg-paper shadow-[0_0_0_1px_var(--line-2)] [color-scheme:light]"
          />
        )}
        {text}
      </dd>
    </div>
  );
});
