import type { User } from '@liftmark/contract/auth';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useRequiredUser } from '../../client/use-required-user.ts';
import { useHasRole } from '../../client/workspaces.ts';
import { Wrap } from '../../ui/section.tsx';
import { AccountPreview, AccountSkeleton } from './account-preview.tsx';
import { ClientsPart } from './clients-part.tsx';
import { DataPart } from './data-part.tsx';
import { EmailPart } from './email-part.tsx';
import { EmailsPart } from './emails-part.tsx';
import { ExtensionPart } from './extension-part.tsx';
import { KeysPart } from './keys-part.tsx';
import { MeasuringPart } from './measuring-part.tsx';
import { PageAccessPart } from './page-access-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { PlanPart } from './plan-part.tsx';
import { ProfilePart } from './profile-part.tsx';
import { ReportLanguagePart } from './report-language-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { TeamPart } from './team-part.tsx';
import { TwoFactorPart } from './two-factor-part.tsx';
import { WebhooksPart } from './webhooks-part.tsx';
import { WorkMailsPart } from './work-mails-part.tsx';

export function AccountScreen() {
  const user = useRequiredUser();
  return (
    <>
      <Wrap className="grid gap-1 pt-10 pb-8">
        <h1 className="title-1">Your account</h1>
        <p className="min-h-7 [overflow-wrap:anywhere]">{user?.email}</p>
      </Wrap>
      {user ? <AccountParts user={user} /> : user === null ? <AccountPreview /> : <AccountSkeleton />}
    </>
  );
}

function AccountParts({ user }: { user: User }) {
  const { hash } = useLocation();
  const isAdmin = useHasRole('admin');
  const isEditor = useHasRole('editor');
  // The parts weren't there yet when the browser looked for the anchor in the address.
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <>
      <ProfilePart user={user} />
      <ReportLanguagePart user={user} />
      <EmailPart user={user} />
      <EmailsPart />
      <WorkMailsPart />
      <PasswordPart user={user} />
      <TwoFactorPart user={user} />
      <SessionsPart />
      {isEditor && <PageAccessPart />}
      {isAdmin && <KeysPart user={user} />}
      {isEditor && <ExtensionPart isAdmin={isAdmin} />}
      <PlanPart />
      <MeasuringPart />
      <ClientsPart isAdmin={isAdmin} />
      {isAdmin && <WebhooksPart />}
      <TeamPart />
      <DataPart user={user} />
    </>
  );
}
