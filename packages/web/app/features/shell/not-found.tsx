import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

export function NotFound() {
  return (
    <Notice
      title="404 Page Not Found"
      text="The page you are looking for might have been moved, deleted or the URL might be incorrect."
    >
      <Button look="primary" asChild>
        <Link to="/analyze">Start Free Analysis</Link>
      </Button>
      <Button asChild>
        <Link to="/">Back to Home</Link>
      </Button>
    </Notice>
  );
}
