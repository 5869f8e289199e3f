import { LEAST_WORKSPACES } from '@liftmark/contract/track-record';
import { Skeleton } from '../../ui/skeleton.tsx';

const HEAD = 'border-line-2 border-b py-2 pe-6 font-medium text-ink-3 text-sm';
const CELL = 'block py-0.5 pe-6 align-top sm:table-cell sm:border-line sm:border-b sm:py-2.5';
const COUNT = `${CELL} tabular max-sm:inline-block sm:text-end`;

/** How often advice was followed on this installation, and what it did. A script of the site fills the table in. */
export function TrackRecord() {
  return (
    <>
      <p>
        How many pages got each piece of advice on this installation, on how many it was done, and on how many
        a new analysis verified that. The last column shows what it did to the conversion rate where that was
        measured: a mean that’s drawn toward zero until there are many cases, with its 95% interval. None of
        this affects a score. Every figure rests on at least {LEAST_WORKSPACES} workspaces; members also see
        what happened in their own.
      </p>
      <div data-track-record="" aria-live="polite">
        <div data-state="loading">
          <span className="sr-only">Loading</span>
          <Skeleton className="h-40 w-full" />
        </div>
        <p data-state="empty" hidden className="border-line border-t py-4 text-ui">
          Nothing to show yet. The table fills as people mark advice as done and analyze their pages again.
        </p>
        <p data-state="failed" hidden className="border-line border-t py-4 text-ui">
          We couldn’t load the figures. Reload the page to try again.
        </p>
        <table data-state="filled" hidden className="w-full border-collapse text-ui">
          <caption className="sr-only">What became of each piece of advice</caption>
          <thead className="hidden sm:table-header-group">
            <tr>
              <th scope="col" className={`${HEAD} text-start`}>
                Advice
              </th>
              {['Advised', 'Done', 'Verified'].map((label) => (
                <th key={label} scope="col" className={`${HEAD} text-end`}>
                  {label}
                </th>
              ))}
              <th scope="col" className={`${HEAD} text-start`}>
                Conversion rate
              </th>
            </tr>
          </thead>
          <tbody>
            <tr data-row="" hidden className="max-sm:block max-sm:border-line max-sm:border-b max-sm:py-3">
              <th scope="row" className={`${CELL} text-start font-medium text-ink`}>
                <a data-label="" href="#track-record" className="plain-link hover:underline">
                  Advice
                </a>
                <span data-own="" hidden className="note block font-normal">
                  In your workspace
                </span>
              </th>
              {(['advised', 'done', 'verified'] as const).map((count) => (
                <td key={count} className={COUNT}>
                  <span className="text-ink-3 text-sm capitalize sm:hidden">{count} </span>
                  <span data-count={count} />
                </td>
              ))}
              <td data-effect="" className={`${CELL} tabular`} />
            </tr>
          </tbody>
        </table>
      </div>
    </>
  );
}
