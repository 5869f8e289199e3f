import { DEFAULT_RATING, LOW_RATING, NO_RATING_TITLE, ratingRequestSchema } from '@liftmark/contract/rating';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { sentenceFor } from '../../client/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextArea } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { rate } from './rating-calls.ts';
import { StarsChoice } from './stars.tsx';

interface RatingFormProps {
  reportId: string;
  onRated: () => void;
}

/** Stars and a comment, which is shown for low ratings or on request. */
export function RatingForm({ reportId, onRated }: RatingFormProps) {
  const [stars, setStars] = useState<number>(DEFAULT_RATING);
  const [feedback, setFeedback] = useState('');
  const [hasAsked, setHasAsked] = useState(false);
  const isLow = stars > 0 && stars <= LOW_RATING;
  const { mutate, isPending } = useMutation({
    mutationFn: () => rate(reportId, { rating: stars, feedback }),
    onSuccess: onRated,
    onError: (error) =>
      toast({ title: 'Rating Failed', description: sentenceFor(error), look: 'destructive' }),
  });
  const input = ratingRequestSchema.safeParse({ rating: stars, feedback });
  const problemOf = (field: string) => input.error?.issues.find(({ path }) => path[0] === field)?.message;
  const noStars = problemOf('rating');

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (input.success) mutate();
    else if (noStars) toast({ title: NO_RATING_TITLE, description: noStars, look: 'destructive' });
  };

  return (
    <form noValidate onSubmit={submit} className="grid max-w-140 gap-4">
      <div className="-ms-2 flex flex-wrap items-center gap-x-4">
        <StarsChoice value={stars} onChange={setStars} disabled={isPending} />
        <p className="tabular text-ink-3 text-ui">{stars === 0 ? 'No stars selected' : `${stars} of 5`}</p>
      </div>
      {isLow || hasAsked ? (
        <Field
          label={isLow ? 'Help us improve (optional):' : 'Additional feedback (optional):'}
          error={problemOf('feedback')}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={4}
              value={feedback}
              disabled={isPending}
              onChange={(event) => setFeedback(event.target.value)}
            />
          )}
        </Field>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={isPending}>
          {isPending ? 'Submitting...' : 'Submit Rating'}
        </Button>
        {!isLow && !hasAsked && (
          <Button look="quiet" onClick={() => setHasAsked(true)}>
            Add a comment
          </Button>
        )}
      </div>
    </form>
  );
}
