import type { ImageFact } from '../../observe/facts.ts';
import { defineCheck, measured, notApplicable, ramp } from '../check.ts';
import { nodeName } from '../node-name.ts';
import { allOf, partOf, readable } from '../phrasing.ts';

export const imageAlternatives = defineCheck({
  id: 'image-alternatives',
  category: 'clarity',
  title: {
    passes: 'Pictures that say something say it in words too',
    fails: 'Pictures that say something have no words',
  },
  why: 'The accessibility standard asks for a text alternative for every picture that carries meaning, and many people who need one leave when it is missing. The words also stand in when a picture does not load.',
  measure:
    'The share of informative pictures (sole content of a link or button, pictures of the offer, logos of customers) that have an accessible name, which the name of a file is not: 50% scores 0, 95% scores 1. An empty alternative is a decision, except for the sole content of a link.',
  weight: 3,
  group: 'reading',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'yes' },
  evidence: ['alt-text-wcag', 'accessibility-click-away'],
  advice: { badly: 'optimize', mildly: 'other', effort: 'hours', impact: 'none' },
  needs: ['content'],

  evaluate({ content: { images } }) {
    const informative = images.filter(isInformative);
    if (informative.length === 0) return notApplicable('No picture that carries information.');
    const nameless = informative.filter(isNameless);
    return measured(
      ramp(1 - nameless.length / informative.length, [0.5, 0], [0.95, 1]),
      nameless.length === 0
        ? `${allOf(informative.length, 'informative picture')} an accessible name.`
        : `${partOf(nameless.length, informative.length, 'informative picture')} no accessible name.`,
      (nameless.length > 0 ? nameless : informative).map(({ evidence }) => evidence).slice(0, 8),
    );
  },

  recommend(_outcome, { content: { images } }) {
    const nameless = images.filter((image) => isInformative(image) && isNameless(image));
    const linked = nameless.filter(({ soleLinkContent }) => soleLinkContent);
    return {
      title: `Describe ${nameless.length === 1 ? 'the picture' : `${nameless.length} pictures`} without text, beginning with ${nameOf(nameless[0])}`,
      steps: [
        ...nameless.slice(0, 5).map((image) => `Give ${nameOf(image)} an alternative text.`),
        ...(linked.length > 0
          ? ['Where a picture is the whole link or button, the text names where it leads, not what it shows.']
          : []),
        'Keep it under 15 words, without “picture of”; leave it empty (alt="") where a picture is mere decoration.',
      ],
      remedy: 'image-alternatives',
    };
  },
});

function isInformative({ role, decorative, soleLinkContent }: ImageFact): boolean {
  return soleLinkContent || (role !== 'decoration' && !decorative);
}

/** What a camera or an editor calls a file tells nobody what it shows. */
const FILE_NAME =
  /^[\w\s().-]+\.(jpe?g|png|gif|webp|avif|svg|bmp|tiff?)$|^(img|dsc|image|photo|screenshot)[\s_-]?\d+$/i;

function isNameless({ name }: ImageFact): boolean {
  return name === null || name.trim() === '' || FILE_NAME.test(name.trim());
}

/** The last part of the address, as a person would recognize the file. */
function nameOf(image: ImageFact | undefined): string {
  if (!image) return 'the first one';
  if (image.source.startsWith('data:')) return nodeName(image.evidence, 'picture');
  const path = image.source.split(/[?#]/)[0] ?? '';
  return readable(path.split('/').at(-1) ?? '') || nodeName(image.evidence, 'picture');
}
