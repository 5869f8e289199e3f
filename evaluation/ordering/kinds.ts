import type { Kind } from './kind.ts';
import { ASKS } from './kinds/asks.ts';
import { COVERS } from './kinds/covers.ts';
import { FILLER } from './kinds/filler.ts';
import { GAMING } from './kinds/gaming.ts';
import { LAYOUT } from './kinds/layout.ts';
import { MISSING } from './kinds/missing.ts';
import { MIXTURES } from './kinds/mixtures.ts';
import { PICTURES } from './kinds/pictures.ts';
import { REPAIRS } from './kinds/repairs.ts';
import { STYLES } from './kinds/styles.ts';
import { WORDS } from './kinds/words.ts';

export const KINDS: readonly Kind[] = [
  ...[...FILLER, ...WORDS, ...STYLES, ...COVERS, ...PICTURES, ...LAYOUT, ...MISSING, ...ASKS, ...MIXTURES],
  ...[...REPAIRS, ...GAMING],
];
