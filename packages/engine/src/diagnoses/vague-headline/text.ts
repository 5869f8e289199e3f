export const text = {
  why: 'Visitors decide within about ten seconds whether a page is for them, and the headline is what nearly all of them read. One that only greets, praises or names the company gives them no reason to stay.',
  measure:
    'Said if the headline is missing, contains nothing that comes up again on the page, or doesn’t match the title. The worst of these checks decides how serious it is.',
};
