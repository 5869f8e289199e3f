import robotsParser from 'robots-parser';
import { ROBOT } from './reader.ts';

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

interface Robot {
  isAllowed(url: string, robot: string): boolean | undefined;
  getCrawlDelay(robot: string): number | undefined;
  getSitemaps(): string[];
}

/** The library's types declare its function twice. */
const parse = robotsParser as unknown as (url: string, text: string) => Robot;

/** @param text of `robots.txt`; empty where there is none, which allows everything */
export function robotsRules(origin: string, text: string): RobotsRules {
  const parsers = new Map<string, Robot>();
  // Rules count for one scheme and host. A site has one set for all its spellings.
  const parserFor = (url: string) => {
    const own = new URL(url).origin;
    const known = parsers.get(own) ?? parse(`${own}/robots.txt`, text);
    parsers.set(own, known);
    return known;
  };
  const robot = parserFor(origin);
  return {
    isAllowed: (url) => parserFor(url).isAllowed(url, ROBOT) ?? true,
    delayS: robot.getCrawlDelay(ROBOT) ?? null,
    sitemaps: robot.getSitemaps(),
  };
}
