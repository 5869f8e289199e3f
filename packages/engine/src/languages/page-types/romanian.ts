import { type FewPageTypeWords, list } from '../words.ts';

export const romanian: FewPageTypeWords = {
  service: list`servicii, serviciile, serviciu, tratament*, terapi*, reparați*, reparatii, montaj*, întreținere, intretinere, instalați*, instalatii, instalator*, transport*, consultanță, consultanta, consultați*, consultatii, electrician*, tâmplar*, zugrăv*, curățenie, curatenie, mutări, mutari, atelier*, service auto, frizerie, coafor, salon*, stomatolog*, dentist*, clinic*, avocat*, contabil*, cere ofertă, cere oferta, programări, programari, clienți*, clienti*, pacienți*, pacienti*, fitness*, yoga, masaj*`,
  hospitality: list`restaurant*, hotel*, cazare*, camere, camerele, apartament*, pensiune*, pensiun*, vilă, vila, rezervări, rezervari, rezervă o masă, meniu*, mic dejun, prânz, pranz, cină, cafenea*, brutări*, camping*, cabană*, cabana*, oaspeți*, oaspeti*, pizzeri*, check-in, nopți, nopti`,
  course: list`curs, cursul, cursuri, cursurile, lecții, lectii, lecție`,
  nonprofit: list`donează, doneaza, donați*, donatii, voluntar*, fundați*, fundatia, asociați*, susține-ne, sustine-ne, 3,5%`,
  portfolio: list`portofoliu*, lucrările mele, proiectele mele, munca mea, fotograf, ilustrator*`,
  event: list`conferinț*, conferint*, festival*, bilete, vorbitori, eveniment*`,
  category: list`magazin online, toate produsele, produsele noastre`,
  product: list`adaugă în coș, adauga in cos, coșul*, cosul, în stoc, in stoc, descriere produs`,
  pricing: list`prețuri, preturi, tarife*, pe lună, pe luna, abonament*`,
  article: list`publicat*, scris de, autor, minute de citit, citește și, citeste si, comentarii`,
};
