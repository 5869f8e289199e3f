import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { sentenceFor } from '../../client/api-error.ts';
import { useLinkToken } from '../../client/link-token.ts';
import { Notice } from '../../ui/notice.tsx';

interface Words {
  title: string;
  text: string;
}

interface FollowLinkProps {
  /** Performs the action of the link. */
  follow: (token: string) => Promise<unknown>;
  pending: Words;
  done: Words;
  failedTitle: string;
  onDone?: () => void;
  /** The user for whom the link is opened, null while unknown; it runs again for a different user. */
  reader?: string | null;
  /** The next steps, after success and after failure. */
  children: (isDone: boolean, error: Error | null) => ReactNode;
}

const INCOMPLETE = 'This link is incomplete. Copy the whole address from the email into the address bar.';

/** The screen of a link that works as soon as it is opened. */
export function FollowLink({
  follow,
  pending,
  done,
  failedTitle,
  onDone,
  reader = 'anybody',
  children,
}: FollowLinkProps) {
  const token = useLinkToken();
  const { mutate, isSuccess, error } = useMutation({
    mutationFn: follow,
    ...(onDone && { onSuccess: onDone }),
  });
  useEffect(() => {
    if (token !== null && reader !== null) mutate(token);
  }, [token, reader, mutate]);

  if (isSuccess) return <Notice {...done}>{children(true, null)}</Notice>;
  if (token === null || error !== null) {
    return (
      <Notice title={failedTitle} text={token === null ? INCOMPLETE : sentenceFor(error)}>
        {children(false, error)}
      </Notice>
    );
  }
  return <Notice {...pending}>{null}</Notice>;
}
