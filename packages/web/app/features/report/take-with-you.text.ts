import type { FixFormat } from '@liftmark/contract/fix-exports';

export const takeText = {
  title: 'Take it with you',
  lead: 'Choose fixes and take them to your code, your developer or your A/B test.',
  placeholder: 'Shows a placeholder: replace it with your own words before you publish it.',
  copy: ({ label }: { label: string }) => `Copy: ${label}`,
  download: ({ label }: { label: string }) => `Download: ${label}`,
  copyFailed: 'Download the file instead.',
  downloadFailed: 'Check your connection and try again.',
  uses: {
    html: 'Old and new HTML and CSS, with the selectors.',
    list: 'Numbered changes in plain words.',
    json: 'For your own tools, and for liftmark fix on an HTML file.',
    snippet: 'Plain JavaScript for GrowthBook, PostHog, VWO, Optimizely and others.',
  } satisfies Record<FixFormat, string>,
};
