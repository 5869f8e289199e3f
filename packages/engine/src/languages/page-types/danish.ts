import { type FewPageTypeWords, list } from '../words.ts';

export const danish: FewPageTypeWords = {
  service: list`tjeneste, tjenester, ydelser, behandling*, havearbejde, haveservice, anlægsgartner*, gartner*, reparation*, montering, vedligehold*, installation*, transport*, rådgivning, vvs, vvs-*, elektriker*, tømrer*, snedker*, maler, malerfirma*, håndværk*, entreprenør*, værksted*, frisør*, tandlæge*, klinik*, terapi*, terapeut*, advokat*, regnskab*, revisor*, rengøring*, flytning*, uforpligtende tilbud, indhent tilbud, kunder, patienter, fitness*, yoga, massage*, salon*`,
  hospitality: list`restaurant*, hotel*, overnatning*, menu, menukort*, bestil bord, book bord, morgenmad, frokost*, aftensmad, middag*, café*, bageri*, camping*, sommerhus*, hytte*, gæster, kro, ferielejlighed*, værelser`,
  course: list`kursus, kurset, kurser, kurserne, onlinekursus, onlinekurser, lektion*, undervisning*, kursist*`,
  nonprofit: list`giv et bidrag, støt os, donation*, donér, doner, frivillig*, velgørende, velgørenhed*, indsamling*, fonden, forening*, bliv medlem`,
  portfolio: list`portfolio, portefølje*, mine arbejder, mit arbejde, mine projekter, fotograf*, illustrator*`,
  event: list`konference*, festival*, billetter, tilmelding, foredragsholder*, arrangement*, begivenhed*`,
  category: list`webshop*, netbutik*, alle produkter, vores produkter`,
  product: list`læg i kurv, indkøbskurv*, på lager, produktbeskrivelse`,
  pricing: list`priser, prisliste*, pr. måned, per måned, abonnement*`,
  article: list`offentliggjort, udgivet, skrevet af, minutters læsning, læs også, kommentarer`,
};
