import { Star } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { worded } from '../../ui/report-language.tsx';
import { text } from './text.ts';

const STARS = [1, 2, 3, 4, 5] as const;

function starClass(isFilled: boolean): string {
  return classNames('size-7', isFilled ? 'fill-ink text-ink' : 'text-edge');
}

/** A stored rating. */
export const StarsShown = worded(function StarsShown({ count }: { count: number }) {
  return (
    <span role="img" aria-label={text.stars.shown({ stars: count })} className="flex gap-1">
      {STARS.map((star) => (
        <Star key={star} aria-hidden="true" className={starClass(star <= count)} />
      ))}
    </span>
  );
});

interface StarsChoiceProps {
  /** 1 to 5, or 0 if none is selected. */
  value: number;
  onChange: (value: number) => void;
  disabled: boolean;
}

/** Five stars to choose from. Pressing the selected one clears the selection. */
export const StarsChoice = worded(function StarsChoice({ value, onChange, disabled }: StarsChoiceProps) {
  const name = useId();
  return (
    <fieldset disabled={disabled} className="flex">
      <legend className="sr-only">{text.stars.legend}</legend>
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
          <span className="sr-only">{text.stars.choice({ stars: star })}</span>
        </label>
      ))}
    </fieldset>
  );
});
