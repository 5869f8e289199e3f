import { translated } from '@liftmark/contract/translated';
import { text as de } from './action-missing.text.de.ts';
import { text as es } from './action-missing.text.es.ts';
import { text as fr } from './action-missing.text.fr.ts';

const english = {
  title: 'The page has no clear CTA',
  measure:
    'Lowers the score by 35% if a page whose type needs one has no main CTA, form or button; by 20% on articles, portfolios, category pages and pages of unknown type; and by less if a phone number or email address is shown or an embedded payment, booking or form service couldn’t be read. Lowers it by 20% if such a page has only a link as its next step (10% if the link stands out), by 10% if there are buttons but none stands out, and by 12% if desktop or mobile shows no buttons while the other shows two or more.',
  reason: {
    noneStandsOut: 'No button stands out as the next step.',
    onlyLink: 'There’s no button and no form. The only next step is a link.',
    unread: 'Outside the parts that we couldn’t read, there’s no button and no form.',
    none: 'There’s no button and no form, so visitors have no next step to take.',
    oneDevice: {
      mobile: ({ count }: { count: number }) => `Phones show no buttons, while desktops show ${count}.`,
      desktop: ({ count }: { count: number }) => `Desktops show no buttons, while phones show ${count}.`,
    },
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
