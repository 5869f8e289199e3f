import { datesIn } from '../../../language/dates.ts';
import { isCouple, isPersonName } from '../../../language/given-names.ts';
import { mentions } from '../../../language/match.ts';
import { pattern } from '../../../language/patterns.ts';
import { isAddress } from '../../../language/postal-address.ts';
import type { PageNode } from '../../../page/node.ts';
import type { PageView } from '../../../page/view.ts';
import { controlsOf } from '../../actions/controls.ts';
import type { FactContext } from '../../fact-context.ts';
import { isPhone, WHATSAPP } from '../../trust/contact.ts';
import type { TypeSignals, Values } from './signals.ts';
import { partsOfTitle } from './words.ts';

const MAX_BODY = 40_000;
const MANY_KINDS = 6;
const MAX_LABEL = 60;
const SOFTWARE = pattern('software');
const HOURS = pattern('openingTimes');
const CODE = pattern('codeAddress');
const DOWNLOAD = pattern('downloadAddress');
const STAY = pattern('stayAddress');
const STORE = pattern('appStore');
const CLOCK = pattern('timeOfDay');

/** Words of software, and the ways to try it and into it. */
export function softwareFeatures({ view, title, words }: FactContext, { prices }: TypeSignals): Values {
  const found = `${title}\n${view.content.slice(0, MAX_BODY)}`.match(SOFTWARE) ?? [];
  const kinds = new Set(found.map((word) => word.toLowerCase())).size;
  const labels = controlsOf(view).map(({ text }) => text.slice(0, MAX_LABEL));
  const says = (list: readonly string[] = []): boolean => labels.some((label) => mentions(label, list));
  const tries = says(words?.offer.trial) || says(words?.offer.freePlan);
  const enters = says(words?.actions.signIn);
  return {
    'words of software': Math.min(1, kinds / MANY_KINDS),
    'hardly a word of software': kinds < 2 && !tries && !enters,
    'trial or free plan': tries,
    'way to sign in': enters,
    demo: says(words?.offer.demo),
    'button for a quote': says(words?.offer.quote),
    'price by the month, not for software':
      kinds < 3 && !tries && prices.some(({ period }) => period === 'month'),
  };
}

/** Where and when a business is open, and how to reach it. */
export function placeFeatures({ blocks, links, words, model }: FactContext): Values {
  const street = blocks.some(({ text }) => text.length < 300 && isAddress(text, true));
  const hours = blocks.some(({ text }) => text.length < 200 && HOURS.test(text));
  const calls = links.some(({ href }) => href.toLowerCase().startsWith('tel:') || WHATSAPP.test(href));
  const today = model.snapshot.capturedAt.slice(0, 10);
  const dates = (text: string) => datesIn(text, words, Number(today.slice(0, 4)));
  const isDeadline = (text: string): boolean =>
    mentions(text, words?.urgency.deadline) || mentions(text, words?.offer.deliveryTime);
  const toCome = blocks.filter(
    ({ node, text }) =>
      node.region === 'hero' &&
      text.length < 120 &&
      !isDeadline(text) &&
      dates(text).some(({ iso }) => iso > today),
  );
  return {
    'street address': street,
    phone: calls || blocks.some(({ text }) => text.length < 200 && isPhone(text)),
    'opening hours and street address': street && hours,
    'link to a booking site': links.some(({ href }) => STAY.test(href)),
    'no day is named': !blocks.some(({ node, text }) => node.region !== 'footer' && dates(text).length > 0),
    'day to come beside the headline': toCome.length > 0,
    'day and hour to come beside the headline': toCome.some(({ text }) => CLOCK.test(text)),
  };
}

/** What a visitor says, or someone else has said. */
const NOT_SPOKEN = new Set(['a', 'button', 'form', 'blockquote', 'q', 'figure', 'td']);
const QUOTES = ['"', '“', '«', '„'];
const MIN_PICTURE = 120;

/** Whether one person shows their own work, without selling by it. */
export function personFeatures({ view, title, headings, blocks, words }: FactContext): Values {
  const first = headings.find(({ tag }) => tag === 'h1');
  const names = [...partsOfTitle(title), first ? view.text(first) : ''];
  const own = blocks.filter(
    ({ node, text }) =>
      node.region !== 'footer' &&
      !QUOTES.some((quote) => text.includes(quote)) &&
      node.closest(({ tag }) => NOT_SPOKEN.has(tag)) === null &&
      mentions(text, words?.proof.firstPerson.singular),
  );
  const ours = blocks.filter(({ text }) => mentions(text, words?.proof.firstPerson.plural)).length;
  const persuades =
    mentions(view.content.slice(0, MAX_BODY), words?.offer.guarantee) ||
    headings.some((node) =>
      [words?.faqHeadings, words?.proof.testimonialHeadings].some((list) => mentions(view.text(node), list)),
    );
  const pictures = view
    .tagged('img')
    .filter(
      ({ visible, box, region }) =>
        visible && region !== 'header' && (box?.width ?? MIN_PICTURE) >= MIN_PICTURE,
    );
  return {
    'name of a person': names.some(isPersonName) && !persuades,
    'names of a couple': names.some(isCouple),
    'first person in a heading':
      own.some(({ node }) => node.tag === 'h1' || node.tag === 'h2') && own.length >= ours,
    'guarantee, questions or testimonials': persuades,
    'several pictures': pictures.length >= 4,
  };
}

/** Ways to get an app or a program. */
export function appFeatures({ view, links }: FactContext, { typeWords }: TypeSignals): Values {
  const controls = controlsOf(view);
  const stores = [
    ...links.filter(({ href, label }) => STORE.test(href) || STORE.test(label)).map(({ node }) => node),
    ...controls.filter(({ text }) => text.length < MAX_LABEL && STORE.test(text)).map(({ node }) => node),
    ...view
      .tagged('img')
      .filter((node) => node.visible && STORE.test(`${node.attribute('alt')} ${node.attribute('src')}`)),
  ];
  const isLow = (node: PageNode): boolean =>
    node.region === 'footer' || (view.measured && (node.box?.y ?? 0) >= view.capture.viewport.height);
  return {
    'app stores': stores.length > 0,
    'app stores only far down': stores.length > 0 && stores.every(isLow),
    'button for an app': controls.some(
      ({ text, region }) => region !== 'footer' && text.length < MAX_LABEL && mentions(text, typeWords?.app),
    ),
    'link to a download': links.some(({ href }) => DOWNLOAD.test(href)),
    'link to source code': links.some(({ href }) => CODE.test(href)),
  };
}

const LONG_PARAGRAPH = 180;
const LITTLE = 720;

/** Whether the page is one text, as articles are. */
export function textFeatures({ view, blocks, words, model }: FactContext): Values {
  const { length } = view.content;
  const { count, flows, share } = proseOf(view);
  const isMarked = view
    .tagged('article')
    .some((node) => node.visible && view.textLength(node) > Math.max(2500, 0.5 * length));
  const isText = isMarked || (flows && count >= 6 && share > Math.max(0.6, 1200 / length));
  const year = Number(model.snapshot.capturedAt.slice(0, 4));
  const opening = blocks
    .slice(0, 12)
    .filter(({ node, text }) => node.region !== 'header' && text.length < 120);
  const times = view.tagged('time').filter((node) => node.visible && node.attribute('datetime') !== '');
  return {
    'one long text': isText || (flows && count >= 8 && length > 4200),
    'dated text': isText && opening.some(({ text }) => datesIn(text, words, year).length > 0),
    'time of publication': count >= 4 && times.length > 0,
    'declared as an article': view
      .tagged('meta')
      .some((node) => node.attribute('property') === 'og:type' && node.attribute('content') === 'article'),
    'share of long paragraphs': flows ? share : 0,
    'very little text': length < LITTLE,
  };
}

/** Long paragraphs, the share of the text in them, and whether they follow each other in one box, not in cards. */
function proseOf(view: PageView): { count: number; share: number; flows: boolean } {
  const long = view.tagged('p').filter((node) => node.visible && view.textLength(node) > LONG_PARAGRAPH);
  const characters = long.reduce((sum, node) => sum + view.textLength(node), 0);
  const together = new Map<PageNode | null, number>();
  for (const { parent } of long) together.set(parent, (together.get(parent) ?? 0) + 1);
  const most = Math.max(0, ...together.values());
  return {
    count: long.length,
    share: characters / Math.max(1, view.content.length),
    flows: most >= 3 && 3 * most >= long.length,
  };
}
