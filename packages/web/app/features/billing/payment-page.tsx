import type { ReactNode } from 'react';
import { Wrap } from '../../ui/section.tsx';

/** The narrow column of the payment pages. */
export function PaymentPage({ isBusy = false, children }: { isBusy?: boolean; children: ReactNode }) {
  return (
    <Wrap className="py-(--section)">
      <div aria-busy={isBusy} className="grid max-w-160 gap-8">
        {children}
      </div>
    </Wrap>
  );
}
