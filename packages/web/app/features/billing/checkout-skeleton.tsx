import { Wrap } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function CheckoutSkeleton() {
  return (
    <Wrap aria-busy="true" className="grid max-w-184 gap-6 py-(--section)">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-10 w-72 max-w-full" />
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-control w-56" />
    </Wrap>
  );
}
