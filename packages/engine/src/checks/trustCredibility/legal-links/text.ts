import { translated } from '@liftmark/contract/translated';
import { list, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

type Page = 'privacy' | 'terms';

const PAGES: Record<Page, string> = { privacy: 'privacy policy', terms: 'terms' };

/** Words that name a legal page without a working link: the link’s address, or null for plain text. */
interface Unlinked {
  words: string;
  address: string | null;
}

/** ": “Privacy” (no address) leads nowhere, and “Terms” isn’t linked". */
function instead(unlinked: readonly Unlinked[]): string {
  const dead = unlinked.flatMap(({ words, address }) =>
    address === null ? [] : [`${quote(words, 40)} (${address === '' ? 'no address' : quote(address, 40)})`],
  );
  const plain = unlinked.flatMap(({ words, address }) => (address === null ? [quote(words, 40)] : []));
  const parts = [
    dead.length > 0 ? `${list(dead)} ${dead.length > 1 ? 'lead' : 'leads'} nowhere` : '',
    plain.length > 0 ? `${list(plain)} ${plain.length > 1 ? 'aren’t' : 'isn’t'} linked` : '',
  ].filter(Boolean);
  return parts.length > 0 ? `: ${parts.join(', and ')}` : '';
}

const english = {
  title: { passes: 'The legal pages are linked', fails: 'A legal page isn’t linked' },
  why: 'In a lab experiment, shoppers who could see how stores handle their data chose the more protective ones, and some even paid more. Upfront disclosure has long been a sign of a credible site; loud promises next to a form can also backfire, so a plain link is what counts.',
  measure:
    'A visible link to a privacy policy scores 1; if the page asks for money or an account, it’s worth 0.6, and a link to the terms 0.4.',
  notMeasured: { unknown: 'It’s unclear whether the page links to legal pages.' },
  observed: {
    all: ({ asksForTerms }: { asksForTerms: boolean }): string =>
      asksForTerms ? 'The privacy policy and terms are linked.' : 'A privacy policy is linked.',
    missing: ({
      linked,
      missing,
      unlinked,
    }: {
      linked: Page | null;
      missing: readonly Page[];
      unlinked: readonly Unlinked[];
    }) => {
      const first = { privacy: 'A privacy policy is linked; no', terms: 'Terms are linked; no' };
      return `${linked === null ? 'No' : first[linked]} link to ${missing.includes('privacy') ? 'a ' : ''}${missing.map((page) => PAGES[page]).join(' or ')} was found${instead(unlinked)}.`;
    },
  },
  advice: {
    title: ({ missing }: { missing: readonly Page[] }) =>
      `Link to the ${list(missing.map((page) => PAGES[page]))} in the footer`,
    link: ({ words }: { words: string }) =>
      `Turn ${quote(words, 40)}, which is already on the page, into a link to the full text.`,
    footer: ({ missing }: { missing: readonly Page[] }) =>
      `Add a visible link to the ${list(missing.map((page) => PAGES[page]))} to the footer of every page.`,
    form: ({ submit }: { submit: string | undefined }) =>
      submit
        ? `Repeat the privacy link in small type below ${quote(submit)}.`
        : 'Repeat the privacy link below each form.',
    privacy: 'Explain in plain words what data you keep, why and for how long.',
    /** What the terms explain, by what the page asks for. */
    donationTerms:
      'Explain in the terms what donations are used for, how to stop recurring ones and whether they can be refunded.',
    terms: ({ books, signsUp }: { books: boolean; signsUp: boolean }) =>
      `Explain in the terms what people agree to when they ${books ? 'book' : 'order'}${signsUp ? ' or sign up' : ''} here.`,
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
