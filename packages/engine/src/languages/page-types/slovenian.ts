import { type FewPageTypeWords, list } from '../words.ts';

export const slovenian: FewPageTypeWords = {
  service: list`storitve, storitev, storitvah, terapij*, popravil*, montaž*, servis*, vzdrževanj*, prenov*, prevoz*, svetovanj*, vodovodn*, električar*, mizar*, slikoplesk*, čiščenj*, selitve, delavnic*, frizer*, zobozdravni*, ordinacij*, klinik*, odvetni*, računovodstv*, povpraševanj*, naročanje, pacient*, strank*, fitnes*, joga, masaž*, salon*`,
  hospitality: list`restavracij*, hotel*, namestit*, sobe, soba, apartma*, rezervacij*, jedilnik*, meni, zajtrk*, kosilo, kosila, večerj*, kavarn*, pekarn*, kamp, kampa, gostje, gostom, gostiln*, gostišč*, turistična kmetija, picerij*`,
  course: list`tečaj*, lekcij*, udeležen*`,
  nonprofit: list`doniraj*, donacij*, prostovolj*, ustanov*, društv*, humanitarn*`,
  portfolio: list`portfolio, portfelj, moja dela, moji projekti, fotograf, fotografinja, ilustrator*`,
  event: list`konferenc*, festival*, vstopnice, predavatelj*, dogodek, dogodki, dogodk*`,
  category: list`spletna trgovina, vsi izdelki, naši izdelki`,
  product: list`v košarico, košaric*, na zalogi, opis izdelka`,
  pricing: list`cenik*, cene, mesečno, naročnin*`,
  article: list`objavljeno, napisal, napisala, avtor, avtorica, minut branja, preberite tudi, komentarji`,
};
