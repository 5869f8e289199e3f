import { ACTION_DEFECTS } from './defects/actions.ts';
import type { Defect } from './defects/defect.ts';
import { EVERYDAY_DEFECTS } from './defects/everyday.ts';
import { FORM_DEFECTS } from './defects/forms.ts';
import { HIDDEN_DEFECTS } from './defects/hidden.ts';
import { LAYOUT_DEFECTS } from './defects/layout.ts';
import { LEFTOVER_DEFECTS } from './defects/leftovers.ts';
import { MESSAGE_DEFECTS } from './defects/message.ts';
import { MOTION_DEFECTS } from './defects/motion.ts';
import { OFFER_DEFECTS } from './defects/offer.ts';
import { PROOF_DEFECTS } from './defects/proof.ts';
import { READING_DEFECTS } from './defects/reading.ts';
import { SHOP_DEFECTS } from './defects/shop.ts';
import { TONE_DEFECTS } from './defects/tone.ts';
import { TRUST_DEFECTS } from './defects/trust.ts';
import { URGENCY_DEFECTS } from './defects/urgency.ts';

/** New ones come last: the place of a defect decides on which pages it is tried. */
export const DEFECTS: readonly Defect[] = [
  ...MESSAGE_DEFECTS,
  ...READING_DEFECTS,
  ...URGENCY_DEFECTS,
  ...PROOF_DEFECTS,
  ...OFFER_DEFECTS,
  ...ACTION_DEFECTS,
  ...FORM_DEFECTS,
  ...LAYOUT_DEFECTS,
  ...TRUST_DEFECTS,
  ...TONE_DEFECTS,
  ...EVERYDAY_DEFECTS,
  ...MOTION_DEFECTS,
  ...HIDDEN_DEFECTS,
  ...LEFTOVER_DEFECTS,
  ...SHOP_DEFECTS,
];
