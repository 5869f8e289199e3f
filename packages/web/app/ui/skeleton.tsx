import { classNames } from './class-names.ts';

/** A quiet block in the place and size of what is still loading. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('block rounded-1 bg-hover', className)} />;
}
