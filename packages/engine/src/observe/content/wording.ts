import { allMatches, firstMatch, mentions, normalize } from '../../languages/match.ts';
import type { Content, Evidence, WordingMatch } from '../facts.ts';
import type { PageNode } from '../page/node.ts';
import { isButton, type Reading } from '../reading.ts';

const REMNANTS =
  /lorem ipsum|modal body text goes here|\{\{\s*[\w.|\s]+\s*\}\}|\[object Object\]|<%=?.*?%>|%[A-Z_]{3,}%|\$\{[\w.]+\}|(?<![\p{L}\d'"])undefined(?![\p{L}'"])|(?<![\p{L}\d])NaN(?![\p{L}\d])|\bTODO:|\[(your|company|product|insert)[^\]]{0,40}\]|\[((first|last|full|customer|client)[ _-]?name|vorname|nachname|prénom|voornaam)\]|\*\|\w+\|\*/iu;
/** What every remnant holds: a cheap question before the pattern is tried. */
const REMNANT_SIGN = /[[{<%$]|\*\||lorem|modal|undefined|nan|todo/i;
/** Quotations and code, and what a form asks for: "Describe your project" is no filler there. */
const NO_REMNANTS = new Set(['blockquote', 'q', 'code', 'pre', 'label', 'legend', 'option', 'button']);
const MAX_MATCHES = 200;

/** Where the page first says that one comes by appointment; what customers say is left out. */
export function appointmentOf(reading: Reading): Evidence | null {
  const { words } = reading;
  if (!words) return null;
  const said = reading.blocks.find(
    ({ node, text }) => mentions(text, words.product.appointments) && !isQuoted(node),
  );
  return said ? reading.evidence(said.node, said.text) : null;
}

function isQuoted(node: PageNode): boolean {
  return (
    node.closest(
      (at) => at.tag === 'blockquote' || at.tag === 'q' || /testimonial|review/i.test(at.names),
    ) !== null
  );
}

/** Hits of the lists for hype, generic, pressure and shaming words in the page's own copy. */
export function wordingMatchesOf(reading: Reading): WordingMatch[] {
  const { words, view } = reading;
  if (!words) return [];
  const matches: WordingMatch[] = [];
  for (const block of reading.blocks) {
    if (matches.length >= MAX_MATCHES) break;
    if (reading.inMockUp(block.node) || isQuoted(block.node)) continue;
    const inHeadline =
      reading.headline !== null &&
      (reading.headline === block.node ||
        reading.headline.contains(block.node) ||
        block.node.contains(reading.headline));
    const note = (list: WordingMatch['list'], phrases: readonly string[]): void => {
      for (const match of allMatches(block.text, phrases))
        matches.push({
          list,
          phrase: match.text,
          inHeadline,
          evidence: reading.evidence(block.node, block.text),
        });
    };
    note('hype', words.tone.hype);
    note('pressure', words.tone.pressure);
    if (inHeadline || /^h[1-3]$/.test(block.node.tag)) note('generic', words.tone.generic);
  }
  for (const node of view.nodes) {
    if (matches.length >= MAX_MATCHES) break;
    if (!node.isElement || node.hidden === 'not-content' || !(isButton(node) || node.tag === 'a')) continue;
    const label = normalize(view.everyText(node));
    if (label.length < 6 || label.length > 100) continue;
    const bare = label.replace(/[,.!]/g, '');
    const shaming = firstMatch(bare, words.tone.shaming);
    if (shaming?.index === 0)
      matches.push({
        list: 'shaming',
        phrase: label,
        inHeadline: false,
        evidence: reading.evidence(node, label),
      });
  }
  return matches;
}

/** Visible template text that was never replaced. Pages about such text, code and quotations are left out. */
export function templateRemnantsOf(reading: Reading): Content['templateRemnants'] {
  const { words, view } = reading;
  const title = view
    .tagged('title')
    .map((node) => node.children.map((child) => child.source.text).join(''))
    .join(' ');
  const found: Content['templateRemnants'] = [];
  for (const block of reading.blocks) {
    if (found.length >= 20) break;
    if (reading.inMockUp(block.node) || block.node.closest((at) => NO_REMNANTS.has(at.tag))) continue;
    const text = normalize(block.text);
    const match =
      (REMNANT_SIGN.test(text) ? REMNANTS.exec(text)?.[0] : null) ??
      (words && firstMatch(text, words.templateRemnants)?.text) ??
      null;
    if (!match || normalize(title).toLowerCase().includes(match.toLowerCase())) continue;
    if (match.toLowerCase() === 'undefined' && text.split(' ').length > 12) continue;
    if (words && mentions(title, words.templateRemnants)) continue;
    found.push({ text: match, evidence: reading.evidence(block.node, block.text) });
  }
  return found;
}
