import { translated } from '@liftmark/contract/translated';
import { amount, list, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

interface Seen {
  count: number;
  /** Companies whose people speak in testimonials. */
  companies: readonly string[];
  /** Customers that are missing to a full row. */
  missing: number;
}

const english = {
  title: { passes: 'Customer names or logos are shown', fails: 'Few or no customers are named' },
  why: 'In a recall study, people remembered well-known client logos better, while unknown ones had no effect. Recall isn’t conversion, so this counts for little.',
  measure: (scale: string) =>
    `For offers to businesses: customer logos, clients in case studies, and companies named under testimonials: ${scale}. Payment logos, integration logos and certificates don’t count. Not scored if the audience is unknown.`,
  notApplicable: { consumers: 'The offer is for consumers.' },
  notMeasured: {
    audience:
      'Only offers for businesses need customer names or logos, and it’s unclear whether this is one.',
    logos: 'It’s unclear whether the page shows customer logos.',
  },
  unread: 'Any customer logos',
  searched: [
    'rows of logos',
    'case studies',
    'companies named under testimonials',
    'main content and footer',
  ],
  observed: {
    none: 'No customers are shown by name or logo.',
    some: ({ count, companies, missing }: Seen) =>
      `${amount(count, 'customer')} ${count === 1 ? 'is' : 'are'} shown by name or logo${underTestimonials(count, companies)}${missing > 0 ? `; aim for ${missing} more` : ''}.`,
  },
  advice: {
    extend: {
      title: ({ named, first }: { named: number; first: string }) =>
        `Add ${named === 1 ? 'two more customers' : 'one more customer'} next to ${quote(first, 40)}`,
    },
    start: {
      belowHeadline: ({ headline }: { headline: string }) => `Name three customers below ${quote(headline)}`,
      onPage: ({ page }: { page: string }) => `Name three customers at the top of ${page}`,
    },
    steps: [
      'Pick customers your visitors will recognize or relate to, and get their permission in writing.',
      'Show three to six logos in one row, in a single color, with the company name as alt text.',
      'Above the row, say what these customers use your product or service for, not just “Trusted by”.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });

function underTestimonials(count: number, companies: readonly string[]): string {
  if (companies.length === 0) return '';
  const part = companies.length === count ? '' : `${companies.length} of them `;
  const where = companies.length === 1 ? 'under a testimonial' : 'under testimonials';
  return `, ${part}${where}: ${list(companies.map((name) => quote(name, 40)))}`;
}
