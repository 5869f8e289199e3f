import { isRouteErrorResponse, Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NotFound } from './not-found.tsx';

/** Shown in place of a screen that couldn't be rendered or loaded. */
export function ErrorScreen({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <Notice
      title="This screen failed to load"
      text="You haven’t lost anything you entered elsewhere. Try again. If it happens again, start from the home page."
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
