import type { Methodology } from '@liftmark/contract/methodology';
import { PAGE_TYPE_LABELS, PAGE_TYPES } from '@liftmark/contract/page-types';

const HEAD = 'border-line-2 border-b py-2 pe-6 text-start font-medium text-ink-3 text-sm';
const CELL = 'block border-line py-1 pe-6 align-top sm:table-cell sm:border-b sm:py-2.5';

/** The factor of each weight. On a narrow screen each row is a block. */
export function Multipliers({ multipliers }: Pick<Methodology, 'multipliers'>) {
  return (
    <>
      <p>
        A check’s weight is multiplied by how much its group matters on the page type. Groups that aren’t
        listed have a multiplier of 1. If the page type is uncertain, the page counts as “Other”.
      </p>
      <table className="w-full border-collapse text-ui">
        <caption className="sr-only">Weight multipliers by page type and group</caption>
        <thead className="hidden sm:table-header-group">
          <tr>
            <th scope="col" className={HEAD}>
              Page type
            </th>
            <th scope="col" className={HEAD}>
              Counts more
            </th>
            <th scope="col" className={HEAD}>
              Counts less
            </th>
          </tr>
        </thead>
        <tbody>
          {PAGE_TYPES.map((type) => {
            const factors = Object.entries(multipliers[type]);
            return (
              <tr key={type} className="block border-line border-b py-2 sm:table-row">
                <th scope="row" className={`${CELL} whitespace-nowrap text-start text-ink`}>
                  {PAGE_TYPE_LABELS[type]}
                </th>
                <Factors label="More" factors={factors.filter(([, factor]) => factor > 1)} />
                <Factors label="Less" factors={factors.filter(([, factor]) => factor < 1)} />
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

function Factors({ label, factors }: { label: string; factors: [string, number][] }) {
  return (
    <td className={CELL}>
      {factors.length > 0 && <span className="text-ink-3 text-sm sm:hidden">{label}: </span>}
      <span className="tabular">
        {factors.map(([group, factor]) => `${group} ×\u00a0${factor}`).join(', ')}
        {factors.length === 0 && <span className="hidden text-ink-3 sm:inline">nothing</span>}
      </span>
    </td>
  );
}
