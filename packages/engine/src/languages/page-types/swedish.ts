import { type FewPageTypeWords, list } from '../words.ts';

export const swedish: FewPageTypeWords = {
  service: list`tjänst, tjänster*, behandling*, uppdrag, reparation*, montering, underhåll, installation*, transport*, rådgivning, rörmokare, elektriker, snickare, snickeri*, målare, måleri*, hantverkare, entreprenad*, verkstad*, frisör*, tandläkare, klinik*, terapi*, advokat*, redovisning*, städning, flyttning, offert, kunder, gym, yoga, massage*, salong*`,
  hospitality: list`restaurang*, hotell*, övernattning*, boende*, meny, menyn, boka bord, frukost*, lunch*, middag*, café*, kafé*, bageri*, camping*, stuga, stugor*, stugan, gäster, vandrarhem*, lägenheter, badplats*`,
  course: list`kurs, kursen, kurser, kurserna, onlinekurs*, lektion*, kursdeltagare`,
  nonprofit: list`ge en gåva, gåva, donera, donation*, ideell*, insamling*, stöd oss, stiftelse*, volontär*, bistånd*`,
  portfolio: list`portfolio, portfölj*, mina arbeten, mitt arbete, mina projekt, fotograf*, illustratör*`,
  event: list`konferens*, festival*, biljetter, föreläsare, evenemang*`,
  category: list`webbutik*, nätbutik*, alla produkter, våra produkter`,
  product: list`varukorg*, i lager, produktbeskrivning`,
  pricing: list`priser, prislista*, per månad, abonnemang*`,
  article: list`publicerad*, skriven av, minuters läsning, läs också, kommentarer`,
};
