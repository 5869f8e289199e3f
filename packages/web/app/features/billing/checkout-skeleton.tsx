import { Skeleton } from '../../ui/skeleton.tsx';
import { PaymentPage } from './payment-page.tsx';

export function CheckoutSkeleton() {
  return (
    <PaymentPage isBusy>
      <h1 className="sr-only">Loading</h1>
      <Skeleton className="h-10 w-72 max-w-full" />
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-control w-56" />
    </PaymentPage>
  );
}
