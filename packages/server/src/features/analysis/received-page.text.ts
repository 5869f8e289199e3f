export const text = {
  notReopened:
    'This page was captured in your browser, so we can’t open it ourselves. Open it in your browser and analyze it with the Liftmark extension again.',
};
