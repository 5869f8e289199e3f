import { brokenContent } from './broken-content/rule.ts';
import { brokenOnPhone } from './broken-on-phone/rule.ts';
import { brokenPictures } from './broken-pictures/rule.ts';
import { brokenPromise } from './broken-promise/rule.ts';
import { competingActions } from './competing-actions/rule.ts';
import { contactHard } from './contact-hard/rule.ts';
import { contradictions } from './contradictions/rule.ts';
import { covered } from './covered/rule.ts';
import { datedLook } from './dated-look/rule.ts';
import { deadAction } from './dead-action/rule.ts';
import { demandingForm } from './demanding-form/rule.ts';
import type { Diagnosis } from './diagnosis.ts';
import { doubtfulClaims } from './doubtful-claims/rule.ts';
import { emptySpace } from './empty-space/rule.ts';
import { expired } from './expired/rule.ts';
import { hardToFind } from './hard-to-find/rule.ts';
import { hiddenMessage } from './hidden-message/rule.ts';
import { languageQuality } from './language-quality/rule.ts';
import { lateAction } from './late-action/rule.ts';
import { noAction } from './no-action/rule.ts';
import { noPicture } from './no-picture/rule.ts';
import { noPrice } from './no-price/rule.ts';
import { noProof } from './no-proof/rule.ts';
import { noRiskRelief } from './no-risk-relief/rule.ts';
import { offerUnexplained } from './offer-unexplained/rule.ts';
import { offerWithoutAction } from './offer-without-action/rule.ts';
import { templateLeftovers } from './template-leftovers/rule.ts';
import { thinContent } from './thin-content/rule.ts';
import { tooMuchText } from './too-much-text/rule.ts';
import { unclearPrice } from './unclear-price/rule.ts';
import { unreadableText } from './unreadable-text/rule.ts';
import { unsafe } from './unsafe/rule.ts';
import { unstyled } from './unstyled/rule.ts';
import { vagueActionLabel } from './vague-action-label/rule.ts';
import { vagueHeadline } from './vague-headline/rule.ts';
import { weakActionLook } from './weak-action-look/rule.ts';
import { weakBenefits } from './weak-benefits/rule.ts';
import { weakPictures } from './weak-pictures/rule.ts';
import { weakProof } from './weak-proof/rule.ts';
import { whoIsBehind } from './who-is-behind/rule.ts';

/** Every diagnosis, by the question that it answers. */
export const DIAGNOSES: readonly Diagnosis[] = [
  brokenContent,
  brokenOnPhone,
  brokenPictures,
  covered,
  datedLook,
  deadAction,
  emptySpace,
  expired,
  languageQuality,
  templateLeftovers,
  unreadableText,
  unstyled,
  brokenPromise,
  hardToFind,
  hiddenMessage,
  offerUnexplained,
  thinContent,
  tooMuchText,
  vagueHeadline,
  noPicture,
  weakBenefits,
  weakPictures,
  contradictions,
  doubtfulClaims,
  noProof,
  unsafe,
  weakProof,
  whoIsBehind,
  demandingForm,
  noPrice,
  noRiskRelief,
  unclearPrice,
  competingActions,
  contactHard,
  lateAction,
  noAction,
  offerWithoutAction,
  vagueActionLabel,
  weakActionLook,
];
