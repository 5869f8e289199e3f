interface Column {
  /** When: "Mar 4". */
  label: string;
  value: number;
  /** Drawn on top in the color of what went wrong. */
  failed?: number;
}

interface ColumnChartProps<Drawn extends Column> {
  title: string;
  /** What the columns say in one sentence. */
  summary: string;
  columns: Drawn[];
  /** What a whole column stands for; left out: the highest of them. */
  highest?: number;
  /** What one column is in words, for its tooltip. */
  describe: (column: Drawn) => string;
}

/** A few columns are no wider than this, and end above their labels. */
const WIDEST_REM = 6;

/** Columns over time, the first and the last one named below. The sentence above says what they show. */
export function ColumnChart<Drawn extends Column>({
  title,
  summary,
  columns,
  highest = Math.max(1, ...columns.map(({ value, failed = 0 }) => value + failed)),
  describe,
}: ColumnChartProps<Drawn>) {
  const height = (amount: number): string => `${(amount / highest) * 100}%`;
  return (
    <figure className="grid content-start gap-3">
      <figcaption className="text-ui">
        <span className="block font-semibold text-ink">{title}</span>
        {summary}
      </figcaption>
      <div className="grid gap-3" style={{ maxWidth: `${columns.length * WIDEST_REM}rem` }}>
        <div
          role="img"
          aria-label={summary}
          className="flex h-40 items-end gap-px border-ink border-b sm:gap-0.5"
        >
          {columns.map((column) => (
            <div
              key={column.label}
              title={describe(column)}
              className="flex h-full min-w-0 flex-1 flex-col justify-end hover:bg-hover"
            >
              <div className="bg-(--band-0-mark)" style={{ height: height(column.failed ?? 0) }} />
              <div className="bg-accent" style={{ height: height(column.value) }} />
            </div>
          ))}
        </div>
        <div aria-hidden="true" className="tabular flex justify-between text-ink-3 text-xs">
          <span>{columns[0]?.label}</span>
          {columns.length > 1 && <span>{columns.at(-1)?.label}</span>}
        </div>
      </div>
    </figure>
  );
}
