import { comparable } from './clean-text.ts';

/** Words with a dot inside that aren't hosts. */
const ABBREVIATIONS = /\b(?:e\.g|i\.e|a\.m|p\.m|u\.s|u\.k|u\.s\.a|e\.u|no\.\d+|vs)\b\.?/g;
/** "shop.test", also with what people write to hide a dot. */
const HOST =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}][\p{L}\p{N}-]*(?:(?:\s?[[({]\s?(?:\.|dot|punkt|punto)\s?[\])}]\s?|\s(?:dot|punkt|punto)\s|[.。․・])[\p{L}\p{N}-]+)+/gu;
const HIDDEN_DOT = /\s?[[({]\s?(?:\.|dot|punkt|punto)\s?[\])}]\s?|\s(?:dot|punkt|punto)\s|[。․・]/gu;
const MARKUP =
  /!?\[[^\]]*\]\s*\(|\]\s*\[|<\s*[\p{L}/!]|&(?:#\d+|#x[\da-f]+|[a-z]+);|\b(?:https?|ftp|data|javascript|mailto|tel):|\/\/[\p{L}\p{N}]/iu;

/** Whether a text contains a link, markup or a host that isn't allowed. */
export function hasForeignContent(text: string, hosts: ReadonlySet<string>): boolean {
  const line = comparable(text);
  if (line.includes('@') || MARKUP.test(line)) return true;
  const found = line.replace(ABBREVIATIONS, ' ').match(HOST) ?? [];
  return found.map((host) => host.replace(HIDDEN_DOT, '.')).some((host) => isHost(host) && !hosts.has(host));
}

/** A number with a decimal point is not a host. */
function isHost(text: string): boolean {
  const last = text.split('.').at(-1) ?? '';
  return /^\p{L}{2,}$/u.test(last) || /^xn--/.test(last) || /^(?:\d+\.){3}\d+$/.test(text);
}
