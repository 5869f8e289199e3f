const SHOWN_LENGTH = 40;

/** An address cut to 40 characters for display, with an ellipsis if it was longer. */
export function cutUrl(url: string): string {
  return url.length <= SHOWN_LENGTH ? url : `${url.slice(0, SHOWN_LENGTH)}…`;
}

/** The host of an address with its port, without a leading `www.`; the text itself if it isn't an address. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url;
}
