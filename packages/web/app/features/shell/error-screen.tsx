import { isRouteErrorResponse, Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NotFound } from './not-found.tsx';

/** What stands in place of a screen that failed to draw or to load. */
export function ErrorScreen({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <Notice
      title="This screen failed to load"
      text="Nothing you entered elsewhere is lost. Try again; if it happens twice, start from the home page."
    >
      <Button look="primary" onClick={() => window.location.reload()}>
        Try Again
      </Button>
      <Button asChild>
        <Link to="/">Back to Home</Link>
      </Button>
    </Notice>
  );
}
