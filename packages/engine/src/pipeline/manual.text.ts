/** What a report on copy without a page says instead of what it says about a page. */
export const text = {
  subject: ({ headline }: { headline: string }) => `The copy headlined ${headline}`,
  noPage: 'Only the copy was judged. Anything that needs a page (layout, speed, forms, links) was left out.',
};
