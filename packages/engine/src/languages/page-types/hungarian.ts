import { type FewPageTypeWords, list } from '../words.ts';

export const hungarian: FewPageTypeWords = {
  service: list`szolgáltatás*, kezelés*, terápi*, javítás*, szerelés*, karbantartás*, felújítás*, szállítás*, fuvarozás*, tanácsadás*, konzultáci*, vízszerel*, villanyszerel*, asztalos*, festés*, takarítás*, költöztetés*, műhely*, szerviz*, fodrász*, fogorvos*, fogászat*, fogászati*, rendelő*, klinik*, ügyvéd*, könyvel*, ajánlatkérés*, kérjen ajánlatot, időpontfoglalás*, ügyfel*, ügyfél*, páciens*, fitnesz*, jóga*, masszázs*, szalon*`,
  hospitality: list`étterem*, éttermünk, szálloda*, szállás*, szobák, szobáink, apartman*, vendégház*, panzió*, asztalfoglalás*, étlap*, reggeli*, ebéd*, vacsora*, kávéház*, kávézó*, pékség*, kemping*, faház*, vendégek*, vendégeink*, pizzéria*`,
  course: list`tanfolyam*, kurzus*, képzés*, lecke, leckék, óráink, tananyag*`,
  nonprofit: list`adomány*, támogass*, támogasson, önkéntes*, alapítvány*, egyesület*, adó 1%, 1%`,
  portfolio: list`portfólió*, munkáim*, projektjeim*, fotós, fényképész*, illusztrátor*`,
  event: list`konferencia*, fesztivál*, jegyek, jegyvásárlás*, előadók, rendezvény*, esemény*`,
  category: list`webáruház*, webshop*, összes termék, termékeink`,
  product: list`kosárba, kosár*, raktáron, termékleírás*`,
  pricing: list`árak, árlista*, áraink, havonta, előfizetés*`,
  article: list`megjelent, közzétéve, szerző, írta, perc olvasás, olvassa el, hozzászólás*`,
};
