import { isPhrase, mentions } from '../../language/match.ts';
import { pattern } from '../../language/patterns.ts';
import { countWords } from '../../language/segments.ts';
import type { Phrases } from '../../language/words.ts';
import { withoutOrigin } from '../../page/address.ts';
import { HEADING_TAGS } from '../../page/content-tags.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageView } from '../../page/view.ts';
import { controlsOf } from '../actions/controls.ts';
import { deadAddress } from '../actions/dead-links.ts';
import { type FactContext, type PageLink, presence } from '../fact-context.ts';
import { text as sentences } from '../text.ts';
import type { Presence } from '../types/common.ts';

export const MAX_LABEL = 90;
const MAX_WORDS = 7;
/** Pages of the organization elsewhere: their addresses follow the custom of the place. */
export const PROFILE = pattern('networkAddress');

/**
 * A visible link (or a button that opens one) whose words, or else whose address, mean one of the phrases. One that leads
 * to an answer further down this page ("All conditions of the discount") is none.
 */
export function linkMeaning(
  context: FactContext,
  phrases: Phrases | null,
  address: RegExp,
  what: string,
  links: readonly PageLink[] = waysOn(context),
): Presence {
  const isAnswer = ({ label, href }: PageLink, list: Phrases): boolean =>
    href.startsWith('#') && href !== '#' && !address.test(href) && !isPhrase(label, list);
  const said = phrases ? links.filter((link) => means(link, phrases) && !isAnswer(link, phrases)) : [];
  const found =
    said.length > 0 ? said : links.filter(({ href }) => address.test(pathOf(href)) && !PROFILE.test(href));
  return presence(
    found.slice(0, 5).map((link) => context.evidence(link.node)),
    [sentences.searched.links({ links: links.length, to: what })],
    context.words,
  );
}

/** The same for a text that has to be there to be read: where no link leads to it, what names it is told. */
export function linkedText(
  context: FactContext,
  phrases: Phrases | null,
  address: RegExp,
  what: string,
): Presence {
  const result = linkMeaning(context, phrases, address, what);
  const dead: { node: PageNode; address: string }[] = [];
  const leading = waysOn(context).filter(({ node }) => {
    const to = deadAddress(node, context.view);
    if (to !== null) dead.push({ node, address: to });
    return to === null;
  });
  if (!phrases || linkMeaning(context, phrases, address, what, leading).present) return result;
  const named = dead.filter(({ node }) => mentions(context.view.label(node), phrases));
  const unlinked = [...named, ...wordsWithoutLink(context, phrases)].slice(0, 3);
  if (unlinked.length === 0) return result;
  return {
    ...result,
    unlinked: unlinked.map(({ node, address: to }) => ({ evidence: context.evidence(node), address: to })),
  };
}

/** Lines of the footer that name it as a link would, and are none. */
function wordsWithoutLink(
  { blocks, view }: FactContext,
  phrases: Phrases,
): { node: PageNode; address: null }[] {
  const naming = view.tagged('a', 'button').filter((link) => mentions(view.text(link), phrases));
  return blocks
    .filter(({ node, text }) => {
      if (node.region !== 'footer' || countWords(text) > MAX_WORDS || text.length > MAX_LABEL) return false;
      if (node.isIn('a', 'button') || !mentions(text, phrases)) return false;
      return !naming.some((link) => node.contains(link));
    })
    .map(({ node }) => ({ node, address: null }));
}

/** The links, and the buttons of the footer that open a text in place. */
export function waysOn({ links, view }: FactContext): PageLink[] {
  const buttons = controlsOf(view).filter(({ node, region }) => node.tag === 'button' && region === 'footer');
  const titled = links.map((link) => ({ ...link, label: titleOf(link.node, view) ?? link.label }));
  return [...titled, ...buttons.map(({ node, text }) => ({ node, label: text, href: '' }))];
}

/** The heading of a tile that is one link. */
function titleOf(link: PageNode, view: PageView): string | null {
  const heading = view.subtree(link).find((at) => HEADING_TAGS.has(at.tag) && view.textLength(at) > 0);
  return heading ? view.text(heading) : null;
}

/** Short labels that are, or begin or end with, one of the phrases; longer sentences only where they name it whole. */
export function means(link: Pick<PageLink, 'label'>, phrases: Phrases): boolean {
  if (link.label.length > MAX_LABEL) return false;
  return (
    isPhrase(link.label, phrases) || (countWords(link.label) <= MAX_WORDS && mentions(link.label, phrases))
  );
}

export function pathOf(href: string): string {
  return href.startsWith('#') ? href : withoutOrigin(href).replace(/[?#].*$/, '');
}
