import { allBut } from '@liftmark/engine/checks/shared/page-types';
import { attribute } from '../markup.ts';
import { addToContent, type Defect, MORE_TEXT } from './defect.ts';

export const TRUST_DEFECTS: readonly Defect[] = [
  {
    id: 'privacy-untold',
    what: 'No link leads to a privacy policy',
    turns: 'legal-links',
    related: { 'organization-identity': 'An imprint can be the same link.' },
    inject: (html) => html.remove(html.saying(/privacy|datenschutz|confidentialit/i, 'a')),
  },
  {
    id: 'contact-untold',
    what: 'No address, phone, mail or contact link',
    turns: 'contact-details',
    related: {
      'organization-identity': 'Name and address stand together.',
      'support-channel': 'A phone is a channel too.',
      'payment-security': 'The footer can name the processor.',
      'content-dates': 'The year stood with the address.',
      'product-facts': 'The place stood with the address.',
      'event-date': 'The place stood with the address.',
    },
    inject: (html, page) => {
      if (page.marks.form !== undefined && !['signup', 'checkout', 'nonprofit'].includes(page.type))
        return false;
      html.remove(
        html
          .all('a')
          .filter(({ attrs }) =>
            attrs.some(({ name, value }) => name === 'href' && /^(tel|mailto):|contact|kontakt/i.test(value)),
          ),
      );
      return html.remove([
        ...html.saying(
          /\b(ltd|bv|ab|inc|llc|gmbh|sarl)\b.*\d|\d.*\b(street|road|quay|place|lane)\b|telefon|@|maashal/i,
          'footer p',
          '.foot p',
          '#place p',
        ),
      ]);
    },
  },
  {
    id: 'owner-untold',
    what: 'Nothing says who is behind the page',
    turns: 'organization-identity',
    related: {
      'contact-details': 'Name and address stand together.',
      'support-channel': 'A phone stands with the name.',
      'content-dates': 'The year stood with the name.',
      'legal-links': 'The links stood in the footer.',
      'return-terms': 'The links stood in the footer.',
      'price-visibility': 'The links stood in the footer.',
      'payment-security': 'The footer can name the processor.',
      'rating-consistency': 'The structured data goes with the name.',
      'total-cost': 'The links stood in the footer.',
      'delivery-time': 'The links stood in the footer.',
      'testimonial-attribution': 'People stood with the name.',
      guarantee: 'The links stood in the footer.',
      'review-provenance': 'The structured data goes with the name.',
      'customer-proof': 'The structured data goes with the name.',
      'review-count': 'The structured data goes with the name.',
      'text-contrast': 'The footer was part of it.',
      'tap-targets': 'There are fewer targets.',
      'event-date': 'The structured data goes with the name.',
      'product-facts': 'The address tells where a firm serves.',
      'action-position': 'The page is shorter.',
    },
    inject: (html) => {
      html.remove(html.saying(/^(about|about us|imprint|impressum|team)$/i, 'a'));
      return html.remove([
        ...html.all('footer', '.foot', '#teacher', '#speakers'),
        ...html.all('script').filter((script) => html.html(script).includes('ld+json')),
      ]);
    },
  },
  {
    id: 'year-old',
    what: 'The copyright is of 2017',
    turns: 'content-dates',
    // An article is as old as its own date says.
    types: allBut('article'),
    related: { 'organization-identity': 'The legal name stood beside the year.' },
    inject: (html) =>
      html.fill(html.all('.copyright').slice(-1), '© 2017') ||
      html.fill(html.saying(/^©[^.]{0,40}$/, 'footer p'), '© 2017'),
  },
  {
    id: 'pictures-broken',
    what: 'No picture can be loaded',
    turns: 'page-errors',
    related: {
      'product-images': 'Broken pictures show nothing.',
      'mobile-fit': 'Alternative text can be wider than the screen.',
      'cumulative-layout-shift': 'Broken pictures have another size.',
      'customer-logos': 'Broken logos show nothing.',
      'customer-proof': 'Broken logos show nothing.',
      'testimonial-attribution': 'Broken portraits show nothing.',
      'proof-position': 'Broken logos show nothing.',
      'largest-contentful-paint': 'There is less to paint.',
      'rendering-defects': 'Broken pictures have another size.',
      'action-position': 'Broken pictures take less room.',
      'image-alternatives': 'Broken pictures show their alternative text.',
      'product-facts': 'A picture of the app is one of its facts.',
      'first-screen-explanation': 'Broken pictures take less room.',
    },
    inject: (html) => {
      const images = html.all('img');
      html.set(images, 'srcset', null);
      images.forEach((image, index) => {
        html.set([image], 'src', `gone/${index}.jpg`);
      });
      // A broken picture without a size and without words shows nothing that is broken.
      return images.some((image) => attribute(image, 'alt') !== '');
    },
  },
  {
    id: 'stylesheet-missing',
    what: 'A stylesheet of the page cannot be loaded',
    turns: 'page-errors',
    inject: (html) => html.insert(html.all('head'), 'end', '<link rel="stylesheet" href="gone.css">'),
  },
  {
    id: 'script-fails',
    what: 'A script of the page breaks off, and another cannot be loaded',
    turns: 'page-errors',
    inject: (html) =>
      html.insert(
        html.all('body'),
        'end',
        '<script src="gone.js"></script><script>undefinedFunction();</script>',
      ),
  },
  {
    id: 'lorem-ipsum',
    what: 'A paragraph of filler text was left in',
    turns: 'template-remnants',
    related: MORE_TEXT,
    inject: (html) =>
      addToContent(
        html,
        '<section style="padding:30px 5vw"><h2>More about this</h2><p>Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore.</p></section>',
      ),
  },
  {
    id: 'placeholder-left',
    what: 'A placeholder of the template was left in',
    turns: 'template-remnants',
    related: MORE_TEXT,
    inject: (html) =>
      addToContent(
        html,
        '<section style="padding:30px 5vw"><p>Hello {{ first_name }}, good to see you again.</p></section>',
      ),
  },
];
