import { text } from '@liftmark/contract/measured-words.text';
import { measuredPageOf } from '@liftmark/contract/measuring';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { measuredPagePath, measuringQuery } from '../../client/measuring-queries.ts';
import { hasEffect, MeasuredRate } from '../../ui/measured-rate.tsx';
import { worded } from '../../ui/report-language.tsx';

/** What was measured of the owner's page, or the way to measure it. */
export const Measured = worded(function Measured({ address }: { address: string }) {
  const { data } = useQuery(measuringQuery);
  const name = measuredPageOf(address);
  const page = data?.pages.find((each) => each.page === name);
  if (data === undefined || name === null) return null;
  if (page === undefined) {
    return (
      <p className="mb-6 text-sm print:hidden">
        <Link to={measuredPagePath(name)}>{text.start}</Link>
      </p>
    );
  }
  return (
    <section
      aria-label={text.section}
      className="mb-6 grid max-w-160 gap-1 border-line border-t pt-4 print:hidden"
    >
      <p className="tabular text-ui">{text.recent(page.recent)}</p>
      {hasEffect(page) && <MeasuredRate page={page} />}
      <Link to={measuredPagePath(page.page)} className="justify-self-start text-sm">
        {text.see}
      </Link>
    </section>
  );
});
