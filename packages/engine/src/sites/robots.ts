import { ROBOT } from './reader.ts';
import { type RobotsRule, ruleFor, ruleOf, standardPath } from './robots-rule.ts';

/** What a site allows robots. */
export interface RobotsRules {
  isAllowed(url: string): boolean;
  /** Seconds between two requests; null if it doesn't say. */
  delayS: number | null;
  /** Addresses of its sitemaps. */
  sitemaps: string[];
}

/** RFC 9309 asks for at least this much. */
export const MAX_ROBOTS_BYTES = 500 * 1024;
/** Most rules for one robot, and most parts between wildcards in all of them: each address is held against each. */
const MAX_RULES = 2_000;
const MAX_PARTS = 10_000;
/** A day, which is longer than any crawl. */
const MAX_DELAY_S = 86_400;

/** What a file says to robots of some names. */
interface Group {
  rules: RobotsRule[];
  parts: number;
  delayS: number | null;
}

/**
 * Rules count for one scheme and host. A site has one set for all its spellings.
 * @param text of `robots.txt`; empty where there is none, which allows everything
 */
export function robotsRules(text: string): RobotsRules {
  const { groups, sitemaps } = read(text);
  const { rules, delayS } = groups.get(ROBOT.toLowerCase()) ?? groups.get('*') ?? emptyGroup();
  return {
    isAllowed: (url) => ruleFor(standardPath(url), rules)?.isAllowing ?? true,
    delayS,
    sitemaps,
  };
}

function emptyGroup(): Group {
  return { rules: [], parts: 0, delayS: null };
}

/** Lines that aren't understood are skipped, as RFC 9309 has it. */
function read(text: string): { groups: ReadonlyMap<string, Group>; sitemaps: string[] } {
  const groups = new Map<string, Group>();
  const sitemaps: string[] = [];
  let named: Group[] = [];
  let isNaming = false;
  for (const [name, value] of linesOf(text)) {
    if (name === 'user-agent') {
      const robot = productOf(value);
      const group = groups.get(robot) ?? emptyGroup();
      groups.set(robot, group);
      named = isNaming ? [...new Set([...named, group])] : [group];
    } else if (name === 'sitemap') {
      if (value !== '') sitemaps.push(value);
    } else for (const group of named) tell(group, name, value);
    isNaming = name === 'user-agent';
  }
  return { groups, sitemaps };
}

function tell(group: Group, name: string, value: string): void {
  const delayS = name === 'crawl-delay' && value !== '' ? Number(value) : Number.NaN;
  if (delayS >= 0) group.delayS = Math.min(delayS, MAX_DELAY_S);
  const isRule = (name === 'allow' || name === 'disallow') && value !== '';
  if (!isRule || group.rules.length >= MAX_RULES) return;
  const rule = ruleOf(value, name === 'allow');
  group.parts += rule.parts.length;
  if (group.parts <= MAX_PARTS) group.rules.push(rule);
}

/** Names in lower case with their values, without comments. */
function linesOf(text: string): [string, string][] {
  return text
    .replaceAll('\r', '\n')
    .split('\n')
    .flatMap((line) => {
      const [content = ''] = line.split('#', 1);
      const at = content.indexOf(':');
      const name = content.slice(0, Math.max(0, at)).trim().toLowerCase();
      return name === '' ? [] : [[name, content.slice(at + 1).trim()] as [string, string]];
    });
}

/** Without a version. */
function productOf(robot: string): string {
  return (robot.split('/', 1)[0] ?? '').trim().toLowerCase();
}
