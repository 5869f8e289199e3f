import { judgedPageType } from '@liftmark/contract/page-types';
import type { PerViewport, ViewportName } from '../capture/snapshot.ts';
import { ramp } from '../checks/check.ts';
import type { Copy } from '../facts/types/content.ts';
import type { FormFact } from '../facts/types/forms.ts';
import type { Look } from '../facts/types/look.ts';
import { latinLength } from '../language/latin-length.ts';
import { defineCeiling } from './ceiling.ts';
import { worse } from './devices.ts';
import { text } from './empty-page.text.ts';

/** Pages that need few words. */
const BRIEF = new Set(['signup', 'checkout', 'portfolio', 'ecommerce-category', 'app']);

export const emptyPage = defineCeiling(() => ({
  id: 'empty-page',
  title: text.title,
  measure: text.measure,
  needs: ['look', 'copy', 'forms', 'pageType'],
  judge({ look, copy, forms, pageType }) {
    const emptiest = worse(look, gapOf);
    if (emptiest === null) return null;
    const shown = Math.max(lettersOn('desktop', look, copy), lettersOn('mobile', look, copy));
    const letters = shown + lettersIn(forms);
    const few = BRIEF.has(judgedPageType(pageType))
      ? ramp(letters, [60, 0.45], [200, 0])
      : ramp(letters, [120, 0.5], [350, 0.25], [700, 0]);
    const { device, fact, value } = emptiest;
    return {
      severity: 1 - (1 - few) * (1 - value),
      reason:
        few >= value
          ? text.reason.few({ letters: Math.min(letters, charactersOf(look)) })
          : bareOf(fact) > emptyOf(fact)
            ? text.reason.bare({ device })
            : text.reason.empty({ device, share: fact.emptyShare }),
      evidence: [],
    };
  },
}));

/** In the page's own language. What one device lacks of the other's text is a ceiling of its own. */
function lettersOn(device: ViewportName, look: PerViewport<Look>, copy: PerViewport<Copy>): number {
  const words = copy[device] ?? copy.desktop ?? copy.mobile;
  return Math.max(0, (look[device]?.letters ?? 0) - (words?.foreignLetters ?? 0));
}

/** What fields ask for in themselves, which visitors read too. */
function lettersIn(forms: readonly FormFact[]): number {
  const labels = forms
    .flatMap(({ fields }) => fields)
    .filter(({ labelSource }) => labelSource === 'placeholder')
    .map(({ label }) => latinLength(label ?? ''));
  return labels.reduce((sum, length) => sum + length, 0);
}

function charactersOf({ desktop, mobile }: PerViewport<Look>): number {
  return Math.max(desktop?.characters ?? 0, mobile?.characters ?? 0);
}

function gapOf(look: Look): number {
  return 1 - (1 - emptyOf(look)) * (1 - bareOf(look));
}

function emptyOf({ screens, emptyShare }: Look): number {
  return screens > 1.2 ? ramp(emptyShare, [0.45, 0], [0.85, 0.45]) : 0;
}

/** Above the fold, there's nothing but the header. */
function bareOf({ screens, firstScreenText, firstScreenPicture, firstScreenButtons }: Look): number {
  const isBare = firstScreenText < 15 && firstScreenPicture < 0.06 && firstScreenButtons < 2;
  return screens > 1.2 && isBare ? 0.25 : 0;
}
