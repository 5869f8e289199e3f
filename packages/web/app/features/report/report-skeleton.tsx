import { Wrap } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The shape of a report while it loads. */
export function ReportSkeleton() {
  return (
    <Wrap aria-busy="true">
      <h1 className="sr-only">Report</h1>
      <p role="status" className="sr-only">
        Loading the report
      </p>
      <div className="grid grid-cols-1 gap-2 pt-8 pb-6">
        <Skeleton className="h-6 w-64 max-w-full" />
        <Skeleton className="h-5 w-80 max-w-full" />
        <Skeleton className="h-5 w-96 max-w-full" />
      </div>
      <div className="grid items-start gap-x-12 gap-y-6 border-line border-t pt-6 pb-10 md:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[17.5rem_minmax(0,1fr)_12rem]">
        <Skeleton className="mx-auto aspect-square w-full max-w-60 rounded-full" />
        <div className="grid gap-3">
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-9 w-4/5" />
          <Skeleton className="mt-6 h-10 w-3/5" />
        </div>
        <Skeleton className="hidden h-76 lg:block" />
      </div>
      <div className="grid gap-10 border-ink border-t pt-4 pb-12 md:grid-cols-3">
        {[1, 2, 3].map((each) => (
          <Skeleton key={each} className="h-14" />
        ))}
      </div>
      <div className="grid gap-6 pb-(--section)">
        {[1, 2, 3, 4, 5, 6].map((each) => (
          <Skeleton key={each} className="h-9" />
        ))}
      </div>
    </Wrap>
  );
}
