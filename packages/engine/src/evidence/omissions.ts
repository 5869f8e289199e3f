/** Popular advice that isn't a check, because the published evidence doesn't support it. */
export const OMISSIONS: readonly { title: string; reason: string; sources: readonly string[] }[] = [
  {
    title: 'Button color',
    reason:
      'Across many experiments, color has no effect. The famous red button was a single test of clicks on one page. We check whether a button stands out, not what color it is.',
    sources: ['cta-color-zero', 'cta-color-red-21'],
  },
  {
    title: '“My” or “your” on buttons',
    reason:
      'The wins that people quote are cherry-picked. Pooled over many experiments, wording alone has no effect.',
    sources: ['cta-first-person-90', 'cta-wording-qubit'],
  },
  {
    title: 'Ideal headline length',
    reason:
      'We found no experiments on the length of headlines on web pages, so only a headline of more than 20 words costs points.',
    sources: ['headline-length-no-page-evidence'],
  },
  {
    title: 'Page length',
    reason:
      'Short pages win for small requests and long pages for big ones. From the outside, it’s unclear which kind of request a page makes.',
    sources: [
      'content-volume-short-wins-email',
      'page-length-long-wins-donation',
      'page-length-long-wins-crazyegg',
    ],
  },
  {
    title: 'Line length',
    reason: 'The studies contradict each other.',
    sources: ['line-length-55', 'line-length-95-faster', 'line-length-wcag'],
  },
  {
    title: 'Tags for search engines and social sharing',
    reason: 'They bring visitors to the page. We look at what happens next: how well the page converts them.',
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
      'Studies found no direct effect on trust, and looking at a photo doesn’t prove that it’s a stock photo.',
    sources: ['faces-social-presence', 'faces-soon-ignored', 'face-photo-102'],
  },
  {
    title: 'Prices ending in 9',
    reason:
      'The effect is tiny once you account for publication bias, and the price is the seller’s decision.',
    sources: ['charm-price-meta', 'nine-ending-30'],
  },
  {
    title: 'Multi-step forms',
    reason: 'The published comparisons are between forms that also differ in other ways.',
    sources: ['multi-step-formstack', 'multi-step-above-seven'],
  },
  {
    title: 'Anything that appears only after an interaction',
    reason:
      'We don’t click or type anything on the page, so we don’t see exit pop-ups, inline validation or error messages. The published figures for exit pop-ups also lack a control group, so they include people who would have converted anyway.',
    sources: [
      'exit-intent-sumo',
      'abandonment-recovery-qubit',
      'inline-validation-22',
      'error-messages-mailchimp',
    ],
  },
];
