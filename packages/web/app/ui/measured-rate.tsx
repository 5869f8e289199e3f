import { effectNotes } from '@liftmark/contract/measured-words';
import { text } from '@liftmark/contract/measured-words.text';
import type { MeasuredPage } from '@liftmark/contract/measuring';
import { LiftInterval } from './lift-interval.tsx';
import { worded } from './report-language.tsx';

/** True if the page has more to show than visits. */
export function hasEffect({ experiment, effect }: MeasuredPage): boolean {
  return experiment !== null || effect !== null;
}

/** What a page's latest change did to its conversion rate, as measured. An A/B test wins over before and after. */
export const MeasuredRate = worded(function MeasuredRate({
  page: { experiment, effect, source },
}: {
  page: MeasuredPage;
}) {
  if (experiment !== null) {
    return (
      <Measured words={text.experiment(experiment)} notes={[experiment.name]} lift={experiment.result} />
    );
  }
  if (effect === null) return null;
  if (effect.effect === null) {
    return (
      <p className="text-ui">
        {text.missing(effect)} {effect.detectable !== null && text.detectable(effect.detectable)}
      </p>
    );
  }
  const notes = effectNotes(effect, source);
  return <Measured words={text.effect(effect.effect)} notes={notes} lift={effect.effect} />;
});

interface MeasuredProps {
  words: string;
  notes: string[];
  lift: NonNullable<MeasuredPage['experiment']>['result'];
}

const Measured = worded(function Measured({ words, notes, lift }: MeasuredProps) {
  return (
    <div className="grid gap-1 text-sm">
      <p className="tabular font-medium text-ink">{words}</p>
      <LiftInterval {...lift} />
      <p>
        {text.verdicts[lift.verdict]}. {notes.join(' ')}
      </p>
    </div>
  );
});
