/** What people read who manage clients. */
export const text = {
  taken: ({ name }: { name: string }) => `There’s a client called “${name}” already. Choose another name.`,
  tooMany: ({ most }: { most: number }) => `A workspace has at most ${most} clients. Delete one first.`,
};
