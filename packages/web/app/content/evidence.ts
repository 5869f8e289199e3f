import type { Source } from '@liftmark/contract/report';
import { text } from './evidence.text.ts';

export function provenanceWords(provenance: Source['provenance']): string {
  return text.provenance[provenance];
}

export function strengthWords(strength: string): string {
  const words: Partial<Record<string, string>> = text.strength;
  return words[strength] ?? strength;
}
