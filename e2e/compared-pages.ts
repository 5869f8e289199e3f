/** Fixture pages on which captures by the extension and by the engine are compared. */

/** Where both ways differ most: without a layout for phones, made by scripts, with layers and with many cards. */
const TELLING_PAGES = ['category-rucksaecke', 'pricing-client-rendered', 'product-kettle', 'saas-vague'];
const OTHER_PAGES = [
  'app-budget',
  'article-sourdough',
  'course-fotografie',
  'nonprofit-rivers',
  'restaurant-quai',
  'saas-rota',
  'service-plombier',
  'signup-long',
];

/** Those of `docs/extension.md` with `EXTENSION_PAGES=all`. */
export const COMPARED_PAGES: readonly string[] =
  process.env.EXTENSION_PAGES === 'all' ? [...TELLING_PAGES, ...OTHER_PAGES].sort() : TELLING_PAGES;
