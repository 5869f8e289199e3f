import { autocomplete } from './kinds/autocomplete.ts';
import { buttonLabel } from './kinds/button-label.ts';
import { buttonLook } from './kinds/button-look.ts';
import { deadLinks } from './kinds/dead-links.ts';
import { explanation } from './kinds/explanation.ts';
import { faq } from './kinds/faq.ts';
import { fieldLabels } from './kinds/field-labels.ts';
import { firstButton } from './kinds/first-button.ts';
import { headline } from './kinds/headline.ts';
import { imageAlternatives } from './kinds/image-alternatives.ts';
import { leftovers } from './kinds/leftovers.ts';
import { lineToFill } from './kinds/line-to-fill.ts';
import { mainButton } from './kinds/main-button.ts';
import { mobileFit } from './kinds/mobile-fit.ts';
import { movingContent } from './kinds/moving-content.ts';
import { pageTitle } from './kinds/page-title.ts';
import { pricePosition } from './kinds/price-position.ts';
import { proofPosition } from './kinds/proof-position.ts';
import { stickyButton } from './kinds/sticky-button.ts';
import { testimonial } from './kinds/testimonial.ts';
import { textContrast } from './kinds/text-contrast.ts';
import { untick } from './kinds/untick.ts';
import type { PatchKind } from './patch-kind.ts';

/** Every kind of fix that can be tried on a page. */
export const PATCH_KINDS: readonly PatchKind[] = [
  headline,
  pageTitle,
  explanation,
  buttonLabel,
  buttonLook,
  mainButton,
  stickyButton,
  firstButton,
  textContrast,
  mobileFit,
  fieldLabels,
  autocomplete,
  untick,
  imageAlternatives,
  movingContent,
  leftovers,
  deadLinks,
  proofPosition,
  pricePosition,
  testimonial,
  lineToFill,
  faq,
];
