import {
  CAPTURE_FAILURES,
  type CaptureFailureCode,
  FLOOD_SENTENCE,
  httpStatusSentence,
} from '@liftmark/contract/capture-failures';

/** A page that couldn't be captured. This is an answer about the page, not a fault of the program. */
export class CaptureError extends Error {
  readonly code: CaptureFailureCode;
  /** What was seen, for logs; never needed to understand the message. */
  readonly detail: string;

  /** The message is a sentence for a person: the code's own, or one that says more. */
  constructor(code: CaptureFailureCode, detail: string, sentence: string = CAPTURE_FAILURES[code]) {
    super(sentence);
    this.name = 'CaptureError';
    this.code = code;
    this.detail = detail;
  }
}

/** A page whose document is still arriving without anything to read, so that reading only its HTML wouldn't help. */
export class UnsentError extends CaptureError {
  constructor(detail: string) {
    super('timeout', detail);
  }
}

/** An answer with status 500 or above; a second try may succeed. */
export class ServerFaultError extends CaptureError {
  constructor(status: number) {
    super('http_status', `an error page with status ${status}`, httpStatusSentence(status));
  }
}

/** A page that used more memory than allowed. */
export class OutgrownError extends CaptureError {
  constructor(detail: string) {
    super('too_large', detail);
  }
}

/**
 * A page that writes or stores without end. Nobody sees it do so, and reading only its HTML would hide what a browser
 * shows, so it is not read at all.
 */
export class FloodError extends CaptureError {
  constructor(detail: string) {
    super('too_large', detail, FLOOD_SENTENCE);
  }
}
