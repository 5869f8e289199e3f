import type { Socket } from 'node:net';
import type { ErrorBody } from '@liftmark/contract/errors';

const ANSWERS: Record<string, { line: string; body: ErrorBody }> = {
  HPE_HEADER_OVERFLOW: {
    line: '431 Request Header Fields Too Large',
    body: { code: 'request_too_large', message: 'The request is too large.' },
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    line: '408 Request Timeout',
    body: { code: 'bad_request', message: 'The request took too long to arrive. Please try again.' },
  },
};
const NOT_HTTP = {
  line: '400 Bad Request',
  body: { code: 'bad_request', message: 'The request couldn’t be understood.' },
} satisfies (typeof ANSWERS)[string];

/** Answers requests that aren't HTTP, or too large, with the body of every failed call, and closes the connection. */
export function answerClientError({ code }: { code: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { line, body } = ANSWERS[code] ?? NOT_HTTP;
  const json = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${line}\r\ncontent-type: application/json\r\ncache-control: no-store\r\ncontent-length: ${Buffer.byteLength(json)}\r\nconnection: close\r\n\r\n${json}`,
  );
}
