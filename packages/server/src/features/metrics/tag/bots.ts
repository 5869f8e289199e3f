import { readFileSync } from 'node:fs';

/** Parts of user agents of programs, lower case. */
const MARKS: string[] = JSON.parse(readFileSync(new URL('./bots.json', import.meta.url), 'utf8'));
const SHORTEST = 20;

/** True for programs that say so, and for agents that no browser sends. */
export function isBot(userAgent: string | undefined): boolean {
  const agent = (userAgent ?? '').toLowerCase();
  return (
    agent.length < SHORTEST || !agent.startsWith('mozilla/') || MARKS.some((mark) => agent.includes(mark))
  );
}
