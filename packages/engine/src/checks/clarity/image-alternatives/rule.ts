import type { ImageFact } from '../../../facts/types/content.ts';
import { alternatives, compose } from '../../../language/patterns.ts';
import { fileName } from '../../../page/address.ts';
import { measured, notApplicable } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { quotedFile } from '../../shared/file-names.ts';
import { nodeName } from '../../shared/phrasing.ts';
import { text } from './text.ts';

const SCALE = scale([0.5, 0], [0.95, 1]);
export const imageAlternatives = defineCheck(() => ({
  id: 'image-alternatives',
  category: 'clarity',
  title: text.title,
  why: text.why,
  measure: text.measure(SCALE.words('%')),
  weight: 3,
  group: 'reading',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'yes' },
  evidence: ['alt-text-wcag', 'accessibility-click-away'],
  advice: { badly: 'optimize', mildly: 'other', effort: 'hours', impact: 'none' },
  needs: ['content'],

  evaluate({ content: { images } }) {
    const informative = images.filter(isInformative);
    if (informative.length === 0) return notApplicable(text.notApplicable.none);
    const nameless = informative.filter(isNameless);
    return measured(
      alternativesScore(nameless.length, informative.length),
      nameless.length === 0
        ? text.observed.all({ total: informative.length })
        : text.observed.some({ nameless: nameless.length, total: informative.length }),
      (nameless.length > 0 ? nameless : informative).map(({ evidence }) => evidence).slice(0, 8),
    );
  },

  recommend(_outcome, { content: { images } }) {
    const nameless = images.filter((image) => isInformative(image) && isNameless(image));
    const linked = nameless.filter(({ soleLinkContent }) => soleLinkContent);
    const { title, steps } = text.advice;
    const names = nameless.map(nameOf);
    const [image = text.image] = names;
    return {
      title: names.length > 1 ? title.several({ count: names.length, image }) : title.one({ image }),
      steps: [
        ...names.slice(0, 5).map((name) => steps.each({ image: name })),
        ...(linked.length > 0 ? [steps.linked] : []),
        steps.wording,
      ],
      remedy: 'image-alternatives',
    };
  },
}));

/** Of a page with so many informative images, some of which say nothing. */
export function alternativesScore(nameless: number, informative: number): number {
  return SCALE.at(1 - nameless / informative);
}

export function isInformative({ role, decorative, soleLinkContent }: ImageFact): boolean {
  return soleLinkContent || (role !== 'decoration' && !decorative);
}

/** The names that cameras and editors give to files: “IMG_2034”, “kettle-red (1).webp”. */
const FILE_NAME = /^[\w\s().-]+\.(jpe?g|png|gif|webp|avif|svg|bmp|tiff?)$|^(img|dsc|screenshot)[\s_-]?\d+$/i;
/** Names that a template or site builder fills in for any picture: “Image”, “Slide 2”, “alternative text”. */
const ANY_PICTURE = compose(
  String.raw`^(?:an? )?(?:${alternatives('pictureUse')} )?${alternatives('pictureName')}(?: placeholder)?[\s_#-]*\d*$`,
  'i',
);

export function isNameless({ name }: ImageFact): boolean {
  const trimmed = name?.trim() ?? '';
  return !/\p{L}|\d\d/u.test(trimmed) || FILE_NAME.test(trimmed) || ANY_PICTURE.test(trimmed);
}

/** The file name in the address, else the image’s place on the page. */
function nameOf(image: ImageFact): string {
  if (image.source.startsWith('data:')) return nodeName(image.evidence, text.image);
  return quotedFile(fileName(image.source)) || nodeName(image.evidence, text.image);
}
