import { type FewPageTypeWords, list } from '../words.ts';

export const croatian: FewPageTypeWords = {
  service: list`usluge, usluga, uslugama, tretman*, terapij*, popravak, popravci, popravke, montaž*, servis*, održavanj*, adaptacij*, prijevoz*, prevoz*, savjetovanj*, savetovanj*, konzultacij*, vodoinstalater*, električar*, stolar*, soboslikar*, čišćenj*, selidb*, radionic*, frizer*, stomatolog*, zubar*, ordinacij*, klinik*, odvjetni*, advokat*, računovodstv*, zatražite ponudu, tražite ponudu, naručivanje, pacijent*, klijent*, fitness*, joga, masaž*, salon*, teretan*`,
  hospitality: list`restoran*, hotel*, smještaj*, smeštaj*, sobe, soba, apartman*, rezervacij*, jelovnik*, meni, doručak*, ručak, večera, kafić*, kavan*, pekar*, kamp, kampa, gosti, gostima, kuća za odmor, vila, pizzeri*, picerij*, konob*`,
  course: list`tečaj*, kurs, kursevi, lekcij*, polaznik*, polaznici`,
  nonprofit: list`doniraj*, donacij*, volonter*, zaklad*, fondacij*, udrug*, udruženj*, humanitarn*`,
  portfolio: list`portfolio, portfelj, moji radovi, moji projekti, fotograf, fotografkinja, ilustrator*`,
  event: list`konferencij*, festival*, ulaznice, karte, predavač*, predavači, događanj*, događaj*`,
  category: list`webshop*, web shop, internet trgovina, online prodavnica, svi proizvodi, naši proizvodi`,
  product: list`u košaricu, u korpu, košaric*, korpa, na zalihi, na stanju, opis proizvoda`,
  pricing: list`cjenik*, cenovnik*, cijene, cene, mjesečno, mesečno, pretplat*`,
  article: list`objavljeno, napisao, napisala, autor, autorica, minuta čitanja, pročitajte i, komentari`,
};
