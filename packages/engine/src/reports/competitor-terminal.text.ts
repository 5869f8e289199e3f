/** What a comparison with competitors says in a terminal. */
export const text = {
  heading: 'The differences that matter most',
  none: 'The pages do nothing that differs in a way that matters.',
  yours: 'Your page',
  side: ({ name, words }: { name: string; words: string }) => `${name}: ${words}`,
  takeOver: ({ step }: { step: string }) => `Take over: ${step}`,
  keep: 'Keep this: your page does it better.',
};
