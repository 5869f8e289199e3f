import { DEFAULT_RATING, LOW_RATING, MAX_FEEDBACK, ratingRequestSchema } from '@liftmark/contract/rating';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useFailureWords } from '../../ui/failure-words.ts';
import { Field, TextArea } from '../../ui/field.tsx';
import { worded } from '../../ui/report-language.tsx';
import { toast } from '../../ui/toast.tsx';
import { rate } from './rating-calls.ts';
import { StarsChoice } from './stars.tsx';
import { text } from './text.ts';

interface RatingFormProps {
  reportId: string;
  onRated: () => void;
}

/** Stars and a comment, which is shown for low ratings or on request. */
export const RatingForm = worded(function RatingForm({ reportId, onRated }: RatingFormProps) {
  const { failed, missing } = text;
  const { title, text: choose } = missing;
  const words = useFailureWords();
  const [stars, setStars] = useState<number>(DEFAULT_RATING);
  const [feedback, setFeedback] = useState('');
  const [hasAsked, setHasAsked] = useState(false);
  const isLow = stars > 0 && stars <= LOW_RATING;
  const { mutate, isPending } = useMutation({
    mutationFn: () => rate(reportId, { rating: stars, feedback }),
    onSuccess: onRated,
    onError: (error) => toast({ title: failed, description: words(error), look: 'destructive' }),
  });
  const input = ratingRequestSchema.safeParse({ rating: stars, feedback });
  const isRefused = (field: string) => input.error?.issues.some(({ path }) => path[0] === field) ?? false;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (input.success) mutate();
    else if (isRefused('rating')) toast({ title, description: choose, look: 'destructive' });
  };

  return (
    <form noValidate onSubmit={submit} className="grid max-w-140 gap-4">
      <div className="-ms-2 flex flex-wrap items-center gap-x-4">
        <StarsChoice value={stars} onChange={setStars} disabled={isPending} />
        <p className="tabular text-ink-3 text-ui">{text.chosen({ stars })}</p>
      </div>
      {isLow || hasAsked ? (
        <Field
          label={isLow ? text.feedback.low : text.feedback.other}
          error={isRefused('feedback') ? text.feedback.tooLong({ most: MAX_FEEDBACK }) : undefined}
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
          {isPending ? text.pending : text.submit}
        </Button>
        {!isLow && !hasAsked && (
          <Button look="quiet" onClick={() => setHasAsked(true)}>
            {text.addComment}
          </Button>
        )}
      </div>
    </form>
  );
});
