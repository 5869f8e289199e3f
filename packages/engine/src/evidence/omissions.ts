/** Popular advice that is no check, because the published evidence does not carry it. */
export const OMISSIONS: readonly { title: string; reason: string; sources: readonly string[] }[] = [
  {
    title: 'The color of a button',
    reason:
      'Over many experiments the effect is nil. The famous red button was one test of clicks on one page. Whether a button stands out is checked; its color is not.',
    sources: ['cta-color-zero', 'cta-color-red-21'],
  },
  {
    title: '“My” or “your” on a button',
    reason:
      'The wins that are quoted were selected. Pooled over many experiments, wording alone moves nothing.',
    sources: ['cta-first-person-90', 'cta-wording-qubit'],
  },
  {
    title: 'The ideal length of a headline',
    reason: 'No experiment on pages was found. Only a headline of more than 20 words costs anything.',
    sources: ['headline-length-no-page-evidence'],
  },
  {
    title: 'The length of the page',
    reason:
      'Short pages win small requests and long pages win large ones. Which holds for one page cannot be told from outside.',
    sources: [
      'content-volume-short-wins-email',
      'page-length-long-wins-donation',
      'page-length-long-wins-crazyegg',
    ],
  },
  {
    title: 'The length of a line',
    reason: 'The studies contradict each other.',
    sources: ['line-length-55', 'line-length-95-faster', 'line-length-wcag'],
  },
  {
    title: 'Tags for search engines and sharing',
    reason:
      'They bring visitors. What the page makes of visitors is another question, and the one asked here.',
    sources: [
      'title-length-15-40',
      'title-length-40-60',
      'meta-description-present',
      'open-graph-no-evidence',
      'structured-data-one-company',
    ],
  },
  {
    title: 'Faces and stock photos',
    reason:
      'No direct effect on trust was shown, and whether a photo comes from a stock library cannot be decided by looking.',
    sources: ['faces-social-presence', 'faces-soon-ignored', 'face-photo-102'],
  },
  {
    title: 'Prices that end in 9',
    reason:
      'The effect is tiny once selective publication is accounted for, and the price is the seller’s decision.',
    sources: ['charm-price-meta', 'nine-ending-30'],
  },
  {
    title: 'Forms in several steps',
    reason: 'The published comparisons set unlike forms against each other.',
    sources: ['multi-step-formstack', 'multi-step-above-seven'],
  },
  {
    title: 'What shows only after an interaction',
    reason:
      'Exit pop-ups, validation while typing and error messages are not seen, because nothing on the page is pressed. For recovered leavers there is no comparison group either.',
    sources: [
      'exit-intent-sumo',
      'abandonment-recovery-qubit',
      'inline-validation-22',
      'error-messages-mailchimp',
    ],
  },
];
