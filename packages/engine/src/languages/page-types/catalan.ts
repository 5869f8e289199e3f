import { type FewPageTypeWords, list } from '../words.ts';

export const catalan: FewPageTypeWords = {
  service: list`serveis, servei, tractament*, teràpi*, reparaci*, muntatge*, manteniment*, reform*, transport*, assessor*, consultori*, lampist*, electricist*, fuster*, pintor*, neteja, mudances, taller*, perruquer*, dentist*, clínic*, advoca*, comptabilitat, gestoria*, demana pressupost, demaneu pressupost, cita prèvia, pacient*, client*, gimnàs*, ioga, massatg*`,
  hospitality: list`restaurant*, hotel*, allotjament*, habitacions, apartament*, casa rural, cases rurals, reserva taula, reserveu, reserves, carta, menú*, esmorzar*, dinar*, sopar*, cafeteri*, fleca*, forn, càmping*, hostes*, pizzeri*, masia*`,
  course: list`curs, cursos, lliçons, lliçó, alumnes`,
  nonprofit: list`dona ara, donatiu*, donacions, voluntari*, voluntariat, fundaci*, associaci*, fes-te soci, col·labora`,
  portfolio: list`portafoli*, portfolio, els meus treballs, els meus projectes, fotògraf*, il·lustrador*`,
  event: list`conferènci*, festival*, entrades, ponents, esdeveniment*, jornades`,
  category: list`botiga en línia, botiga online, tots els productes, els nostres productes`,
  product: list`afegeix a la cistella, afegir a la cistella, cistella, en estoc, descripció del producte`,
  pricing: list`preus, tarifes, al mes, subscripci*`,
  article: list`publicat*, escrit per, autor, autora, minuts de lectura, llegeix també, comentaris`,
};
