import { withoutMarksBehind } from '../../language/characters.ts';
import { isPhrase, mentions, normalize, startsWith } from '../../language/match.ts';
import { alternatives, compose, pattern } from '../../language/patterns.ts';
import type { LanguageWords, Phrases } from '../../language/words.ts';
import { wordsFor } from '../../language/words-for.ts';
import { memoize } from '../../page/memoize.ts';
import { type FactContext, type PageLink, presence } from '../fact-context.ts';
import { text as sentences } from '../text.ts';
import type { Presence } from '../types/common.ts';
import { MAX_LABEL, PROFILE, pathOf, waysOn } from './links.ts';

/** Addresses that pages about their maker have. */
const ADDRESS = pattern('aboutPath');
/** A page about us in another language is reached by its name: "EN", "English". */
const LANGUAGE = compose(String.raw`^(?:\p{Lu}{2}|${alternatives('ownLanguageName')})$`, 'iu');
/** What divides a label into entries: "About & contact", "Termine • Kontakt • Impressum". */
const DIVIDER = compose(String.raw`\s*[|•·/&+,]\s*|\s(?:[-–—]|${alternatives('conjunction')})\s`, 'i');

interface Named {
  /** Names of such a page: one word has to be all of an entry. */
  whole: Phrases;
  /** Those of several words, which may begin or end a label: "More about us". */
  several: Phrases;
  /** "about *": of whom, the label or the address has to say. */
  open: Phrases;
}

/** Lists are read once each, so that the joined ones have to stay the same. */
const namesIn = memoize((words: LanguageWords): Named => {
  // Names of pages are often English in any language.
  const spoken = [words, wordsFor('en')].flatMap((list) =>
    list ? [...list.links.about, ...list.links.imprint] : [],
  );
  const whole = [...new Set(spoken)].filter((phrase) => !phrase.includes('*'));
  return {
    whole,
    several: whole.filter((phrase) => phrase.trim().includes(' ')),
    open: words.links.about.filter((phrase) => phrase.includes('*')),
  };
});

/** A link to a page about who makes this one, or to its imprint. */
export function aboutLink(context: FactContext): Presence {
  const { words } = context;
  const links = waysOn(context);
  const said = words ? links.filter((link) => isNamed(link, words, context.brand)) : [];
  const found =
    said.length > 0
      ? said
      : links.filter(({ href, label }) => isAddress(href) && !LANGUAGE.test(label.trim()));
  return presence(
    found.slice(0, 5).map((link) => context.evidence(link.node)),
    [sentences.searched.links({ links: links.length, to: sentences.searched.linksTo.about })],
    words,
  );
}

function isNamed({ label, href }: PageLink, words: LanguageWords, brand: string | null): boolean {
  if (label.length > MAX_LABEL) return false;
  const { whole, several, open } = namesIn(words);
  if (label.split(DIVIDER).some((entry) => isPhrase(entry, whole))) return true;
  if (startsWith(label, open)) return isAddress(href) || (brand !== null && label.includes(brand));
  // "Talk to our team" leads to a way to write.
  return !mentions(label, words.links.contact) && (startsWith(label, several) || endsIn(label, several));
}

function endsIn(label: string, phrases: Phrases): boolean {
  const said = withoutMarksBehind(normalize(label)).split(' ');
  return said.some((_, at) => at > 0 && isPhrase(said.slice(at).join(' '), phrases));
}

/** Pages elsewhere follow the custom of their place. */
function isAddress(href: string): boolean {
  return ADDRESS.test(pathOf(href)) && !PROFILE.test(href) && !pattern('whatsAppLink').test(href);
}
