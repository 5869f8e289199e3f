/** Answers to “Is … named on the page?”. `names` is a list of quoted names. */
export const text = {
  found: ({ names, count }: { names: string; count: number }) =>
    `${names} ${count === 1 ? 'is' : 'are'} on the page:`,
  notFound: ({ names }: { names: string }) => `The page text in this report doesn’t mention ${names}.`,
};
