interface ValueBarProps {
  /** 0 to 100: percent of the cell's width. */
  width: number;
  text: string;
  /** Of the bar: its height and color. */
  className: string;
}

/** A value in a table cell, with a bar before it for comparison. */
export function ValueBar({ width, text, className }: ValueBarProps) {
  return (
    <span className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className={`min-w-0.5 rounded-1 ${className}`}
        style={{ width: `${width}%` }}
      />
      <span className="tabular whitespace-nowrap font-medium text-ink">{text}</span>
    </span>
  );
}
