import { formatPrice } from '@liftmark/contract/plans';
import type { SimulatedSubscriptionView } from '@liftmark/contract/simulated-payments';
import { momentWords } from '../../ui/moment.ts';

const STATES: Record<SimulatedSubscriptionView['payments'][number]['state'], string> = {
  paid: 'Paid',
  failed: 'Declined',
  refunded: 'Refunded',
  disputed: 'Disputed',
};

/** The charges so far, newest first. */
export function SimulatedPayments({ payments }: Pick<SimulatedSubscriptionView, 'payments'>) {
  return (
    <section aria-labelledby="payments-title" className="grid gap-2">
      <h2 id="payments-title" className="title-4">
        Payments
      </h2>
      {payments.length === 0 ? (
        <p className="text-ui">No charges yet.</p>
      ) : (
        <ul className="border-line border-t">
          {payments.map(({ id, amount, paidAt, state }) => (
            <li
              key={id}
              className="tabular grid grid-cols-[1fr_auto] gap-x-6 border-line border-b py-2 text-ui sm:grid-cols-[1fr_8rem_6rem]"
            >
              <span className="col-span-2 sm:col-span-1">{momentWords(paidAt)}</span>
              <span>{STATES[state]}</span>
              <span className="text-end text-ink">{formatPrice(amount)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
