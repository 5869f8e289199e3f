import { Link } from 'react-router';
import { sentenceFor, statusOf } from '../../client/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Shown in place of a report that doesn't exist or couldn't be loaded. */
export function ReportProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const status = statusOf(error);
  if (status !== null && status >= 400 && status < 500 && status !== 429 && status !== 408) {
    return (
      <Notice
        title="Report Not Found"
        text="The report you're looking for doesn't exist or you don't have access to it."
      >
        <Button look="primary" asChild>
          <Link to="/analyze">Analyze a Page</Link>
        </Button>
        <Button asChild>
          <Link to="/">Back to Home</Link>
        </Button>
      </Notice>
    );
  }
  return (
    <Notice title="We couldn’t load this report" text={sentenceFor(error)}>
      <Button look="primary" onClick={onRetry}>
        Try Again
      </Button>
    </Notice>
  );
}
