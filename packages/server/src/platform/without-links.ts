/**
 * Breaks addresses and mentions in a page's own words, so that email clients and chats don't turn them into links to
 * what its author chose.
 */
export function withoutLinks(text: string): string {
  return text.replace(/:\/\/|@|\.(?=\p{L})/gu, (mark) => `${mark}\u200b`);
}
