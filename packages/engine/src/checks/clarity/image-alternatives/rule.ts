import type { ImageFact } from '../../../observe/facts.ts';
import { defineCheck, measured, notApplicable, ramp } from '../../check.ts';
import { nodeName } from '../../node-name.ts';
import { allOf, partOf, readable } from '../../phrasing.ts';

export const imageAlternatives = defineCheck({
  id: 'image-alternatives',
  category: 'clarity',
  title: {
    passes: 'Pictures that say something have a text alternative',
    fails: 'Pictures that say something lack a text alternative',
  },
  why: 'The accessibility standard asks for a text alternative for every picture that carries meaning, and many people who need one leave when it is missing. The words also stand in when a picture does not load.',
  measure:
    'The share of informative pictures (sole content of a link or button, pictures of the offer, logos of customers) that have an accessible name: 50% scores 0, 95% scores 1. An empty alternative is a decision, except for the sole content of a link. The name of a file, a word such as “Image” and signs without letters are no name; whether a name fits its picture is not judged.',
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
        ? `${allOf(informative.length, 'picture that needs one', 'pictures that need one')} an alternative text.`
        : `${partOf(nameless.length, informative.length, 'picture that needs one', 'pictures that need one')} no alternative text that tells anything.`,
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
const FILE_NAME = /^[\w\s().-]+\.(jpe?g|png|gif|webp|avif|svg|bmp|tiff?)$|^(img|dsc|screenshot)[\s_-]?\d+$/i;
/** What a template or a builder fills in for any picture: "Image", "Slide 2", "alternative text". */
const ANY_PICTURE =
  /^(?:an? )?(?:(?:article|blog|hero|gallery|product|background|header|banner) )?(?:images?|imgs?|pictures?|photos?|pics?|slides?|mock-?ups?|thumbnails?|banner|alt(?:ernat(?:e|ive))?[ -]?text|bild|bilder|foto|fotos|imagen|imágenes|imagem|imagens|immagine|immagini|afbeelding|billede|obraz|kép|resim)(?: placeholder)?[\s_#-]*\d*$/i;

function isNameless({ name }: ImageFact): boolean {
  const said = name?.trim() ?? '';
  return !/\p{L}|\d\d/u.test(said) || FILE_NAME.test(said) || ANY_PICTURE.test(said);
}

/** The last part of the address, as a person would recognize the file. */
function nameOf(image: ImageFact | undefined): string {
  if (!image) return 'the first one';
  if (image.source.startsWith('data:')) return nodeName(image.evidence, 'picture');
  const path = image.source.split(/[?#]/)[0] ?? '';
  return readable(path.split('/').at(-1) ?? '') || nodeName(image.evidence, 'picture');
}
