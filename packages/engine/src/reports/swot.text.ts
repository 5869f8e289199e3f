export const text = {
  fixFirst: 'Fix this first: it limits what the rest of the page can achieve.',
  opportunity: ({ observed, impact }: { observed: string; impact: string }) => `${observed} ${impact}`,
};
