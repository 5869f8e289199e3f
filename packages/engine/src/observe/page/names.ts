/**
 * Names by which pages call their logo. A class such as `text-brand` or `hover:bg-brand-500` only says which color
 * something has.
 */
export const LOGO_NAME =
  /(?:^|\s)(?!(?:[\w-]+:)*-?(?:text|bg|border|from|via|to|ring|fill|stroke|shadow|divide|outline|decoration|accent|caret|placeholder)-)(?:[^\s:]*[_-])?(?:logo(?:type|text)?|brand|site-title|site-name|wordmark)(?=$|[\s_-])/i;
