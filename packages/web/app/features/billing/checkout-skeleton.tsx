import { Skeleton } from '../../ui/skeleton.tsx';
import { PaymentPage } from './payment-page.tsx';

export function CheckoutSkeleton() {
  return (
    <PaymentPage isBusy>
      <span className="sr-only">Loading</span>
      <Skeleton className="h-10 w-72 max-w-full" />
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-control w-56" />
    </PaymentPage>
  );
}
