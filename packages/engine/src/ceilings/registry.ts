import { actionMissing } from './action-missing.ts';
import { brokenForm } from './broken-form.ts';
import { brokenPictures } from './broken-pictures.ts';
import { builderNotes } from './builder-notes.ts';
import type { Ceiling } from './ceiling.ts';
import { collapsedLayout } from './collapsed-layout.ts';
import { contentMissingOnPhones } from './content-missing-on-phones.ts';
import { coveredPage } from './covered-page.ts';
import { deadLinks } from './dead-links.ts';
import { emptyOrder } from './empty-order.ts';
import { emptyPage } from './empty-page.ts';
import { expiredOffer } from './expired-offer.ts';
import { fillerText } from './filler-text.ts';
import { garbledText } from './garbled-text.ts';
import { missingContent } from './missing-content.ts';
import { mixedLanguages } from './mixed-languages.ts';
import { offerUnstated } from './offer-unstated.ts';
import { poorImpression } from './poor-impression.ts';
import { repeatedText } from './repeated-text.ts';
import { unreadableText } from './unreadable-text.ts';
import { unstyledPage } from './unstyled-page.ts';

/** Every ceiling there is. */
export const CEILINGS: readonly Ceiling[] = [
  coveredPage,
  unstyledPage,
  unreadableText,
  collapsedLayout,
  emptyPage,
  contentMissingOnPhones,
  fillerText,
  builderNotes,
  missingContent,
  garbledText,
  mixedLanguages,
  repeatedText,
  brokenPictures,
  offerUnstated,
  actionMissing,
  deadLinks,
  brokenForm,
  expiredOffer,
  emptyOrder,
  poorImpression,
];
