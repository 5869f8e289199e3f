import { Link } from 'react-router';
import { pageMeta } from '../features/shell/page-meta.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/article-not-found.ts';

export const handle = { isReadingPage: true };

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Post Not Found | Liftmark',
    description: "The blog post you're looking for doesn't exist.",
    location,
    noindex: true,
  });

export default function ArticleNotFound() {
  return (
    <Notice title="Post Not Found" text="The blog post you're looking for doesn't exist.">
      <Button look="primary" asChild>
        <Link to="/blog" reloadDocument>
          Back to Blog
        </Link>
      </Button>
    </Notice>
  );
}
