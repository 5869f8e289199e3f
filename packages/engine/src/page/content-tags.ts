/** Elements that hold nothing a person reads on the page itself. */
export const NOT_CONTENT = new Set(
  (
    'head script style template noscript link meta title option optgroup datalist ' +
    'defs symbol desc metadata'
  ).split(' '),
);

/** Elements whose children stand in only where the element itself is not supported. */
export const FALLBACK_HOLDERS = new Set(['video', 'audio', 'canvas', 'object', 'iframe', 'frame']);

/** Elements that begin a part of the page of their own. */
export const SECTIONING = new Set(['section', 'header', 'footer', 'main', 'article', 'nav', 'aside']);

export const HEADING_TAGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
