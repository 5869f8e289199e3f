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
  /** The ways on, after success and after failure. */
  children: (isDone: boolean) => ReactNode;
}

const INCOMPLETE = 'This link is incomplete. Copy the whole address from the mail into the address bar.';

/** The screen of a link that does its work by being opened. */
export function FollowLink({ follow, pending, done, failedTitle, onDone, children }: FollowLinkProps) {
  const token = useLinkToken();
  const { mutate, isSuccess, error } = useMutation({
    mutationFn: follow,
    ...(onDone && { onSuccess: onDone }),
  });
  useEffect(() => {
    if (token !== null) mutate(token);
  }, [token, mutate]);

  if (isSuccess) return <Notice {...done}>{children(true)}</Notice>;
  if (token === null || error !== null) {
    return (
      <Notice title={failedTitle} text={token === null ? INCOMPLETE : sentenceFor(error)}>
        {children(false)}
      </Notice>
    );
  }
  return <Notice {...pending}>{null}</Notice>;
}
