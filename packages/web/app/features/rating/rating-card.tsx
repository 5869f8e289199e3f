import type { RatingResponse } from '@liftmark/contract/rating';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { text as controls } from '../../ui/controls.text.ts';
import { worded } from '../../ui/report-language.tsx';
import { MarginSection } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ratingQuery } from './rating-calls.ts';
import { RatingForm } from './rating-form.tsx';
import { StarsShown } from './stars.tsx';
import { text } from './text.ts';

interface RatingCardProps {
  reportId: string;
  /** Undefined while unknown. */
  isSignedIn: boolean | undefined;
  onSignIn: () => void;
  /** Called after a rating was stored. */
  onRated: () => void;
}

/** How good was this analysis? Asked once of every signed-in user. */
export const RatingCard = worded(function RatingCard(props: RatingCardProps) {
  return (
    <div className="print:hidden">
      <MarginSection id="rating" title={text.title} lead={<p>{text.lead}</p>}>
        <div aria-live="polite">
          <RatingState {...props} />
        </div>
      </MarginSection>
    </div>
  );
});

const RatingState = worded(function RatingState({
  reportId,
  isSignedIn,
  onSignIn,
  onRated,
}: RatingCardProps) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(
    ratingQuery(reportId, isSignedIn === true),
  );
  const [hasThanked, setHasThanked] = useState(false);

  if (hasThanked) {
    return <p className="text-ink text-lg">{text.thanks}</p>;
  }
  if (isSignedIn === false) {
    return (
      <div className="flex flex-wrap items-center gap-4">
        <p>{text.signedOut.text}</p>
        <Button onClick={onSignIn}>{text.signedOut.button}</Button>
      </div>
    );
  }
  if (isError && !isFetching) {
    return (
      <div className="flex flex-wrap items-center gap-4">
        <p>{text.notLoaded}</p>
        <Button onClick={() => refetch()}>{controls.tryAgain}</Button>
      </div>
    );
  }
  if (isPending || isSignedIn === undefined) return <Skeleton className="h-28 w-full max-w-140" />;
  if (data?.rating) return <Rated rating={data.rating} />;
  return (
    <RatingForm
      reportId={reportId}
      onRated={() => {
        setHasThanked(true);
        onRated();
      }}
    />
  );
});

const Rated = worded(function Rated({
  rating: { rating, feedback },
}: {
  rating: NonNullable<RatingResponse['rating']>;
}) {
  return (
    <div className="grid gap-2">
      <StarsShown count={rating} />
      <p className="text-ink">{text.rated({ stars: rating })}</p>
      {feedback !== null && (
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">
          <q>{feedback}</q>
        </p>
      )}
    </div>
  );
});
