import { textOf } from '../markup.ts';
import { addToContent, type Defect, MORE_TEXT } from './defect.ts';

const NOTE: Record<string, string> = {
  en: 'All prices shown are for demonstration only. Replace with real prices via the admin panel.',
  de: 'Preise und Zeiten bitte noch anpassen!',
  fr: 'À adapter selon vos horaires.',
};

const HOME: Record<string, string> = { en: 'Home', de: 'Startseite', fr: 'Accueil' };

/** What was begun, and left as an editor or a template had it. */
export const LEFTOVER_DEFECTS: readonly Defect[] = [
  {
    id: 'title-home',
    what: 'The title is “Home”, “Startseite” or “Accueil”',
    turns: 'title-headline-match',
    languages: ['en', 'de', 'fr'],
    related: { 'headline-specificity': 'The title held words of the headline.' },
    inject: (html, page) => html.fill(html.all('title'), HOME[page.language] ?? 'Home'),
  },
  {
    id: 'alternatives-are-files',
    what: 'The alternative text of every picture is the name of a file',
    turns: 'image-alternatives',
    related: {
      'product-images': 'The words tell what a picture shows.',
      'customer-logos': 'The words tell whose mark it is.',
      'customer-proof': 'The words tell whose mark it is.',
    },
    inject: (html) => {
      const pictures = html.all('img');
      for (const [place, picture] of pictures.entries()) {
        html.set([picture], 'alt', `IMG_${2034 + place}.jpg`);
      }
      return pictures.length > 0;
    },
  },
  {
    id: 'questions-unanswered',
    what: 'Questions are asked, and none is answered',
    turns: 'faq',
    related: {
      'product-facts': 'The answers held facts.',
      'scannable-copy': 'The answers were counted, too.',
      'reading-grade': 'The answers were read, too.',
      'delivery-time': 'The answers held terms.',
      'return-terms': 'The answers held terms.',
    },
    inject: (html, { marks: { faq } }) =>
      faq !== undefined && html.remove(html.all(...faq.map((place) => `${place} p`))),
  },
  {
    id: 'speakers-of-template',
    what: 'All testimonials are by “John Doe, Company Name”',
    turns: 'testimonial-originality',
    related: {
      'testimonial-attribution': 'It is judged by the same names.',
      'template-remnants': 'The names are filler, too.',
      'customer-proof': 'What a template left behind is no proof.',
      'customer-logos': 'The names held firms.',
      'image-alternatives': 'The portraits stood with the names.',
    },
    inject: (html, { marks: { names } }) =>
      names !== undefined && html.fill(html.all(...names), 'John Doe, Company Name'),
  },
  {
    id: 'fees-at-checkout',
    what: 'Fees come on top, and how much they are is not said',
    turns: 'total-cost',
    types: ['event', 'hospitality'],
    languages: ['en', 'fr'],
    inject: (html, { language }) => {
      const plus = language === 'fr' ? 'Prix hors taxes, service en sus.' : 'Booking fees apply at checkout.';
      const told = html.all('p').filter((each) => /include VAT|service compris/.test(textOf(each)));
      return (
        told.every((each) =>
          html.fill(
            [each],
            `${plus} ${textOf(each)
              .split(/(?<=\.)\s/)
              .slice(1)
              .join(' ')}`,
          ),
        ) && told.length > 0
      );
    },
  },
  {
    id: 'button-sends-unencrypted',
    what: 'The button of the form sends it to an address without encryption',
    turns: 'secure-connection',
    inject: (html, { marks: { form } }) =>
      form !== undefined &&
      html.set(html.all(`${form} button`), 'formaction', 'http://forms.example.com/post'),
  },
  {
    id: 'note-of-builder',
    what: 'A note to the people who build the page was left in',
    turns: 'template-remnants',
    languages: ['en', 'de', 'fr'],
    related: { ...MORE_TEXT, 'content-depth': 'The note is text, too.' },
    inject: (html, { language }) =>
      addToContent(html, `<section style="padding:30px 5vw"><p>${NOTE[language] ?? NOTE.en}</p></section>`),
  },
  {
    id: 'account-of-template',
    what: 'The bank account is “1234 5678 9012”',
    turns: 'template-remnants',
    related: MORE_TEXT,
    inject: (html) =>
      addToContent(html, '<section style="padding:30px 5vw"><p>IBAN: 1234 5678 9012</p></section>'),
  },
  {
    id: 'markup-in-text',
    what: 'Marks of formatting are visible in the text',
    turns: 'template-remnants',
    related: MORE_TEXT,
    inject: (html) =>
      addToContent(html, '<section style="padding:30px 5vw"><p>**Harbor** and &lt;br&gt; more</p></section>'),
  },
];
