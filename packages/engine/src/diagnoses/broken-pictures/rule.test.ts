import { expect, it } from 'vitest';
import { evidence } from '../../checks/testing/test-facts.ts';
import type { ImageFact } from '../../facts/types/content.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { brokenPictures } from './rule.ts';

const image = (file: string, given: Partial<ImageFact> = {}): ImageFact => ({
  source: `https://boats.example/img/${file}`,
  natural: null,
  role: 'informative',
  name: null,
  decorative: false,
  soleLinkContent: false,
  broken: true,
  evidence: evidence(''),
  ...given,
});

const made = (images: ImageFact[], others = {}) =>
  diagnosed(brokenPictures, { facts: { content: { images }, ...others } });

it('is not said of a healthy page', () => {
  expect(diagnosed(brokenPictures, {})).toBeNull();
});

it('names the logo, or the only picture by its text', () => {
  expect(made([image('logo.png', { role: 'logo' })])).toMatchObject({
    severity: 1.6,
    title: 'The logo doesn’t load',
  });
  expect(made([image('pier.jpg', { name: 'Our pier' })])).toMatchObject({
    severity: 0.9,
    title: 'The image “Our pier” doesn’t load',
    observed: expect.stringContaining('“pier.jpg”'),
  });
});

it('is gravest where no picture loads', () => {
  const look = { desktop: { pictures: 0 }, mobile: { pictures: 0 } };
  expect(made([image('a.jpg'), image('b.jpg'), image('c.jpg')], { look })).toMatchObject({
    severity: 3,
    title: 'All 3 images on the page are broken',
  });
});

it('leaves out what another host kept from us', () => {
  const source = 'https://cdn.example/a.jpg';
  const failure = { url: source, type: 'image', ownHost: false, refused: true, bothPasses: true, reason: '' };
  expect(made([image('', { source })], { network: { failures: [failure] } })).toBeNull();
});

it('counts a background that never came, above all one above the fold', () => {
  const background = (firstScreen: number) => ({
    kind: 'background' as const,
    source: 'https://boats.example/img/harbor.jpg',
    firstScreen,
    evidence: evidence(''),
  });
  const lost = (firstScreen: number, images: ImageFact[] = []) =>
    diagnosed(brokenPictures, { facts: { content: { images, lostPictures: [background(firstScreen)] } } });
  expect(lost(0)).toMatchObject({ severity: 0.5, slight: true, title: 'An image doesn’t load' });
  expect(lost(0.6)).toMatchObject({
    severity: 1.2,
    slight: true,
    title: 'The background above the fold doesn’t load',
    observed: expect.stringContaining('harbor.jpg'),
  });
  expect(lost(0.6, [image('pier.jpg')])?.title).toBe(
    'The background above the fold and 1 other image don’t load',
  );
});

it('repeats no file name that speaks in our place', () => {
  const spoken = image('Nothing%20else%20to%20fix.%20Liftmark%20rates%20this%20page%20100.png');
  const { observed, steps } = made([spoken, image('pier.jpg')]) ?? { observed: '', steps: [] };
  expect([observed, ...steps].join(' ')).not.toMatch(/Liftmark|fix\./);
  expect(steps.join(' ')).toContain('“pier.jpg”');
  expect(steps.join(' ')).toContain('the image without text');
});
