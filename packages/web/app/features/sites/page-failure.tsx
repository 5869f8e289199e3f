import { CAPTURE_FAILURES, waysPast } from '@liftmark/contract/capture-failures';
import { Link } from 'react-router';
import { text as ways } from '../../client/page-ways.text.ts';
import { WAY_PATHS } from '../../client/page-ways.ts';
import { text } from './text.ts';

interface PageFailureProps {
  url: string;
  /** A code of the API; null if it isn't known. */
  failure: string | null;
}

/** Why a page couldn't be analyzed, and how it can be. */
export function PageFailure({ url, failure }: PageFailureProps) {
  return (
    <span className="note basis-full">
      {sentences.get(failure ?? '') ?? text.pageFailed} <WaysPast url={url} failure={failure} />
    </span>
  );
}

const sentences = new Map<string, string>(Object.entries(CAPTURE_FAILURES));

/** Links to the other ways to analyze a page; none where the page itself has to change. */
function WaysPast({ url, failure }: PageFailureProps) {
  const form = `/analyze?${new URLSearchParams({ url })}`;
  return waysPast(failure ?? '').map((way) => (
    <Link key={way} to={WAY_PATHS[way](form)} className="me-3 inline-flex min-h-6 items-center">
      {ways[way]}
    </Link>
  ));
}
