/** Address, number and mail that templates come with. */
const KNOWN =
  /(?<![\p{L}\d])123 (?:street(?=,? new york)|main (?:st\.?|street)(?!\p{L}))|[\p{L}\p{N}._-]+@x{3,}\.x{2,}|(?<!\p{L})musterstra(?:ß|ss)e \d|\d{5} musterstadt|\+?012 345 6789\d?|(?<!\d)(?:555[ .-]555[ .-]5{3,4}|123[ .-]456[ .-]7890?|000[ .-]000[ .-]0000?)(?!\d)|(?<![\w.+-])(?:info|e?mail|contact|support|name|your-?(?:name|email)?|user|example)@(?:example|(?:your-?)?domain|your-?(?:site|website|company|email))\.(?:com|org|net)(?![\w-])/iu;
/** The profile of whoever fills in the template. */
const PROFILE =
  /(?:facebook|instagram|twitter|x|linkedin|youtube|tiktok|pinterest)\.com\/(?:in\/|company\/|@)?(?:your-?_?(?:profile|page|channel?|user-?_?name|handle|name|account|company|brand)|username)(?![\p{L}\d])/iu;

const NUMBER = /(?<![\d.,/-])\+?\(?\d[\d\s()./-]{6,}\d(?!\d)/g;
/** What tells that the digits behind it are those of a telephone. */
const DIALED = /phone|tel\b|tel[.:]|telef|telefo|call|fon\b|tél|llám|ligue|☎|📞|✆|📱|mobil|whatsapp/iu;

/** The first address, number or mail in a text at which nobody is reached; null where there is none. */
export function nobodysContact(text: string): string | null {
  if (!/[\d@]/.test(text)) return null;
  const known = KNOWN.exec(text)?.[0];
  if (known !== undefined) return known;
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    const isDialed = /^[+(]/.test(number) || DIALED.test(text.slice(Math.max(0, index - 30), index));
    if (isDialed ? isNobodys(number) : /^(\d)\1{7,}$/.test(number.replace(/\s/g, ''))) return number.trim();
  }
  return null;
}

/** Digits in their order, or all noughts: nobody's telephone has such a number. */
export function isNobodys(number: string): boolean {
  const digits = number.replace(/\D/g, '');
  return /0{6}|1234567|9876543|^(\d)\1{7,}$/.test(digits);
}

/** Where a link leads to that was never filled in: nobody's mail or profile. Null where it leads elsewhere. */
export function nobodysLink(href: string): string | null {
  return PROFILE.exec(href)?.[0] ?? (/^mailto:/i.test(href) ? (KNOWN.exec(href)?.[0] ?? null) : null);
}
