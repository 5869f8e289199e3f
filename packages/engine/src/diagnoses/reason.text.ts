import { PAGE_TYPE_LABELS, type PageType } from '@liftmark/contract/page-types';

/** Why a problem comes first. */
export const text = {
  blocking: 'It comes first because nothing else counts until it’s fixed.',
  named: ({ named, pages, type }: { named: number; pages: number; type: PageType | null }) =>
    `People who read ${pages} ${type === null ? 'pages' : `${PAGE_TYPE_LABELS[type].toLowerCase()} pages`} without our report named this among the two worst problems on ${named} of them.`,
};
