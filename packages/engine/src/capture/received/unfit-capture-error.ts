/** Something sent as a capture that is none. The message is a sentence for the person who sent it. */
export class UnfitCaptureError extends Error {}
