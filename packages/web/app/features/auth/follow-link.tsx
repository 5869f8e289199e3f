import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { sentenceFor } from '../../client/api-error.ts';
import { Notice } from '../../ui/notice.tsx';
import { useLinkToken } from './link-token.ts';

interface Words {
  title: string;
  text: string;
}

interface FollowLinkProps {
  /** Does what the link is for. */
  follow: (token: string) => Promise<unknown>;
  pending: Words;
  done: Words;
  failedTitle: string;
  onDone?: () => void;
  /** For whom the link is followed, null while that is not known; it is followed again for somebody else. */
  reader?: string | null;
  /** The ways on, after success and after failure. */
  children: (isDone: boolean, error: Error | null) => ReactNode;
}

const INCOMPLETE = 'This link is incomplete. Copy the whole address from the mail into the address bar.';

/** The screen of a link that does its work by being opened. */
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
