import { parse } from 'tldts';
import { alternatives, compose } from '../../../language/patterns.ts';
import { comparable } from './clean-text.ts';

const SPELLED_DOT = String.raw`\s?[[({]\s?(?:\.|${alternatives('dot')})\s?[\])}]\s?|\s${alternatives('dot')}\s`;

/** Words with a dot inside that aren't hosts. */
const ABBREVIATIONS = /\b(?:e\.g|i\.e|a\.m|p\.m|u\.s|u\.k|u\.s\.a|e\.u|no\.\d+|vs)\b\.?/g;
/** "shop.test", also with what people write to hide a dot. */
const HOST = compose(
  String.raw`(?<![\p{L}\p{N}])[\p{L}\p{N}][\p{L}\p{N}-]*(?:(?:${SPELLED_DOT}|[.。․・])[\p{L}\p{N}-]+)+`,
  'gu',
);
const HIDDEN_DOT = compose(`${SPELLED_DOT}|[。․・]`, 'gu');
const MARKUP = new RegExp(
  [
    String.raw`!?\[[^\]]*\]\s*\(|\]\s*\[|<\s*[\p{L}/!]|&(?:#\d+|#x[\da-f]+|[a-z]+);`,
    String.raw`\b(?:https?|ftp|data|javascript|mailto|tel):|\/\/[\p{L}\p{N}]`,
  ].join('|'),
  'iu',
);

/** "13 @ 4:45 PM" names a time. */
const ADDRESS_SIGN = compose(
  String.raw`@(?! \d{1,2}(?::\d\d|(?=\s?[ap]\.?m))(?:\s?[ap]\.?m)?(?![\p{L}\d_-]))`,
  'u',
);

/** Whether a text contains a link or markup. */
export function hasMarkup(text: string): boolean {
  return MARKUP.test(comparable(text));
}

/** Whether a text contains an address or a host that isn't allowed. */
export function hasForeignHost(text: string, hosts: ReadonlySet<string>): boolean {
  const line = comparable(text);
  if (ADDRESS_SIGN.test(line)) return true;
  const found = line.replace(ABBREVIATIONS, ' ').match(HOST) ?? [];
  return found
    .filter((host) => !isWritten(host))
    .map((host) => host.replace(HIDDEN_DOT, '.'))
    .some((host) => isHost(host) && !hosts.has(host));
}

/** "カフェ・リュール", "無料です。今すぐ": dots of a script without spaces, unless a top-level domain follows one. */
function isWritten(text: string): boolean {
  const [, ...rest] = text.replace(HIDDEN_DOT, '.').split('.');
  return (
    /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー・。]+$/u.test(text) &&
    !rest.some((part) => parse(`host.${part}`).isIcann)
  );
}

/** A number with a decimal point is not a host; "shop.test-now" and "shop.test.5" hold one. */
function isHost(text: string): boolean {
  const [, ...rest] = text.split('.');
  return rest.some((part) => /^(?:\p{L}{2,}(?:$|-)|xn--)/u.test(part)) || /^(?:\d+\.){3}\d+$/.test(text);
}
