import { wordsOf } from './clean-text.ts';

/**
 * Promises that a text may not make unless the page does: each word must have been given in some form. In the languages
 * of the word lists.
 */
const PROMISES: readonly (readonly string[])[] = [
  [
    'guarantee',
    'guaranteed',
    'guarantees',
    'garantie',
    'garantiert',
    'garanti',
    'garantía',
    'garanzia',
    'garantia',
  ],
  ['free', 'kostenlos', 'gratis', 'gratuit', 'gratuite', 'gratuito', 'gratuita', 'grátis'],
  ['refund', 'refunded', 'refunds', 'rückerstattung', 'remboursement', 'reembolso', 'rimborso'],
  ['certified', 'accredited', 'zertifiziert', 'certifié', 'certificado', 'certificato', 'gecertificeerd'],
  ['award', 'awarded', 'awards', 'preisgekrönt', 'primé', 'premiado', 'premiato', 'bekroond'],
  ['risk', 'risiko', 'risque', 'riesgo', 'rischio', 'risco', 'risico'],
  ['unlimited', 'unbegrenzt', 'illimité', 'ilimitado', 'illimitato', 'onbeperkt'],
  ['instant', 'instantly', 'sofort', 'instantané', 'instantáneo', 'istantaneo', 'direct'],
  [
    'double',
    'doubles',
    'doubled',
    'triple',
    'triples',
    'tripled',
    'twice',
    'tenfold',
    'verdoppeln',
    'doublez',
  ],
  ['best', 'leading', 'fastest', 'cheapest', 'beste', 'führend', 'meilleur', 'mejor', 'migliore', 'melhor'],
  ['millions', 'thousands', 'hundreds', 'tausende', 'milliers', 'miles', 'migliaia', 'milhares', 'duizenden'],
  ['discount', 'rabatt', 'remise', 'descuento', 'sconto', 'desconto', 'korting'],
  ['today', 'tonight', 'heute', 'hoy', 'oggi', 'hoje', 'vandaag'],
];

/** Whether a text promises something that none of the given words promise. */
export function hasInventedClaim(text: string, ...given: readonly ReadonlySet<string>[]): boolean {
  const isGiven = (form: string) => given.some((words) => words.has(form));
  return wordsOf(text).some((word) => PROMISES.some((forms) => forms.includes(word) && !forms.some(isGiven)));
}
