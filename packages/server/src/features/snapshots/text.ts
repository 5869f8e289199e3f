export const text = {
  busy: 'Many pages are arriving right now. Please try again in a moment.',
  notMultipart: 'Send the capture as multipart/form-data.',
  tooLarge: 'The capture is too large. Analyze a shorter page.',
  incomplete: 'Part of the capture didn’t arrive. Please send it again.',
  unknownPart: 'Send the parts “snapshot”, “desktop” and “mobile”, each once.',
};
