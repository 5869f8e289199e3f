import { text as measured } from '@liftmark/contract/measured-words.text';
import type { MeasuredPage, Measuring } from '@liftmark/contract/measuring';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { measuredPagePath, measuringQuery } from '../../client/measuring-queries.ts';
import { openSignIn } from '../../client/sign-in.ts';
import { useRequiredUser } from '../../client/use-required-user.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Part } from '../../ui/margin-part.tsx';
import { MeasuredRate } from '../../ui/measured-rate.tsx';
import { Wrap } from '../../ui/section.tsx';
import { SignedOutPreview } from '../../ui/signed-out-preview.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ConnectedExperimentsPart } from './connected-experiments-part.tsx';
import { ConnectionsPart } from './connections-part.tsx';
import { SitesPart } from './sites-part.tsx';
import { text } from './text.ts';
import { UploadPart } from './upload-part.tsx';

const PARTS = [
  { title: 'A small tag', text: 'Counts visits and conversions without cookies.' },
  { title: 'Your own figures', text: 'Connect your analytics, or upload a CSV file.' },
  { title: 'Honest effects', text: 'The effect of each change, with an interval.' },
];

/** Everything that is measured: pages, tags and uploads. */
export function MeasuringScreen() {
  const user = useRequiredUser();
  return (
    <>
      <Wrap className="grid gap-3 pt-10 pb-8">
        <Link to="/account" className="justify-self-start text-sm">
          Your account
        </Link>
        <h1 className="title-1">Measure</h1>
        <p className="max-w-160 text-ui">See what your changes do to the conversion rate of each page.</p>
      </Wrap>
      {user === null ? (
        <SignedOutPreview parts={PARTS} onSignIn={() => openSignIn({ mode: 'signin', returnTo: null })}>
          Sign in to see your figures
        </SignedOutPreview>
      ) : user ? (
        <OwnMeasuring />
      ) : (
        <Wrap aria-busy="true">
          <MeasuringSkeleton />
        </Wrap>
      )}
    </>
  );
}

function OwnMeasuring() {
  const query = useQuery(measuringQuery);
  if (query.data !== undefined) return <MeasuringParts measuring={query.data} />;
  return (
    <Wrap>
      <Loaded query={query} skeleton={<MeasuringSkeleton />}>
        {() => null}
      </Loaded>
    </Wrap>
  );
}

function MeasuringParts({ measuring: { sites, pages, mayChange } }: { measuring: Measuring }) {
  return (
    <>
      {pages.length > 0 && (
        <Part isWide id="pages" title="Pages" lead="The last 28 days, and the latest change.">
          <ul className="grid">
            {pages.map((page) => (
              <PageRow key={page.page} page={page} />
            ))}
          </ul>
        </Part>
      )}
      <SitesPart sites={sites} mayChange={mayChange} />
      <ConnectionsPart mayChange={mayChange} />
      <ConnectedExperimentsPart mayChange={mayChange} />
      {mayChange && <UploadPart />}
    </>
  );
}

function PageRow({ page }: { page: MeasuredPage }) {
  return (
    <li className="grid gap-1.5 border-line border-t py-4 first:border-0 first:pt-0">
      <Link
        to={measuredPagePath(page.page)}
        className="inline-flex min-h-6 items-center justify-self-start font-medium text-ink [overflow-wrap:anywhere]"
      >
        {page.page}
      </Link>
      <p className="tabular text-ui">
        {measured.recent(page.recent)}. {text.gaps(page).join(' ')}
      </p>
      <MeasuredRate page={page} />
    </li>
  );
}

export function MeasuringSkeleton() {
  return (
    <div className="grid border-line border-b">
      {[1, 2, 3].map((row) => (
        <div key={row} className="grid gap-2 border-line border-t py-4">
          <Skeleton className="h-5 w-56 max-w-full" />
          <Skeleton className="h-4 w-80 max-w-full" />
        </div>
      ))}
    </div>
  );
}
