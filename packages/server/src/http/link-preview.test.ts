import { expect, it } from 'vitest';
import { withPreview } from './link-preview.ts';

const preview = {
  title: 'A "page" </title><script>alert(1)</script> $& - Liftmark Score Report',
  description: 'Grade B-',
  url: 'https://liftmark.test/report/1',
  image: 'https://liftmark.test/report/1/card.png',
};

it('puts title, description and picture into the head in place of the general ones', () => {
  const html = withPreview(
    '<html><head><title>Liftmark</title><meta name="description" content="old"/><meta property="og:title" content="old"/></head><body></body></html>',
    preview,
  );
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html).not.toContain('old');
  expect(html).toContain('<meta property="og:image" content="https://liftmark.test/report/1/card.png">');
  expect(html).toContain('<meta name="robots" content="noindex">');
});

it('lets the title of a page write no markup', () => {
  const html = withPreview('<html><head></head></html>', preview);
  expect(html).not.toContain('<script>');
  expect(html).toContain('$&amp;');
});
