import type { ImageFact, LostPicture } from '../../facts/types/content.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';

/** Images, backgrounds and videos that visitors don't see; what another host kept from us may well load for them. */
export function brokenPictures({
  content,
  network,
}: Pick<PageFacts, 'content' | 'network'>): (ImageFact | LostPicture)[] {
  const elsewhere = new Set(
    network.failures.filter(({ ownHost, refused }) => !ownHost || refused).map(({ url }) => url),
  );
  const images = content.images.filter(({ broken, source }) => broken && !elsewhere.has(source));
  return [...images, ...content.lostPictures];
}
