import { CAPTURE_FAILURES, type CaptureFailureCode } from '@liftmark/contract/capture-failures';

/** A page that could not be captured. An answer about the page, not a fault of the program. */
export class CaptureError extends Error {
  readonly code: CaptureFailureCode;
  /** What was seen, for logs and for the curious; never needed to understand the message. */
  readonly detail: string;

  /** The message is the code's sentence for a person. */
  constructor(code: CaptureFailureCode, detail: string) {
    super(CAPTURE_FAILURES[code]);
    this.name = 'CaptureError';
    this.code = code;
    this.detail = detail;
  }
}
