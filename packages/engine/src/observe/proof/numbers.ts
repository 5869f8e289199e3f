import { allMatches, mentions, normalize } from '../../languages/match.ts';
import { parseNumber } from '../../languages/number.ts';
import type { Count, Evidence } from '../facts.ts';
import { amountsIn } from '../offer/amounts.ts';
import { isPlanLine } from '../offer/plan-line.ts';
import type { PageNode } from '../page/node.ts';
import { sentencesOf } from '../page/sentences.ts';
import { count, type Reading, type TextBlock } from '../reading.ts';

/** A figure that stands alone: "12,000+", "98%", "3M", "#1" left out. */
const FIGURE =
  /^[~>≈+]?\s*[$€£]?\s?\d[\d.,\s']*\s?(k|m|b|mio\.?|mrd\.?|million(s|en|es)?|billion|thousand|tausend|mille|mil|milioni|milhões|miljoen|bn|tb|%|x|×|\+|\/7)*\+?\.?$/iu;
const LARGE =
  /\d[\d.,\s']{2,}\d|\d\s?(k|m|million|mio|thousand|tausend|mille|mil|milioni|milhões|miljoen)\b|\d\+|\b\d{2,}\b/iu;
const EMPHASIS =
  /\+|over|more than|trusted|join|serv|help|used by|über|mehr als|plus de|más de|oltre|più di|mais de|meer dan|ruim|millio|thousand|tausend|\d[.,]\d{3}|\d{4,}|\dk\b/iu;
/** What was counted until now is a record, however modest. */
const SO_FAR =
  /(?<!\p{L})(so far|to date|already|bisher|bislang|bereits|schon|déjà|jusqu'ici|à ce jour|ya|hasta (ahora|hoy|la fecha)|già|finora|ad oggi|já|até (agora|hoje)|al|reeds|inmiddels|tot nu toe)(?!\p{L})/iu;
const MAX_STATEMENT = 260;
const YEARS = /\b(19|20)\d{2}\b/;
/** Who trusts or uses it, counted: "Loved by 2 million gardeners". */
const COUNTED =
  /(\d{3,}|\d[.,\s]\d{3}|\d\s?(k|m|million|mio|thousand|tausend|mille|mil|milioni|milhões|miljoen)\b)\+?\s+\p{L}{3,}/iu;
const PHONE = /\+\d{1,3}[\s\d()./-]{8,}/;
const QUOTED = /^["“„«]/u;
/** "More than 25 years" of whatever the organization does. */
const AT_LEAST = /(over|more than|über|mehr als|plus de|más de|oltre|più di|mais de|meer dan|ruim)\s*$/iu;
/** The sign of a figure, where it is set in a node of its own. */
const SIGN = /^[+%×x]$|^[km]\+?$/iu;
/** "150+ employers advised" by itself. Ages are smaller: "18+". */
const ROUNDED = /^(\d[\d.,]*)\s?[km]?\+\s+(\p{L}.*)$/iu;
const LEAST_ROUNDED = 20;
/** "240,000 travelers before you" by itself: no measure of a thing is so large. */
const CROWD = /^(\d{1,3}(?:[.,' ]\d{3})+)\s+(\p{L}{4,}.*)$/u;
const LEAST_CROWD = 10_000;
/** The number of an entry, not of what it names. */
const ORDINAL = /^\d{1,2}[.)]\s/;
/** "Our 50 volunteers". */
const OURS = /(?<!\p{L})(our|unser(e[nr]?)?|nos|nuestr[oa]s|nostr[ie]|noss[oa]s|onze|ons)\s*$/iu;
/** The code of a country before a phone number. */
const DIAL_CODE = /^\+\d{1,3}$/;
/** "00 Hours": a timer that has run out, or a counter that has not begun. */
const ZERO = /^0+(?![\d.,])/;
/** What a plan allows at most says nothing of the organization. */
const LIMIT = /\b(up to|bis zu|jusqu'à|hasta|fino a|até|tot)\s*$/iu;

/** Claims about size, use or impact of the organization: figures with a label in a row, or within a sentence. */
export function numbersOf(reading: Reading): Count {
  const { words } = reading;
  const searched = [
    'Figures with a label in rows or cards, and sentences that count customers, projects or years.',
  ];
  if (!words) return count([], searched, null);
  const evidence: Evidence[] = [];
  const used = new Set<TextBlock>();
  reading.blocks.forEach((block, place) => {
    if (used.has(block) || skips(block, reading)) return;
    const sign = reading.blocks[place + 1];
    const signed = sign !== undefined && /^\d[\d.,]*$/.test(block.text) && SIGN.test(sign.text);
    const figure = signed ? { ...block, text: `${block.text}${sign.text}` } : block;
    const text = normalize(figure.text);
    if (FIGURE.test(text) && text.length <= 16) {
      const label = labelOf(place, signed ? 2 : 1, reading);
      if (!label || !isStatistic(figure, label, reading)) return;
      used.add(label);
      evidence.push(reading.evidence(commonBox(block.node, label.node), `${figure.text} ${label.text}`));
    } else if (
      statements(text, reading).some((each) => claims(each, reading)) ||
      isLabeledFigure(block, text, reading) ||
      isRounded(text, reading)
    ) {
      evidence.push(reading.evidence(block.node, block.text));
    }
  });
  return count(evidence, searched, words);
}

function skips(block: TextBlock, reading: Reading): boolean {
  if (!/\d/.test(block.text) || ZERO.test(block.text)) return true;
  if (block.node.region === 'header') return !isRounded(normalize(block.text), reading);
  // Footers hold years, addresses and numbers of registers; only who uses the offer is a claim there.
  if (block.node.region === 'footer' && !mentions(block.text, reading.words?.proof.logoHeadings ?? []))
    return true;
  if (
    block.node.closest(
      (at) =>
        at.tag === 'form' ||
        at.tag === 'nav' ||
        at.tag === 'blockquote' ||
        at.tag === 'time' ||
        at.tag === 'table' ||
        at.tag === 'dl' ||
        at.tag === 'fieldset',
    )
  )
    return true;
  return (
    QUOTED.test(block.text) ||
    PHONE.test(block.text) ||
    isPlanLine(block.node, reading.view) ||
    reading.inMockUp(block.node)
  );
}

/** The words of a figure: `next` blocks after it, or just before, in the same small box. */
function labelOf(place: number, next: number, reading: Reading): TextBlock | null {
  const block = reading.blocks[place];
  for (const step of [next, -1]) {
    const label = reading.blocks[place + step];
    if (!block || !label || label.text.length > 80 || /^\d/.test(label.text)) continue;
    const box = commonBox(block.node, label.node);
    if (reading.view.textLength(box) <= block.text.length + label.text.length + 120) return label;
  }
  return null;
}

function commonBox(a: PageNode, b: PageNode): PageNode {
  return a.closest((at) => at.contains(b)) ?? a;
}

/** The number of a step: others in the section count on from it, or up to it. */
function isStep(figure: TextBlock, { blocks }: Reading): boolean {
  const number = /^0?(\d{1,2})\.?$/.exec(figure.text)?.[1];
  if (number === undefined) return false;
  const row = blocks
    .filter(({ node, text }) => node.section === figure.node.section && /^0?\d{1,2}\.?$/.test(text))
    .map(({ text }) => Number.parseInt(text, 10));
  return row.includes(1) && row.includes(2) && row.includes(Math.max(1, Number(number) - 1));
}

function isStatistic(figure: TextBlock, label: TextBlock, reading: Reading): boolean {
  const { words } = reading;
  if (/[?？]$/.test(label.text) || isStep(figure, reading)) return false;
  if (words && DIAL_CODE.test(figure.text) && mentions(label.text, words.fields.phone)) return false;
  if (/^\d$/.test(figure.text) && !standsInRow(commonBox(figure.node, label.node), reading, MAX_ROW_STEPS))
    return false;
  if (!words || (/[$€£]/.test(figure.text) && mentions(label.text, words.offer.periods.month))) return false;
  if (/^\d{1,2}\.?$/.test(figure.text) && !mentions(label.text, words.proof.numberNouns)) return false;
  const units = Object.values(words.urgency.units).some(
    (list) => mentions(label.text, list) && label.text.split(' ').length === 1,
  );
  if (
    units ||
    YEARS.test(figure.text) ||
    (mentions(label.text, words.proof.reviews) && /^\d[.,]\d$/.test(figure.text))
  )
    return false;
  if (mentions(label.text, words.proof.numberNouns)) return true;
  return (
    /%|\+|k$|m$/i.test(figure.text) &&
    label.text.split(' ').length <= 6 &&
    !mentions(label.text, words.offer.amountNever)
  );
}

/** "35 countries" in a box of its own, beside others that begin with a figure too. */
function isLabeledFigure(block: TextBlock, text: string, reading: Reading): boolean {
  const { words, view } = reading;
  if (!words || text.length > 45 || !/^\+?\d/.test(text) || ORDINAL.test(text)) return false;
  if (!mentions(text, words.proof.numberNouns)) return false;
  // "2 guests" beside "45 € a night" is what the price is for.
  return (
    standsInRow(block.node, reading, 1) && amountsIn(view.text(block.node.parent ?? block.node)).length === 0
  );
}

/** How many boxes around a figure and its label may stand in a row of such. */
const MAX_ROW_STEPS = 3;

/** Whether other boxes beside it, or beside one of so many boxes around it, begin with a figure too. */
function standsInRow(node: PageNode, { view }: Reading, steps: number): boolean {
  for (let at = node.parent, step = 0; at && step < steps; at = at.parent, step++) {
    const row = at.children.filter((peer) => peer.visible && /^[+#]?\d/.test(view.text(peer)));
    if (row.length >= 2) return true;
  }
  return false;
}

/** "150+ employers advised": a short line of its own that counts upward, but not time. */
function isRounded(text: string, { words }: Reading): boolean {
  if (!words || text.length > 45 || amountsIn(text).length > 0) return false;
  const rounded = ROUNDED.exec(text);
  const [, number = '', rest = ''] = rounded ?? CROWD.exec(text) ?? [];
  if ((parseNumber(number) ?? 0) < (rounded ? LEAST_ROUNDED : LEAST_CROWD)) return false;
  // "10,000 jobs a day" is what a plan allows.
  if (Object.values(words.offer.periods).some((period) => mentions(rest, period))) return false;
  const [first = ''] = rest.split(' ');
  return !Object.values(words.urgency.units).some((units) => mentions(first, units));
}

/** The text, where it is short; of a longer one the sentences that speak of "us". */
function statements(text: string, { words }: Reading): string[] {
  if (text.length <= MAX_STATEMENT) return [text];
  return sentencesOf(text).filter(
    (each) => each.length <= MAX_STATEMENT && mentions(each, words?.proof.firstPerson.plural ?? []),
  );
}

function claims(text: string, reading: Reading): boolean {
  const { words } = reading;
  if (!words || !LARGE.test(text)) return false;
  if (/\b\d[.,]\d\b/.test(text) && mentions(text, words.proof.reviews)) return false;
  if (
    mentions(text, words.urgency.demand) ||
    mentions(text, words.urgency.places) ||
    mentions(text, words.urgency.stock)
  )
    return false;
  if (mentions(text, words.proof.logoHeadings) && COUNTED.test(text)) return true;
  for (const match of allMatches(text, words.proof.numberNouns)) {
    const before = normalize(text).slice(Math.max(0, match.index - 45), match.index);
    const number =
      /([\d][\d.,\s']*)\s?(k|m|million\w*|mio\.?|thousand|tausend|mille|mil|milioni|milhões|miljoen)?\+?\s*(?:[\p{L}'-]+\s){0,3}$/iu.exec(
        before,
      );
    if (!number?.[1]) continue;
    const value = parseNumber(number[1]) ?? 0;
    const scaled = number[2] ? value * 1000 : value;
    const around = normalize(text).slice(Math.max(0, match.index - 70), match.index + match.text.length + 10);
    if (
      /[$€£]\s?$/.test(before.slice(0, number.index)) ||
      (YEARS.test(number[1]) && value > 1900 && value < 2100) ||
      LIMIT.test(before.slice(0, number.index))
    )
      continue;
    const years = /year|jahr|\bans?\b|année|años|anni|anos|jaar/i.test(match.text);
    if (
      scaled >= 1000 ||
      (scaled >= 10 && years && AT_LEAST.test(before.slice(0, number.index))) ||
      (scaled >= 20 && (EMPHASIS.test(around) || SO_FAR.test(text))) ||
      (scaled >= 10 && OURS.test(before.slice(0, number.index))) ||
      (scaled >= 5 &&
        years &&
        /experience|business|erfahrung|expérience|experiencia|esperienza|experiência|ervaring|since|seit/i.test(
          text,
        ))
    )
      return true;
  }
  return false;
}
