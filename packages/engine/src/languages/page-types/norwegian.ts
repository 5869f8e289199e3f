import { type FewPageTypeWords, list } from '../words.ts';

export const norwegian: FewPageTypeWords = {
  service: list`tjeneste*, behandling*, befaring*, oppdrag, reparasjon*, montering, vedlikehold, installasjon*, transport*, rådgivning, rørlegger*, elektriker*, snekker*, tømrer*, maler*, håndverker*, entreprenør*, verksted*, frisør*, tannlege*, klinikk*, terapi*, advokat*, regnskap*, renhold, flytting, kunder, treningssenter*, yoga, massasje*, salong*`,
  hospitality: list`restaurant*, hotell*, overnatting*, meny, menyen, bestill bord, frokost*, lunsj*, middag*, kafé*, bakeri*, camping*, hytte*, gjester, gjestehus, leiligheter`,
  course: list`kurs, kurset, kursene, nettkurs*, leksjon*, kursdeltaker*`,
  nonprofit: list`gi en gave, donasjon*, donér, doner, frivillig*, ideell*, innsamling*, støtt oss, stiftelse*`,
  portfolio: list`portfolio, portefølje*, mine arbeider, mitt arbeid, mine prosjekter, fotograf*, illustratør*`,
  event: list`konferanse*, festival*, billetter, påmelding, foredragsholder*, arrangement*`,
  category: list`nettbutikk*, alle produkter, våre produkter`,
  product: list`handlekurv*, på lager, produktbeskrivelse`,
  pricing: list`priser, prisliste*, per måned, abonnement*`,
  article: list`publisert, skrevet av, minutters lesing, les også, kommentarer`,
};
