const CODE = /^\/\/|[{}<>[\]*`%]|undefined|NaN|^\( ?\)|â€|Ã|Â|\uFFFD|&\w+;/;

/** Whether what a template left is code or a failed value, such as "</a>"; "[Name of school]" is a gap to fill in. */
export function isRawMarkup(remnant: string): boolean {
  return CODE.test(remnant) && !/^\[\p{L}[^=]*\]$/u.test(remnant);
}
