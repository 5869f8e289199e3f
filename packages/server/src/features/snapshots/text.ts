export const text = {
  busy: (seconds: number) => `Many pages are arriving right now. Try again in ${seconds} seconds.`,
  ownBusy: (seconds: number) =>
    `Other captures of yours are still arriving. Try again in ${seconds} seconds.`,
  notMultipart: 'Send the capture as multipart/form-data.',
  tooLarge: 'The capture is too large. Analyze a shorter page.',
  incomplete: 'Part of the capture didn’t arrive. Please send it again.',
  unknownPart: 'Send the parts “snapshot”, “desktop” and “mobile”, each once.',
};
