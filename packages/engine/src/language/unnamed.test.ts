import { expect, test } from 'vitest';
import { UNNAMED } from './unnamed.ts';

test.each(['Home', 'Untitled draft', 'New page 3', 'Page d’accueil', 'Strona główna', 'בית'])(
  '“%s” is no name',
  (title) => expect(UNNAMED.test(title)).toBe(true),
);

test.each(['Home & Garden', 'Untitled first draft', 'Page three', 'Hemnet'])('“%s” is a name', (title) =>
  expect(UNNAMED.test(title)).toBe(false),
);
