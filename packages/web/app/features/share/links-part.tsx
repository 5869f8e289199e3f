import type { ShareLink } from '@liftmark/contract/share-links';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { statusOf } from '../../client/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { failureWords } from '../../ui/failure-words.ts';
import { FormProblem } from '../../ui/form-problem.tsx';
import { dateWords, momentWords } from '../../ui/moment.ts';
import { worded } from '../../ui/report-language.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChangeLinkDialog } from './change-link-dialog.tsx';
import { CreateLinkForm } from './create-link-form.tsx';
import { type LinksPath, linksQuery, showingOf } from './link-calls.ts';
import { type Showing, text } from './links.text.ts';
import { RevokeLinkDialog } from './revoke-link-dialog.tsx';

interface LinksPartProps {
  of: LinksPath;
  isPro: boolean;
}

/** Folded below the plain link: links with an expiry or a password. */
export const LinksPart = worded(function LinksPart(props: LinksPartProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div onToggle={() => setOpen(true)} className="mt-6 border-line border-t">
      <Disclosure title={<span className="font-medium text-ink text-ui">{text.title}</span>}>
        {isOpen && <Links {...props} />}
      </Disclosure>
    </div>
  );
});

/** The links to a report or a client, with a form for another one. */
export const Links = worded(function Links({ of, isPro }: LinksPartProps) {
  const { data: links, error, refetch } = useQuery(linksQuery(of));
  const [revoking, setRevoking] = useState<ShareLink | null>(null);
  const [changing, setChanging] = useState<ShareLink | null>(null);
  if (error && links === undefined) {
    return (
      <div className="grid justify-items-start gap-3">
        <FormProblem>{failureWords(error)}</FormProblem>
        {statusOf(error) !== 403 && <Button onClick={() => refetch()}>{text.retry}</Button>}
      </div>
    );
  }
  if (links === undefined) return <Skeleton className="h-40 w-full" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-ui">{text.lead}</p>
      <CreateLinkForm of={of} isPro={isPro} />
      {links.length > 0 && (
        <ul className="border-line border-b">
          {links.map((link) => (
            <LinkRow
              key={link.id}
              link={link}
              shows={showingOf(of)}
              onChange={() => setChanging(link)}
              onRevoke={() => setRevoking(link)}
            />
          ))}
        </ul>
      )}
      {changing !== null && (
        <ChangeLinkDialog of={of} link={changing} isPro={isPro} onClose={() => setChanging(null)} />
      )}
      {revoking !== null && <RevokeLinkDialog of={of} link={revoking} onClose={() => setRevoking(null)} />}
    </div>
  );
});

interface LinkRowProps {
  link: ShareLink;
  shows: Showing;
  onChange: () => void;
  onRevoke: () => void;
}

const LinkRow = worded(function LinkRow({ link, shows, onChange, onRevoke }: LinkRowProps) {
  const { url, hasPassword, expiresAt, isExpired, views, lastViewedAt, madeBy } = link;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-t py-3">
      <div className="min-w-0 grow basis-64">
        <p className="truncate font-mono text-ink text-sm">{url.replace(/^https?:\/\//, '')}</p>
        <p className="note">
          {shows[link.shows].name}. {hasPassword && `${text.hasPassword} `}
          {expiresAt !== null && (
            <span className={isExpired ? 'text-danger' : undefined}>
              {isExpired ? text.expired : text.expiresOn}{' '}
              <time dateTime={expiresAt}>{dateWords(expiresAt)}</time>.
            </span>
          )}
        </p>
        <p className="note">
          {text.views({ views })}{' '}
          {lastViewedAt !== null && (
            <>
              {text.lastViewed} <time dateTime={lastViewedAt}>{momentWords(lastViewedAt)}</time>.
            </>
          )}{' '}
          {madeBy !== '' && text.by({ name: madeBy })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={url} name={text.copyName} look="plain" />
        <Button look="quiet" onClick={onChange}>
          {text.change}
        </Button>
        <Button look="quiet" onClick={onRevoke}>
          {text.revoke}
        </Button>
      </div>
    </li>
  );
});
