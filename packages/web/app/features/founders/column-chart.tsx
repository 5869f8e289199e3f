interface Column {
  /** When: "Mar 4". */
  label: string;
  value: number;
  /** Drawn on top, in the color for failures. */
  failed?: number;
}

interface ColumnChartProps<Drawn extends Column> {
  title: string;
  /** A sentence that describes the columns. */
  summary: string;
  columns: Drawn[];
  /** The value of a full column; default: the highest one. */
  highest?: number;
  /** One column in words, for its tooltip. */
  describe: (column: Drawn) => string;
}

/** A few columns are no wider than this and don't fill the row. */
const WIDEST_REM = 6;

/** Columns over time, with the first and the last one labeled. The sentence above describes them. */
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
