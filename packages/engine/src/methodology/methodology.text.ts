/** What limits a check: shown beside it in the methodology. */
export const text = {
  limits: {
    needsRendering: 'needs rendering',
    partlyWithoutRendering: 'partly needs rendering',
    needsWordList: 'needs a word list',
    partlyWithoutWordList: 'partly needs a word list',
  },
};
