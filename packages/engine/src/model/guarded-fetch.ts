/** Usual answers are less than a hundredth of this. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

/**
 * Fetches from the provider's configured origin only: a redirect could send the key elsewhere, and an endless answer
 * would fill the memory.
 */
export const guardedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (response.body === null) return response;
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > MAX_ANSWER_BYTES) controller.error(new Error('The answer of the provider is too long.'));
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(counted, { status, statusText, headers });
};
