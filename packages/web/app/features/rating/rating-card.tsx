import type { RatingResponse } from '@liftmark/contract/rating';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { MarginSection } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ratingQuery } from './rating-calls.ts';
import { RatingForm } from './rating-form.tsx';
import { StarsShown } from './stars.tsx';

interface RatingCardProps {
  reportId: string;
  /** Undefined while unknown. */
  isSignedIn: boolean | undefined;
  onSignIn: () => void;
  /** Called after a rating was stored. */
  onRated: () => void;
}

/** How good was this analysis? Asked once of every signed-in user. */
export function RatingCard(props: RatingCardProps) {
  return (
    <div className="print:hidden">
      <MarginSection id="rating" title="Rate this analysis" lead={<p>It shows us where to improve.</p>}>
        <div aria-live="polite">
          <RatingState {...props} />
        </div>
      </MarginSection>
    </div>
  );
}

function RatingState({ reportId, isSignedIn, onSignIn, onRated }: RatingCardProps) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(
    ratingQuery(reportId, isSignedIn === true),
  );
  const [hasThanked, setHasThanked] = useState(false);

  if (hasThanked) {
    return (
      <p className="text-ink text-lg">
        Thank you for your feedback! Your rating helps us improve our AI analysis.
      </p>
    );
  }
  if (isSignedIn === false) {
    return (
      <div className="flex flex-wrap items-center gap-4">
        <p>Sign in to rate this analysis.</p>
        <Button onClick={onSignIn}>Sign In</Button>
      </div>
    );
  }
  if (isError && !isFetching) {
    return (
      <div className="flex flex-wrap items-center gap-4">
        <p>We couldn’t look up your rating.</p>
        <Button onClick={() => refetch()}>Try Again</Button>
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
}

function Rated({ rating: { rating, feedback } }: { rating: NonNullable<RatingResponse['rating']> }) {
  return (
    <div className="grid gap-2">
      <StarsShown count={rating} />
      <p className="text-ink">
        You rated this analysis {rating} {rating === 1 ? 'star' : 'stars'}
      </p>
      {feedback !== null && (
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">
          <q>{feedback}</q>
        </p>
      )}
    </div>
  );
}
