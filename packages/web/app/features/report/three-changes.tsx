import { EFFORT_WORDS } from '@liftmark/contract/effort-words';
import { Marker } from '../../ui/marker.tsx';
import { worded } from '../../ui/report-language.tsx';
import { FindingLink } from './finding-link.tsx';
import type { ReportItem } from './report-items.ts';
import { text } from './text.ts';
import { pointsLost, sumAsShown } from './words.ts';

/** The first three recommendations, with the points and the effort of each. */
export const ThreeChanges = worded(function ThreeChanges({
  items,
  percent,
}: {
  items: readonly ReportItem[];
  percent: number | null;
}) {
  const first = items.filter(({ type }) => type !== null).slice(0, 3);
  if (first.length === 0) return null;
  const worth = sumAsShown(first);
  return (
    <section aria-labelledby="three" className="border-ink border-t pt-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="three" className="title-4">
          {first.length === 3 ? text.three.title : text.three.fewer}
        </h2>
        {percent !== null && (
          <p className="tabular note">{text.three.sorted({ worth, lost: 100 - percent })}</p>
        )}
      </header>
      <ol className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-3">
        {first.map((item) => (
          <li key={item.key} className="grid grid-cols-[auto_1fr] content-start gap-3">
            <Marker number={item.number} />
            <div>
              <h3 className="title-4">
                <FindingLink finding={item.key} className="plain-link hover:underline">
                  {item.title}
                </FindingLink>
              </h3>
              <p className="tabular note">
                {pointsLost(item.points)}
                {item.recommendation ? ` · ${EFFORT_WORDS[item.recommendation.effort]}` : ''}
                {item.isLocked ? ` · ${text.three.inPro}` : ''}
                {item.modelNotes.map((note) => ` · ${note}`)}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
});
