import type { PlanType } from '@liftmark/contract/billing';
import { formatPrice, PLANS } from '@liftmark/contract/plans';
import type { InvitationView, WorkspaceAudit, WorkspaceRole } from '@liftmark/contract/workspaces';

/** What the screens say about workspaces and teams. */
export const text = {
  roles: {
    owner: { name: 'Owner', an: 'an owner', may: 'Also pays, transfers and deletes the team.' },
    admin: { name: 'Admin', an: 'an admin', may: 'Also manages members, API keys and webhooks.' },
    editor: { name: 'Editor', an: 'an editor', may: 'Analyzes pages and works on them.' },
    viewer: { name: 'Viewer', an: 'a viewer', may: 'Sees all pages and reports. Needs no seat.' },
  } satisfies Record<WorkspaceRole, { name: string; an: string; may: string }>,
  /** For people who are invited. */
  youWill: {
    admin: 'You’ll analyze pages, and manage members, API keys and webhooks.',
    editor: 'You’ll analyze pages and work on what needs to change.',
    viewer: 'You’ll see all pages and reports of the team.',
  } satisfies Record<InvitationView['role'], string>,
  seats: ({ used, seats }: { used: number; seats: number }) =>
    `${used} of ${seats} ${seats === 1 ? 'seat' : 'seats'} in use`,
  perSeat: (plan: PlanType) =>
    `${PLANS[plan].name}, ${formatPrice(PLANS[plan].perMonth)} per seat a month${plan === 'annual' ? ', billed annually' : ''}`,
  tooFew: ({ used }: { used: number }) =>
    `${used} ${used === 1 ? 'seat is' : 'seats are'} in use. Choose at least ${used}, or remove members or invitations first.`,
  /** Fewer seats were bought than are in use, or the plan has ended. */
  missing: {
    title: ({ used, seats, isPro }: { used: number; seats: number; isPro: boolean }) =>
      isPro
        ? `${used} seats are in use, but the team pays for ${seats}`
        : `${used} seats are in use, but the free plan has ${seats}`,
    stay: 'Everyone stays, but you can’t invite people who need a seat.',
    owner: ({ missing, isPro }: { missing: number; isPro: boolean }) =>
      `${isPro ? `Add ${missing} ${missing === 1 ? 'seat' : 'seats'}` : 'Upgrade to Pro'}, make members viewers, or withdraw invitations.`,
    admin: ({ missing, isPro }: { missing: number; isPro: boolean }) =>
      `Ask an owner to ${isPro ? `add ${missing} ${missing === 1 ? 'seat' : 'seats'}` : 'upgrade to Pro'}, make members viewers, or withdraw invitations.`,
    toSeats: 'Go to seats',
  },
  /** Who can do what this person can’t. */
  askOwners: ({ owners }: { owners: string[] }) =>
    `Only an owner can change the plan: ${new Intl.ListFormat('en', { type: 'disjunction' }).format(owners)}.`,
  viewerOnly: ({ team }: { team: string }) =>
    `You’re a viewer of “${team}”: you see its pages and reports, but don’t analyze or change them. Ask an admin to make you an editor, or use your personal workspace.`,
} as const;

type Entry = WorkspaceAudit[number];

const anRole = (role: unknown): string =>
  typeof role === 'string' && role in text.roles ? text.roles[role as WorkspaceRole].an : 'a member';

/** People who are still there are named by their address. */
const person = ({ subject }: Entry): string =>
  subject.startsWith('user:') ? 'someone who is gone' : subject;

const ACTIONS: Record<string, (entry: Entry) => string> = {
  workspace_created: () => 'Created the team',
  workspace_renamed: () => 'Renamed the team',
  workspace_transferred: (entry) => `Made ${person(entry)} the owner`,
  member_invited: ({ details }) => `Invited someone as ${anRole(details.role)}`,
  member_joined: ({ details }) => `Joined as ${anRole(details.role)}`,
  member_left: () => 'Left the team',
  member_removed: (entry) => `Removed ${person(entry)}`,
  member_role_changed: (entry) =>
    `Made ${person(entry)} ${anRole(entry.details.role)}, formerly ${anRole(entry.details.before)}`,
  invitation_revoked: () => 'Withdrew an invitation',
  invitation_declined: () => 'An invitation was declined',
  seats_changed: ({ details }) => `Changed the seats from ${details.before} to ${details.seats}`,
  plan_changed: () => 'The plan changed',
  api_key_created: () => 'Created an API key',
  api_key_revoked: () => 'Revoked an API key',
  report_deleted: () => 'Deleted a report',
  site_deleted: () => 'Deleted a site',
  link_created: () => 'Made a share link',
  link_changed: () => 'Changed a share link',
  link_revoked: () => 'Revoked a share link',
  client_created: () => 'Added a client',
  client_changed: () => 'Renamed a client',
  client_deleted: () => 'Deleted a client',
  branding_changed: () => 'Changed the branding',
  webhook_created: () => 'Added a webhook',
  webhook_changed: () => 'Changed a webhook',
  webhook_deleted: () => 'Deleted a webhook',
  webhook_secret_replaced: () => 'Replaced the secret of a webhook',
  webhook_switched_off: ({ details }) =>
    details.reason === 'left'
      ? 'The webhook of someone who no longer manages the team was switched off'
      : 'A failing webhook was switched off',
};

/** An entry of the log in words: “Removed ada@shop.test”. */
export function actionWords(entry: Entry): string {
  const words = ACTIONS[entry.action];
  if (words !== undefined) return words(entry);
  const spelledOut = entry.action.replaceAll('_', ' ');
  return `${spelledOut.charAt(0).toUpperCase()}${spelledOut.slice(1)}`;
}
