/** Why a capture from another browser isn't taken. */
export const text = {
  damaged: 'This isn’t a capture that Liftmark can read. Update the extension, then try again.',
  slow: 'Reading the capture took too long. Try again in a moment, or analyze a shorter page.',
  address: ({ reason }: { reason: string }) => `The page’s address can’t be analyzed. ${reason}`,
  picture: 'A screenshot isn’t a JPEG of a page. Update the extension, then try again.',
};
