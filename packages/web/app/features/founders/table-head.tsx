import { classNames } from '../../ui/class-names.ts';

interface TableHeadProps {
  columns: { label: string; className: string }[];
}

/** The title of each column. */
export function TableHead({ columns }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map(({ label, className }) => (
          <th
            key={label}
            scope="col"
            className={classNames(
              'border-ink border-b pb-2 font-medium text-ink-3 text-sm not-last:pe-4',
              className,
            )}
          >
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}
