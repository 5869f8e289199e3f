import type { FoundersRevenue } from '@liftmark/contract/founders';
import { momentWords } from '../../ui/moment.ts';
import { spelledOut, whole } from './figure-words.ts';

/** What the nightly comparison with the payment provider found. */
export function ComparisonPart({ comparison }: Pick<FoundersRevenue, 'comparison'>) {
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold text-ink text-ui">Comparison with the payment provider</h3>
      {comparison === null ? (
        <p className="border-line border-t py-4 text-ui">No data available</p>
      ) : (
        <>
          <p className="text-ui">
            Last run at <time dateTime={comparison.finishedAt}>{momentWords(comparison.finishedAt)}</time>:{' '}
            {whole(comparison.compared)} {comparison.compared === 1 ? 'subscription' : 'subscriptions'}{' '}
            compared, {differenceWords(comparison.differences.length)}.
          </p>
          <ul className="border-line border-t">
            {comparison.differences.map(({ subscriptionId, kind, here, there }) => (
              <li
                key={`${subscriptionId} ${kind}`}
                className="border-line border-b py-2 text-ui [overflow-wrap:anywhere]"
              >
                <span className="font-medium text-ink">{spelledOut(kind)}</span> of {subscriptionId}: here{' '}
                {here ?? 'nothing'}, provider {there ?? 'nothing'}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function differenceWords(count: number): string {
  if (count === 0) return 'no differences';
  return count === 1 ? '1 difference' : `${whole(count)} differences`;
}
