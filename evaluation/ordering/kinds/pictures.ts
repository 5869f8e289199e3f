import type { Kind } from '../kind.ts';

export const PICTURES: readonly Kind[] = [
  {
    id: 'images-broken',
    family: 'visual',
    what: 'half, three quarters, all of the pictures answer 404',
    graveFrom: 3,
    change: (page, strength) => {
      const part = [0.5, 0.75, 1][strength - 1] ?? 1;
      const images = page.images();
      if (images.length < 2) return 0;
      const changed = page.each(page.share(images, part), (image) => {
        for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.remove();
        image.removeAttribute('srcset');
        image.loading = 'eager';
        image.src = `missing-${Math.floor(page.random() * 1e6)}.jpg`;
      });
      return (
        changed +
        page.each(page.share(page.pictured(), part), (element) =>
          page.set(element, { 'background-image': 'url(missing-background.jpg)' }),
        )
      );
    },
  },
  {
    id: 'images-distorted',
    family: 'visual',
    what: 'half, three quarters, all of the pictures are stretched and blurred',
    graveFrom: null,
    change: (page, strength) => {
      const images = page.images();
      if (images.length < 2) return 0;
      return page.each(page.share(images, [0.5, 0.75, 1][strength - 1] ?? 1), (image) => {
        const { width, height } = image.getBoundingClientRect();
        page.set(image, {
          width: `${Math.round(width)}px`,
          height: `${Math.round(Math.min(height * 2.4, height + 500))}px`,
          'max-height': 'none',
          'object-fit': 'fill',
          filter: 'blur(4px)',
        });
      });
    },
  },
];
