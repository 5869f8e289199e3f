import { Progress as Radix } from 'radix-ui';

interface ProgressProps {
  /** 0 to 100. */
  value: number;
  label: string;
  /** The text for screen readers: "58 percent, processing". */
  text: string;
}

/** Progress as a position on a ruled scale. */
export function Progress({ value, label, text }: ProgressProps) {
  return (
    <Radix.Root
      value={value}
      aria-label={label}
      getValueLabel={() => text}
      className="ruler"
      style={{ '--v': value }}
    />
  );
}
