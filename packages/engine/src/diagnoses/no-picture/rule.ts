import type { PageType } from '@liftmark/contract/page-types';
import type { Evidence } from '@liftmark/contract/report';
import type { Box } from '../../capture/snapshot.ts';
import type { ImageFact } from '../../facts/types/content.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { pattern } from '../../language/patterns.ts';
import { defineDiagnosis } from '../diagnosis.ts';
import { nameOf, placeOf, topPrice } from '../subject.ts';
import { type Lack, text } from './text.ts';

/** How much visitors there decide by what they see, 0 to 3. */
const DECIDED_BY_EYE: Partial<Record<PageType, number>> = {
  'ecommerce-product': 2.6,
  'ecommerce-category': 2.4,
  hospitality: 2.4,
  portfolio: 2.2,
  pricing: 1.6,
  service: 1.6,
  saas: 1.4,
  app: 1.4,
  course: 1.4,
  nonprofit: 1.4,
  event: 1.4,
  signup: 1,
  checkout: 0.7,
  other: 0.7,
};
/** A picture behind the text or further down is better than none. */
const BACKGROUND_ONLY = 0.7;
const FURTHER_DOWN = 0.5;
/** Software often shows itself above the fold in boxes that are drawn in code. */
const DRAWN_IN_CODE: readonly PageType[] = ['saas', 'app'];
/** A page of fewer words lacks more than pictures. */
const LEAST_WORDS = 15;
/** Less of the first screen is a logo. */
const LEAST_SHARE = 0.045;
/** More may be a drawing or a map. */
const DRAWING_SHARE = 0.1;
/** Smaller ones are icons. */
const ICON_PX = 80;
/** A wide mark at the top of the page lies within so many pixels. */
const MARK_PX = 160;
const MARK = pattern('pictureMark');

export const noPicture = defineDiagnosis(() => ({
  id: 'no-picture',
  question: 'benefit',
  category: 'clarity',
  nature: 'weakness',
  why: text.why,
  measure: text.measure,
  checks: ['product-images', 'product-video'],
  ceilings: [],
  effort: 'hours',
  impact: 'default',
  evidence: ['product-images-two-beats-one', 'stock-photos-ignored'],
  needs: ['audience', 'content', 'product', 'look', 'headline', 'trust', 'primaryAction', 'offer', 'forms'],
  judge(facts) {
    const { pageType, document, offer, content, look } = facts;
    const weight = DECIDED_BY_EYE[pageType.type];
    const lack = lackOf(facts);
    if (weight === undefined || lack === null || document.legalText) return null;
    if (signsIn(facts) || comparesPlans(facts)) return null;
    const price = topPrice(offer);
    const first = lack === 'above-fold' ? firstPicture(facts) : null;
    const said = {
      lack,
      type: pageType.type,
      house: content.house,
      name: nameOf(facts),
      words: content.wordCount,
      price: price?.text ?? null,
      screens: look.desktop?.screens ?? null,
    };
    return {
      severity:
        weight * (lack === 'everywhere' ? 1 : lack === 'but-background' ? BACKGROUND_ONLY : FURTHER_DOWN),
      confidence: lack === 'but-background' ? 0.8 : 1,
      slight: isReadFirst(facts) || lack === 'but-background',
      title: text.titleFor(said),
      observed: text.observed(said),
      evidence: [...placeOf(facts), ...(price ? [price.evidence] : []), ...(first ? [first.evidence] : [])],
      steps: text.steps(said),
    };
  },
}));

/** Whether people who know the product already come to sign in or to set a password. */
function signsIn({ forms, pageType }: Pick<PageFacts, 'forms' | 'pageType'>): boolean {
  return (
    pageType.type === 'signup' && forms.some(({ fields }) => fields.some(({ kind }) => kind === 'password'))
  );
}

/** Donors and people who sign up have made up their mind elsewhere; a page of no known type may have nothing to show. */
const READ_FIRST: readonly PageType[] = ['nonprofit', 'signup', 'other'];

/** Whether visitors choose by what they read, as companies do. */
function isReadFirst({ audience, pageType: { type } }: Pick<PageFacts, 'audience' | 'pageType'>): boolean {
  return READ_FIRST.includes(type) || (audience.kind === 'business' && type !== 'pricing');
}

/** Whether visitors compare subscriptions, which no picture shows. */
function comparesPlans({ offer, pageType }: Pick<PageFacts, 'offer' | 'pageType'>): boolean {
  return pageType.type === 'pricing' && offer.plans.length > 0 && offer.billing.recurring > 0;
}

type Seen = Pick<PageFacts, 'content' | 'product' | 'look' | 'pageType'>;

function lackOf({ content, product, look, pageType }: Seen): Lack | null {
  const { desktop } = look;
  if (desktop === null || isShownOtherwise({ content, product })) return null;
  const images = content.images.filter(
    ({ role, name, source }) => role !== 'logo' && !MARK.test(`${name} ${source}`),
  );
  if (images.some(({ broken }) => broken)) return null;
  const shown = images.filter(isShown);
  const first = desktop.firstScreenPicture;
  const pictures = product.pictures.filter(({ boxes }) => hasSize(boxes));
  if (shown.length === 0 && pictures.length === 0) {
    if (desktop.backgroundPictures > 0) return 'but-background';
    return first < DRAWING_SHARE ? 'everywhere' : null;
  }
  const isDrawn = DRAWN_IN_CODE.includes(pageType.type);
  return !isDrawn && first < LEAST_SHARE && shown.some(({ role }) => role === 'offer') ? 'above-fold' : null;
}

/** Whether a video or a drawn view stands in for a picture, or the page lacks more than pictures. */
function isShownOtherwise({ content, product }: Pick<PageFacts, 'content' | 'product'>): boolean {
  return (
    content.video.present === true ||
    product.video !== null ||
    content.wordCount < LEAST_WORDS ||
    content.paragraphs.some(({ role }) => role === 'mock-up' || role === 'code')
  );
}

/** Larger than an icon, and not a mark at the top of the page. */
function isShown({ broken, evidence: { boxes } }: ImageFact): boolean {
  const isMark = (box: Box | null) => box === null || (box.y < MARK_PX && box.height <= MARK_PX);
  return !broken && hasSize(boxes) && !(isMark(boxes.desktop) && isMark(boxes.mobile));
}

function hasSize({ desktop, mobile }: Evidence['boxes']): boolean {
  const isLarge = (box: Box | null) => box !== null && box.width >= ICON_PX && box.height >= ICON_PX / 2;
  return isLarge(desktop) || isLarge(mobile);
}

function firstPicture({ content }: Pick<PageFacts, 'content'>): ImageFact | null {
  return content.images.find((image) => image.role === 'offer' && isShown(image)) ?? null;
}
