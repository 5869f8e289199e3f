import { PAGE_TYPE_LABELS } from '@liftmark/contract/page-types';
import type { Site, WeighedJourney } from '@liftmark/contract/sites';
import { ScoreLetter } from '../../ui/score-letter.tsx';
import { Block } from './site-report-view.tsx';
import { stepWords } from './text.ts';

/** The ways from the start page to each goal. */
export function JourneyList({ site: { report } }: { site: Site }) {
  const journeys = report?.journeys ?? [];
  if (journeys.length === 0) {
    return (
      <p className="max-w-160 py-6 text-ui">
        {report === null
          ? 'Analyze the pages that stand for each template to see journeys.'
          : 'We found no way over links from the start page to a product, pricing, sign-up or checkout. Robots rules often close checkouts.'}
      </p>
    );
  }
  return (
    <div className="grid gap-10 pt-4">
      {journeys.map((journey) => (
        <Block key={journey.goal} title={`To ${PAGE_TYPE_LABELS[journey.goal].toLowerCase()}`}>
          <Steps journey={journey} />
        </Block>
      ))}
    </div>
  );
}

function Steps({ journey }: { journey: WeighedJourney }) {
  return (
    <ol className="grid">
      {journey.steps.map((step, place) => {
        const { about, weakest } = stepWords(journey, place);
        return (
          <li
            key={step.template}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-line border-t py-3"
          >
            <div className="min-w-0">
              <p className="font-medium text-ink text-ui [overflow-wrap:anywhere]">
                {place + 1}. {step.name}
              </p>
              <p className="note tabular">{about}</p>
              {weakest !== null && <p className="tabular text-ink text-sm">{weakest}</p>}
            </div>
            {step.score === null ? (
              <span className="note">Not analyzed</span>
            ) : (
              <ScoreLetter score={step.score} />
            )}
          </li>
        );
      })}
    </ol>
  );
}
