export const text = {
  notReopened:
    'This page was captured in your browser, so we can’t open it ourselves. Open it in your browser and analyze it with the Liftmark extension again.',
  captureGone:
    'The capture of this page isn’t kept anymore. Open the page in your browser and analyze it with the Liftmark extension again.',
  notUploaded: 'This report isn’t on an uploaded file. Upload the file without `replaces`.',
  otherKind: 'Only the report on one page has a page type. Leave out `pageType`.',
};
