import { Link } from 'react-router';
import { sentenceFor, statusOf } from '../../client/api-error.ts';

/** Why no checkout was opened, and what to do next, if anything. */
export function StartProblem({ error }: { error: Error }) {
  if (statusOf(error) !== 409) return 'Failed to start subscription. Please try again.';
  return (
    <>
      {sentenceFor(error)} <Link to="/account#plan">Open your account</Link>
    </>
  );
}
