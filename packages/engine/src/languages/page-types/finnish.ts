import { type FewPageTypeWords, list } from '../words.ts';

export const finnish: FewPageTypeWords = {
  service: list`palvelu, palvelut, palvelumme, palveluja, palveluita, hoito, hoidot, hoitoja, huolto, huollot, pyörähuolto, korjaus*, asennus*, kunnossapito, kuljetus*, neuvonta, konsultointi*, remontti*, remontit, putkimie*, sähköasennus*, sähköasentaja*, kirvesmie*, maalaus*, korjaamo*, kampaamo*, parturi*, hammaslääkäri*, klinikka*, terapia*, asianajaja*, asianajotoimisto*, lakitoimisto*, kirjanpito*, tilitoimisto*, siivous*, muutot, muuttopalvelu*, pyydä tarjous, tarjouspyyntö, ajanvaraus*, varaa aika, asiakas, asiakkaat, asiakkaille*, potilaat, kuntosali*, jooga*, hieronta*, kauneushoitola*`,
  hospitality: list`ravintola*, hotelli*, majoitus*, huoneet, varaa pöytä, pöytävaraus*, ruokalista*, menu, aamiainen, aamupala*, lounas*, illallinen, kahvila*, leipomo*, leirintäalue*, mökki*, mökit, vieraat, vieraille, majatalo*`,
  course: list`kurssi, kurssit, kurssin, kursseja, kursseille, verkkokurssi*, oppitunti*, oppitunnit, valmennus*`,
  nonprofit: list`lahjoita, lahjoitus*, vapaaehtois*, yhdistys*, säätiö*, keräys*, tue toimintaamme, järjestö*`,
  portfolio: list`portfolio, työnäyttee*, töitäni, omat työt, projektini, valokuvaaja*, kuvittaja*`,
  event: list`konferenssi*, festivaali*, liput, ilmoittautumi*, puhujat, tapahtuma*`,
  category: list`verkkokauppa*, kaikki tuotteet, tuotteemme`,
  product: list`lisää ostoskoriin, ostoskori*, varastossa, tuotekuvaus`,
  pricing: list`hinnasto*, hinnat, kuukaudessa, kk, tilaus*`,
  article: list`julkaistu, kirjoittanut, kirjoittaja, lue myös, kommentit`,
};
