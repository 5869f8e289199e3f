/** Address, number and mail that templates come with: nobody is reached there. */
export const NOBODYS_CONTACT =
  /(?<![\p{L}\d])123 street(?=,? new york)|(?<!\p{L})musterstra(?:ß|ss)e \d|\d{5} musterstadt|\+?012 345 6789\d?|(?<!\d)(?:555[ .-]555[ .-]5{3,4}|123[ .-]456[ .-]7890?|000[ .-]000[ .-]0000?)(?!\d)|(?<![\w.+-])(?:info|e?mail|contact|support|name|your(?:name|email)?|user|example)@(?:example|(?:your)?domain|your(?:site|website|company|email))\.(?:com|org|net)(?![\w-])/iu;
