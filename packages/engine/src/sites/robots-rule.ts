/** A line of `robots.txt` that opens or closes addresses. */
export interface RobotsRule {
  isAllowing: boolean;
  /** The longest that matches counts. */
  length: number;
  /** What stands between the wildcards. */
  parts: string[];
  /** Whether the address has to end where it does. */
  isWhole: boolean;
}

export function ruleOf(pattern: string, isAllowing: boolean): RobotsRule {
  const standard = upperEscapes(encoded(pattern));
  const isWhole = standard.endsWith('$');
  const [first = '', ...others] = (isWhole ? standard.slice(0, -1) : standard).split('*');
  const last = others.pop();
  // Wildcards in a row are one.
  const between = others.filter((part) => part !== '');
  return {
    isAllowing,
    length: standard.length,
    parts: last === undefined ? [first] : [first, ...between, last],
    isWhole,
  };
}

/** The rule that counts for a path; null if none does. Of two that are as long, it is the one that allows. */
export function ruleFor(path: string, rules: readonly RobotsRule[]): RobotsRule | null {
  let best: RobotsRule | null = null;
  for (const rule of rules) {
    const isBetter =
      best === null || rule.length > best.length || (rule.length === best.length && rule.isAllowing);
    if (isBetter && matches(rule, path)) best = rule;
  }
  return best;
}

/** Each part where it comes first leaves the most to those after it, so no other place has to be tried. */
function matches({ parts, isWhole }: RobotsRule, path: string): boolean {
  const [first = '', ...others] = parts;
  if (!path.startsWith(first)) return false;
  const last = others.pop();
  if (last === undefined) return !isWhole || path.length === first.length;
  let at = first.length;
  for (const part of others) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return isWhole ? path.endsWith(last) && path.length - last.length >= at : path.indexOf(last, at) >= 0;
}

/** The path and query of an address, as rules are compared with them. */
export function standardPath(url: string): string {
  const { pathname, search } = new URL(url);
  return upperEscapes(pathname + search);
}

function encoded(pattern: string): string {
  try {
    return encodeURI(pattern).replaceAll('%25', '%');
  } catch {
    return pattern;
  }
}

/** `%c3` is `%C3`. */
function upperEscapes(text: string): string {
  const [first = '', ...others] = text.split('%');
  return [first, ...others.map((part) => part.slice(0, 2).toUpperCase() + part.slice(2))].join('%');
}
