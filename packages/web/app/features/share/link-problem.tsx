import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ApiError, sentenceFor, statusOf } from '../../client/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LinkPassword } from './link-password.tsx';
import { text } from './links.text.ts';

interface LinkProblemProps {
  address: string;
  error: unknown;
  onRetry: () => Promise<unknown>;
}

/** Shown in place of what a link leads to: its password is missing, or it doesn’t work. */
export function LinkProblem({ address, error, onRetry }: LinkProblemProps) {
  const queryClient = useQueryClient();
  if (error instanceof ApiError && error.body?.code === 'link_password') {
    const open = async (): Promise<void> => {
      await queryClient.resetQueries();
      await onRetry();
    };
    return <LinkPassword address={address} onOpen={open} />;
  }
  return (
    <Notice title={text.gone.title} text={sentenceFor(error)}>
      {statusOf(error) === 404 ? (
        <Button look="primary" asChild>
          <Link to="/">{text.gone.home}</Link>
        </Button>
      ) : (
        <Button look="primary" onClick={() => onRetry()}>
          {text.retry}
        </Button>
      )}
    </Notice>
  );
}
