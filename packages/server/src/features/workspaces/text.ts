/** What people read about workspaces and teams. */
export const text = {
  personal: 'This is your personal workspace, which is yours alone. Create a team to work with others.',
  noSeat: ({ used, seats, isPaid }: { used: number; seats: number; isPaid: boolean }) =>
    isPaid && used > seats
      ? `${used} seats are in use, but the team pays for ${seats}. Ask an owner to add seats, make members viewers, which is free, or withdraw invitations.`
      : isPaid
        ? `All ${seats} ${seats === 1 ? 'seat is' : 'seats are'} in use. Ask an owner to add seats, or choose the viewer role, which is free.`
        : 'A team on the free plan has one seat. Ask an owner to upgrade to Pro, or choose the viewer role, which is free.',
  noSeatToJoin: 'All seats of this team are in use. Ask the person who invited you to add one.',
  noSubscription: 'This team doesn’t have a running subscription. Upgrade to Pro first.',
  cardDeclined: 'Your card was declined, so the number of seats is the same. Update the card in your plan.',
  seatsFailed: 'We couldn’t change the number of seats. Please try again.',
  tooManyTeams: ({ most }: { most: number }) =>
    `You already own ${most} teams. Delete one that you don’t use anymore.`,
  tooManyMembers: ({ most }: { most: number }) => `A team has at most ${most} members and invitations.`,
  lastOwner: 'You’re the only owner of this team. Make another member an owner first, or delete the team.',
  onlyOwner: 'This is the only owner of the team. Make another member an owner first.',
  wrongName: 'Type the name of the team to confirm',
  isMember: 'This person is already a member.',
  unverified: 'Please verify your email address before you invite others.',
  tooManyInvitations: 'Too many invitations were sent today. Please try again tomorrow.',
  goneInvitation: 'This invitation has expired, or was already answered or withdrawn. Ask for a new one.',
  otherAddress: ({ email }: { email: string }) =>
    `This invitation was sent to ${email}. Sign in with an account that has this address.`,
  unverifiedAddress: 'Please verify your email address, then open the invitation again.',
};
