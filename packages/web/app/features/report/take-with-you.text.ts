import type { FixFormat, TestTool } from '@liftmark/contract/fix-exports';
import { translated } from '@liftmark/contract/translated';
import { takeText as de } from './take-with-you.text.de.ts';
import { takeText as es } from './take-with-you.text.es.ts';
import { takeText as fr } from './take-with-you.text.fr.ts';

const english = {
  title: 'Take it with you',
  lead: 'Choose fixes and take them to your code, your developer or your A/B test.',
  placeholder: 'Shows a placeholder: replace it with your own words before you publish it.',
  copy: ({ label }: { label: string }) => `Copy: ${label}`,
  download: ({ label }: { label: string }) => `Download: ${label}`,
  copyButton: 'Copy',
  downloadButton: 'Download',
  copied: 'Copied!',
  copyFailedTitle: 'Copy Failed',
  downloadFailedTitle: 'Download Failed',
  labels: {
    html: 'HTML and CSS',
    list: 'List for a developer',
    json: 'JSON',
    snippet: 'A/B test snippet',
  } satisfies Record<FixFormat, string>,
  copyFailed: 'Download the file instead.',
  downloadFailed: 'Check your connection and try again.',
  uses: {
    html: 'Old and new HTML and CSS, with the selectors.',
    list: 'Numbered changes in plain words.',
    json: 'For your own tools, and for liftmark fix on an HTML file.',
    snippet: 'Plain JavaScript for GrowthBook, PostHog, VWO, Optimizely and others.',
  } satisfies Record<FixFormat, string>,
  snippet: {
    title: 'Where the snippet goes',
    places: {
      GrowthBook: 'In the Visual Editor, add it to the custom JavaScript of the variation.',
      PostHog: 'In your site’s code, run it where the experiment’s feature flag has the test variant.',
      VWO: 'In the editor, open the code of the variation and add it as JavaScript.',
      Optimizely:
        'Add it to the Custom Code of the variation, not to Shared Code, which runs for all of them.',
    } satisfies Record<TestTool, string>,
    note: 'Paste it without a script element around it. It waits for the page by itself, and shows all chosen fixes or none.',
  },
};

export type TakeText = typeof english;

export const takeText = translated(english, { de, fr, es });
