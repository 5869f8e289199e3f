import {
  CAPTURE_FAILURES,
  type CaptureFailureCode,
  httpStatusSentence,
} from '@liftmark/contract/capture-failures';

/** A page that could not be captured. An answer about the page, not a fault of the program. */
export class CaptureError extends Error {
  readonly code: CaptureFailureCode;
  /** What was seen, for logs and for the curious; never needed to understand the message. */
  readonly detail: string;

  /** The message is a sentence for a person: the code's own, or one that says more. */
  constructor(code: CaptureFailureCode, detail: string, sentence: string = CAPTURE_FAILURES[code]) {
    super(sentence);
    this.name = 'CaptureError';
    this.code = code;
    this.detail = detail;
  }
}

/** A page of which nothing to read has come, its document still being sent: its HTML alone is no more than that. */
export class UnsentError extends CaptureError {
  constructor(detail: string) {
    super('timeout', detail);
  }
}

/** An answer with status 500 or above, which may be another one a moment later. */
export class ServerFaultError extends CaptureError {
  constructor(status: number) {
    super('http_status', `an error page with status ${status}`, httpStatusSentence(status));
  }
}

/** A page that took more memory than it is given. */
export class OutgrownError extends CaptureError {
  constructor(detail: string) {
    super('too_large', detail);
  }
}
