import type { PatchOperation } from '@liftmark/contract/patches';
import {
  alternativesScore,
  isInformative,
  isNameless,
} from '../../checks/clarity/image-alternatives/rule.ts';
import { SPACES } from '../../language/spaces.ts';
import { isHeadingTag } from '../../page/heading.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageView } from '../../page/view.ts';
import type { PatchKind } from '../patch-kind.ts';
import { targetOf } from '../targets.ts';
import { text } from '../text.ts';

const LONGEST = 120;
const LEVELS = 4;

/** Images that the page itself names: by a caption, by the heading of their card, or by their link; enough of them to count. */
export const imageAlternatives: PatchKind = {
  kind: 'image-alternatives',
  answers: ['image-alternatives'],
  draft({ page, facts }) {
    const nameless = facts.content.images.filter((image) => isInformative(image) && isNameless(image));
    const operations = nameless.flatMap(({ evidence }): PatchOperation[] => {
      const node = page.main.at(evidence.node);
      const value = node?.tag === 'img' ? nameFor(node, page.main) : null;
      const target = node && value !== null ? targetOf(page, node) : null;
      if (!node || !target) return [];
      const before = node.has('alt') ? node.attribute('alt').slice(0, LONGEST) : null;
      return [{ operation: 'setAttribute', target, name: 'alt', before, value }];
    });
    const [count, of] = [operations.length, nameless.length];
    const informative = facts.content.images.filter(isInformative).length;
    const isGain = alternativesScore(of - count, informative) > alternativesScore(of, informative);
    return isGain ? { summary: text.alternatives({ count, of }), operations } : null;
  },
};

function nameFor(image: PageNode, view: PageView): string | null {
  const link = image.closest(({ tag }) => tag === 'a');
  const titled = link?.attribute('title') || link?.attribute('aria-label') || image.attribute('title');
  return shortened(titled ?? '') ?? captionOf(image, view) ?? cardHeading(image, view);
}

function captionOf(image: PageNode, view: PageView): string | null {
  const figure = image.closest(({ tag }) => tag === 'figure');
  const caption = figure && view.subtree(figure).find(({ tag, visible }) => tag === 'figcaption' && visible);
  return caption ? shortened(view.text(caption)) : null;
}

/** The only heading of the smallest part around the image, if it is the part's only image. */
function cardHeading(image: PageNode, view: PageView): string | null {
  let card: PageNode | null = image.parent;
  for (let level = 0; level < LEVELS && card !== null && card.tag !== 'body'; level++, card = card.parent) {
    const within = view.subtree(card);
    if (within.filter(({ tag, visible }) => tag === 'img' && visible).length > 1) return null;
    const headings = within.filter(({ tag, visible }) => isHeadingTag(tag) && visible);
    if (headings.length > 1) return null;
    const [heading] = headings;
    if (heading !== undefined) return shortened(view.text(heading));
  }
  return null;
}

function shortened(name: string): string | null {
  const words = name.trim().split(SPACES).join(' ');
  return words === '' || words.length > LONGEST ? null : words;
}
