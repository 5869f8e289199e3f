import { Wrap } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { InsightRows } from './insights.tsx';
import { StatRow } from './stat-cards.tsx';

/** The dashboard while the user is still unknown. */
export function DashboardSkeleton() {
  return (
    <Wrap className="grid gap-8 pb-(--section)" aria-busy="true">
      <StatRow />
      <div className="grid items-start gap-x-16 gap-y-12 xl:grid-cols-[minmax(0,1fr)_18.5rem]">
        <div className="grid min-w-0 gap-6">
          <div className="flex flex-wrap gap-2">
            <Skeleton className="min-h-control grow basis-56" />
            <Skeleton className="min-h-control w-28" />
            <Skeleton className="min-h-control w-36" />
          </div>
          <ListSkeleton />
        </div>
        <InsightRows />
      </div>
    </Wrap>
  );
}

/** A list of pages while it loads: its heading, and cards with their lines and buttons. */
export function ListSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-6">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-7 w-64 max-w-full" />
      <div>
        {['first', 'second', 'third'].map((key) => (
          <div
            key={key}
            className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-5 gap-y-4 border-line border-t py-6 first:border-ink"
          >
            <Skeleton className="h-11 w-13" />
            <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
              <Skeleton className="h-6 w-64 max-w-full" />
              <Skeleton className="h-5 w-80 max-w-full" />
              <Skeleton className="h-4 w-56 max-w-full" />
            </div>
            <div className="col-span-2 grid gap-4 sm:col-span-1 sm:col-start-2">
              <Skeleton className="h-1.5 w-full" />
              <Skeleton className="min-h-control w-full" />
              <div className="flex flex-wrap gap-2">
                <Skeleton className="min-h-control w-28" />
                <Skeleton className="min-h-control w-36" />
                <Skeleton className="min-h-control w-24" />
                <Skeleton className="min-h-control w-40" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
