import type { Source } from '@liftmark/contract/report';
import { provenanceWords } from '../content/evidence.ts';

const FILLS: Record<Source['provenance'], 'full' | 'half' | 'none'> = {
  primary: 'full',
  secondary: 'half',
  recalled: 'none',
};

/** How we read a figure: a full, half-full or empty square, with its words. */
export function ProvenanceMark({ provenance }: { provenance: Source['provenance'] }) {
  return (
    <span className="square-mark" data-fill={FILLS[provenance]}>
      {provenanceWords(provenance)}
    </span>
  );
}
