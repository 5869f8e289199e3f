import type { LanguageWords } from '../../language/words.ts';
import type { PageModel } from '../../page/page-model.ts';
import { overlayFacts } from '../overlays/overlays.ts';
import type { Layout } from '../types/layout.ts';
import { contrastFacts, type KeyNodes } from './contrast.ts';
import { defectFacts } from './defects.ts';
import { overflow, pageHeight, viewportMeta } from './fit.ts';
import { motionFacts } from './motion.ts';
import { tapTargets } from './tap-targets.ts';
import { textSizes } from './text-sizes.ts';
import { unreadFacts } from './unread.ts';

/** How the page is laid out and painted, per viewport. */
export function layoutFacts(page: PageModel, words: LanguageWords | null, keys: KeyNodes): Layout {
  return {
    overflow: overflow(page),
    viewportMeta: viewportMeta(page),
    tapTargets: tapTargets(page),
    textSizes: textSizes(page),
    contrast: contrastFacts(page, keys),
    overlays: overlayFacts(page, words),
    motion: motionFacts(page),
    unread: unreadFacts(page),
    defects: defectFacts(page),
    pageHeightScreens: pageHeight(page),
  };
}
