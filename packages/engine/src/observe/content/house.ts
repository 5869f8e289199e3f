import type { Content, DocumentFacts } from '../facts.ts';
import type { Reading } from '../reading.ts';
import { itemsOf } from '../structured-data.ts';

const LODGES =
  /(?<!\p{L})(?:hotels?|hostels?|motel|resort|inn|guest ?houses?|b ?& ?b|bed (?:and|&) breakfast|apartments?|apartamentos?|appartament[oi]|appartements?|ferien(?:wohnung|haus|häuser|wohnungen|hof)|pension|zimmer|g[iî]tes?|chambres?|h[oô]tels?|villas?|chalets?|casa rural|posada|hostal|habitaciones|alojamiento|agriturismo|camere|pousada|alojamento|quartos|vakantie(?:huis|woning|huisje)|kamers|(?:holiday|vacation) (?:homes?|lets?|cottages?|rentals?)|cottages?|cabins?|glamping|camp(?:ing|site)|suites?|rooms?|accommodation)(?!\p{L})/iu;
const SERVES =
  /(?<!\p{L})(?:restaurants?|ristorante|restaurante|bistr[oô]t?|brasserie|caf[eé]s?|caff[eè]|cafeter[ií]a|coffee ?(?:shop|house|bar)|pizz(?:a|as|eria|ería|erie)|trattori[ae]|osteria|grill|diner|eatery|tavern|taverna|steak ?house|sushi|burgers?|burritos?|tapas|taquer[ií]a|imbiss|gasthaus|wirtshaus|gastst[aä]tte|eetcaf[eé]|churrascaria|asador)(?!\p{L})/iu;

/** What the page calls the house by its title, name, headline and description, or by its structured data. */
export function houseOf(
  { view, headline, structured }: Reading,
  { title, siteName, description }: Pick<DocumentFacts, 'title' | 'siteName' | 'description'>,
): Content['house'] {
  const said = [title, siteName, description, headline && view.text(headline)].join(' · ');
  const lodges = LODGES.test(said) || itemsOf(structured, 'LodgingBusiness', 'Hotel').length > 0;
  const serves = SERVES.test(said) || itemsOf(structured, 'Restaurant', 'FoodEstablishment').length > 0;
  if (lodges === serves) return null;
  return lodges ? 'stay' : 'table';
}
