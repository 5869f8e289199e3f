/** What limits a check: shown beside it in the methodology. */
export const text = {
  limits: {
    needsRendering: 'needs a rendered page',
    partlyWithoutRendering: 'partly measured without rendering',
    needsWordList: 'needs a language with a word list',
    partlyWithoutWordList: 'partly measured without a word list',
  },
};
