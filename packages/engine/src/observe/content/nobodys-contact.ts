/** Address, number and mail that templates come with: nobody is reached there. */
export const NOBODYS_CONTACT =
  /(?<![\p{L}\d])123 street(?=,? new york)|\+?012 345 6789\d?|(?<![\w.+-])(?:info|e?mail|contact|support|name|your(?:name|email)?|user|example)@(?:example|(?:your)?domain|your(?:site|website|company|email))\.(?:com|org|net)(?![\w-])/iu;
