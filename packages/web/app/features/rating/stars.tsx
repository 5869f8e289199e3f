import { Star } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../../ui/class-names.ts';

const STARS = [1, 2, 3, 4, 5] as const;

function starClass(isFilled: boolean): string {
  return classNames('size-7', isFilled ? 'fill-ink text-ink' : 'text-edge');
}

/** A stored rating. */
export function StarsShown({ count }: { count: number }) {
  return (
    <span role="img" aria-label={`${count} of 5 stars`} className="flex gap-1">
      {STARS.map((star) => (
        <Star key={star} aria-hidden="true" className={starClass(star <= count)} />
      ))}
    </span>
  );
}

interface StarsChoiceProps {
  /** 1 to 5, or 0 if none is selected. */
  value: number;
  onChange: (value: number) => void;
  disabled: boolean;
}

/** Five stars to choose from. Pressing the selected one clears the selection. */
export function StarsChoice({ value, onChange, disabled }: StarsChoiceProps) {
  const name = useId();
  return (
    <fieldset disabled={disabled} className="flex">
      <legend className="sr-only">Stars</legend>
      {STARS.map((star) => (
        <label
          key={star}
          className="grid size-11 place-items-center rounded-2 hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={star}
            checked={value === star}
            onChange={() => onChange(star)}
            onClick={() => value === star && onChange(0)}
            className="sr-only"
          />
          <Star aria-hidden="true" className={starClass(star <= value)} />
          <span className="sr-only">{star === 1 ? '1 star' : `${star} stars`}</span>
        </label>
      ))}
    </fieldset>
  );
}
