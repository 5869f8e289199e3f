export const text = {
  fixFirst: 'Fix this first: it limits what the rest of the page can achieve.',
  opportunity: ({ observed, impact }: { observed: string; impact: string }) => `${observed} ${impact}`,
  threat: ({ observed, why }: { observed: string; why: string }) => `${observed} ${why}`,
  competition: {
    title: 'Most pages we measured score higher',
    description: ({ standing }: { standing: string }) =>
      `${standing} Visitors who compare will find pages that answer their questions better.`,
    mitigation: ({ advice }: { advice: string }) => `Fix what visitors run into first: ${advice}`,
  },
};
