/** What people read about seats. */
export const text = {
  personalSeats: 'Your personal workspace has one seat. Create a team to work with others.',
  tooFewSeats: ({ used }: { used: number }) =>
    `${used} ${used === 1 ? 'seat is' : 'seats are'} in use. Remove members or invitations first, or choose at least ${used}.`,
};
