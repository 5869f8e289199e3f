/**
 * Breaks addresses and mentions in a page's own words, so that email clients and chats don't turn them into links to
 * what its author chose.
 */
export function withoutLinks(text: string): string {
  return text.replace(/:\/\/|@|[.\uff0e\u3002\uff61](?=\p{L})/gu, (mark) => `${mark}\u200b`);
}

/** What takes a reader somewhere: with a scheme, of a mailbox, or of a page on a host. */
const ADDRESSES = [
  /[a-z][a-z\d+.-]*:\/\/\S*/giu,
  /\bwww\.\S+/giu,
  /[^\s@]+@[^\s@]+\.[^\s@]+/gu,
  /[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d+)?\/\S*/gu,
];
/** What people are called who gave no name. */
const MAILBOX = /^[^\s@]+@[^\s@]+$/u;
const NAME_CHARACTERS = 100;

/**
 * What people wrote, such as names and comments, for emails to others: plain text of bounded length. Addresses are taken
 * out. The name of a host stays, since companies are called that way, but makes no link.
 */
export function onlyText(words: string, most = NAME_CHARACTERS): string {
  if (MAILBOX.test(words)) return withoutLinks(words);
  const plain = ADDRESSES.reduce((text, address) => text.replace(address, '[link]'), words)
    .replace(/[\p{Bidi_Control}\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  const characters = [...plain];
  return withoutLinks(characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : plain);
}
