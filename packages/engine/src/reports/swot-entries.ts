import type { Recommendation } from '@liftmark/contract/report';
import type { Level } from '@liftmark/contract/swot';
import { stopped } from '../language/punctuation.ts';

const MAX_STEPS = 2;

/** By the gain for the effort, or by severity where a diagnosis says it; a critical one is always high. */
export function levelOf({ type, priority, place, question }: Recommendation): Level {
  if (type === 'critical') return 'high';
  if (question != null) {
    if (place === 'first') return type === 'improve' ? 'high' : 'medium';
    return type === 'improve' ? 'medium' : 'low';
  }
  if (priority >= 5) return 'high';
  return priority >= 2 ? 'medium' : 'low';
}

/** Ids of its checks, or of what else speaks of it. */
export function findingsOf({ checks, ceilings = [], id }: Recommendation): string[] {
  if (checks.length > 0) return checks;
  return ceilings.length > 0 ? ceilings : [id];
}

/** The title of a finding's advice is an instruction; that of a diagnosis can be what is wrong. */
export function adviceOf({ title, steps, question }: Recommendation): string {
  return sentence(question == null || steps.length === 0 ? [title] : steps.slice(0, MAX_STEPS));
}

/** Several instructions as sentences. */
export function sentence(parts: readonly string[]): string {
  return parts.map(stopped).join(' ');
}
