import { describe, expect, it } from 'vitest';
import { observe } from '../facts/observe.ts';
import { staticSnapshot } from '../facts/testing/snapshots.ts';
import { isPhrase, mentions } from './match.ts';
import type { LanguageWords, Phrases } from './words.ts';
import { wordsFor } from './words-for.ts';

type Place = (words: LanguageWords) => Phrases;

function said(code: string, text: string, place: Place): boolean {
  const words = wordsFor(code);
  return words !== null && mentions(text, place(words));
}

function facts(code: string, body: string) {
  return observe(staticSnapshot(`<html lang="${code}"><body>${body}</body></html>`));
}

describe('what pages say, and what only looks like it', () => {
  it.each<[string, string, Place, boolean]>([
    ['it', 'Iscrizioni entro il 30 giugno', (words) => words.urgency.deadline, true],
    ['it', 'Risponderemo entro il giorno successivo', (words) => words.urgency.deadline, false],
    ['it', 'Le fatture in scadenza del mese', (words) => words.urgency.deadline, false],
    ['it', 'Restano solo 4 posti', (words) => words.urgency.places, true],
    ['it', 'Ultimi 3 pezzi', (words) => words.urgency.stock, true],
    ['it', 'Manutenzione straordinaria', (words) => words.tone.hype, false],
    ['it', 'Soddisfatti o rimborsati', (words) => words.offer.guarantee, true],
    ['it', 'Acquista ora', (words) => words.offer.periods.hour, false],
    ['it', '38 € all’ora', (words) => words.offer.periods.hour, true],
    ['it', 'Informativa sulla privacy', (words) => words.links.privacy, true],
    ['pt', 'Últimas 5 vagas', (words) => words.urgency.places, true],
    ['pt', 'Temos 3 vagas de emprego', (words) => words.urgency.places, false],
    ['pt', 'Prazo de entrega: 3 dias', (words) => words.urgency.deadline, false],
    ['pt', 'Inscrições até 30 de novembro', (words) => words.urgency.deadline, true],
    ['pt', 'Garanta sua vaga', (words) => words.offer.guarantee, false],
    ['pt', 'Garantia incondicional de 7 dias', (words) => words.offer.guarantee, true],
    ['pt', 'O plano permite emitir notas', (words) => words.offer.giftPurpose, false],
    ['pt', 'Troca de óleo', (words) => words.offer.returns, false],
    ['pt', 'Portes grátis', (words) => words.offer.freeShipping, true],
    ['pt', 'Frete grátis', (words) => words.offer.freeShipping, true],
    ['nl', 'Aanmelden voor de nieuwsbrief', (words) => words.urgency.deadline, false],
    ['nl', 'Open maandag t/m vrijdag tot 18.00 uur', (words) => words.urgency.deadline, false],
    ['nl', 'Hoe verloopt een behandeling?', (words) => words.urgency.deadline, false],
    ['nl', 'Vroegboekkorting t/m 15 januari', (words) => words.urgency.deadline, true],
    ['nl', 'Nog maar 2 op voorraad', (words) => words.urgency.stock, true],
    ['nl', 'Ontdek nog een paar tips', (words) => words.urgency.stock, false],
    ['nl', 'Tijdelijk gesloten', (words) => words.tone.pressure, false],
    ['nl', '2 jaar garantie', (words) => words.offer.periods.year, false],
    ['nl', 'Inclusief btw', (words) => words.trust.registerNumbers, false],
    ['nl', 'Algemene voorwaarden', (words) => words.links.terms, true],
  ])('%s: %s', (code, text, place, expected) => {
    expect(said(code, text, place)).toBe(expected);
  });

  it.each([
    ['it', 'Aggiungi al carrello', 'addToCart'],
    ['it', 'Richiedi un preventivo', 'standard'],
    ['it', 'Prenota il tuo tavolo', 'book'],
    ['it', 'Scopri di più', 'generic'],
    ['pt', 'Adicionar ao carrinho', 'addToCart'],
    ['pt', 'Comprar agora', 'addToCart'],
    ['pt', 'Peça um orçamento', 'standard'],
    ['pt', 'Iniciar sessão', 'signIn'],
    ['pt', 'Saiba mais', 'generic'],
    ['nl', 'In winkelwagen', 'addToCart'],
    ['nl', 'Offerte aanvragen', 'standard'],
    ['nl', 'Tafel reserveren', 'book'],
    ['nl', 'Lees meer', 'generic'],
  ] as const)('%s: the label %s is %s', (code, label, kind) => {
    expect(isPhrase(label, wordsFor(code)?.actions[kind] ?? [])).toBe(true);
  });

  it('a Dutch portfolio’s own work is no sign-in, and signing up is none either', () => {
    const signIn = wordsFor('nl')?.actions.signIn ?? [];
    expect([isPhrase('Mijn werk', signIn), isPhrase('Aanmelden', signIn)]).toEqual([false, false]);
    expect(isPhrase('Mijn account', signIn)).toBe(true);
  });
});

describe('odd small pages', () => {
  it('an Italian plumber has prices, but neither plans nor a tax relief among them', () => {
    const { offer, urgency } = facts(
      'it',
      `<h1>Il rubinetto perde? Arriviamo entro due ore</h1>
       <p>Manutenzione ordinaria e straordinaria di impianti, anche la domenica dalle ore 8 alle ore 20.</p>
       <a class="btn" href="tel:+39059000000">Chiama ora</a> <a class="btn" href="/p">Richiedi un preventivo gratuito</a>
       <ul><li>Uscita e diagnosi: 45 € + IVA</li><li>Caldaia: da 1.290 € chiavi in mano</li><li>Manodopera 38 € all'ora</li></ul>
       <p>La detrazione fiscale arriva fino a 2.500 €. La scadenza del bollino la ricordiamo noi.</p>
       <footer><p>Capitale sociale € 10.000 i.v.</p></footer>`,
    );
    expect(offer.prices.map(({ amount }) => amount)).toEqual([45, 1290, 38]);
    expect(offer.prices.at(-1)?.period).toBe('hour');
    expect(offer.plans).toEqual([]);
    expect(offer.quoteRoute.present).toBe(true);
    expect(offer.freeOffer.present).toBe(true);
    expect(urgency.claims).toEqual([]);
  });

  it('an Italian oil keeps its price beside a legal lowest price and a threshold', () => {
    const { offer, urgency } = facts(
      'it',
      `<h1>Olio extravergine “Raggio”, edizione limitata</h1><p>Olive raccolte a mano entro il raggio di dieci chilometri.</p>
       <p class="price"><del>€ 18,00</del> € 14,90</p><p>Spedizione gratuita per ordini superiori a € 49.</p>
       <button>Aggiungi al carrello</button><p>Ultimi 3 pezzi. Consegna in 24/48 ore.</p><p>Da consumarsi entro la data di scadenza.</p>`,
    );
    expect(offer.prices.map(({ amount, struck }) => [amount, struck])).toEqual([
      [18, true],
      [14.9, false],
    ]);
    expect(offer.freeOffer.present).toBe(false);
    expect(urgency.claims.map(({ kind, quantity }) => [kind, quantity])).toEqual([['stock', 3]]);
  });

  it('Italian accounting software for due dates is no hurry', () => {
    const { offer, urgency } = facts(
      'it',
      `<h1>Scadenze fiscali e fatture in un solo posto</h1><p>Un promemoria ti avvisa quando un documento scade. Utenti illimitati.</p>
       <a class="btn" href="/r">Prova gratis per 30 giorni</a><p>Senza carta di credito. Disdici quando vuoi.</p>`,
    );
    expect(urgency.claims).toEqual([]);
    expect([offer.trial?.days, offer.trial?.cardStated]).toEqual([30, true]);
  });

  it('a Brazilian course has a former and a present price, and no value of a gift', () => {
    const { offer, trust } = facts(
      'pt-BR',
      `<h1>Curso de pão de fermentação natural, do zero</h1><p>Aulas ao vivo toda semana, com certificado.</p>
       <p>De R$ 697,00 por R$ 497,00 à vista</p><p>Garantia de 7 dias: devolvemos 100% do valor. Ganhe um avental no valor de R$ 80.</p>
       <footer><p>CNPJ 12.345.678/0001-90</p></footer>`,
    );
    expect(offer.prices.map(({ amount, struck }) => [amount, struck])).toEqual([
      [697, true],
      [497, false],
    ]);
    expect(offer.guarantee.present).toBe(true);
    expect(trust.contact.kinds).not.toContain('phone');
  });

  it('a Portuguese inn that does not refund has no guarantee, and its vacancies are jobs', () => {
    const { offer, urgency } = facts(
      'pt',
      `<h1>Uma quinta para não fazer nada</h1><p>Dez quartos, uma piscina e estacionamento gratuito.</p>
       <p>Quarto duplo desde 95 € por noite. Tarifa não reembolsável: 80 € por noite.</p><p>Poupe 15 € na segunda noite.</p>
       <p>Temos 3 vagas de emprego na cozinha.</p>`,
    );
    expect(offer.prices.map(({ amount, period }) => [amount, period])).toEqual([
      [95, 'day'],
      [80, 'day'],
    ]);
    expect([offer.guarantee.present, offer.freeOffer.present]).toEqual([false, false]);
    expect(urgency.claims).toEqual([]);
  });

  it('a Brazilian shelter asks volunteers for a message, and sells nothing', () => {
    const { forms, offer } = facts(
      'pt-BR',
      `<h1>Todo animal merece um sofá</h1><p>Somos uma associação sem fins lucrativos. Nossos voluntários resgataram 1.240 animais.</p>
       <a class="btn" href="/doar">Doar agora</a><p>Meta: R$ 50.000. Já arrecadados R$ 32.400.</p>
       <h2>Seja voluntário</h2><form><label>Nome completo <input name="n"></label><label>E-mail <input type="email" name="e"></label>
       <label>CPF <input name="c"></label><label>Mensagem <textarea name="m"></textarea></label><button type="submit">Quero ajudar</button></form>`,
    );
    expect(forms.map(({ purpose }) => purpose)).toEqual(['contact']);
    expect(forms[0]?.fields.map(({ kind }) => kind)).toEqual(['name', 'email', 'identity', 'message']);
    expect(offer.prices).toEqual([]);
  });

  it('a Dutch bicycle repairer’s opening hours and warranty are no deadline and no yearly price', () => {
    const { offer, urgency, trust } = facts(
      'nl',
      `<h1>Je fiets gebracht, snel weer op weg</h1><p>Hoe verloopt een beurt? Open maandag t/m vrijdag van 9.00 tot 18.00 uur.</p>
       <p>Kleine beurt € 49,- inclusief btw, 2 jaar garantie op onderdelen.</p><p>Uurtarief € 42,50 per uur.</p>
       <p>Tijdelijk gesloten op zondag.</p><footer><p>KvK 12345678</p></footer>`,
    );
    expect(offer.prices.map(({ amount, period }) => [amount, period])).toEqual([
      [49, null],
      [42.5, 'hour'],
    ]);
    expect(urgency.claims).toEqual([]);
    expect(trust.organization.numbers).toHaveLength(1);
  });

  it('a Dutch plaid costs what stands after "voor"', () => {
    const { offer, urgency } = facts(
      'nl',
      `<h1>Wollen plaid Terschelling</h1><p>Van € 89,95 voor € 64,95</p><p>Nog maar 2 op voorraad.</p><button>In winkelwagen</button>
       <p>Beperkte oplage, gemaakt van unieke wol. Gratis verzending vanaf € 50.</p><p>Ontdek nog een paar tips voor thuis.</p>`,
    );
    expect(offer.prices.map(({ amount, struck }) => [amount, struck])).toEqual([
      [89.95, true],
      [64.95, false],
    ]);
    expect(offer.freeOffer.present).toBe(false);
    expect(urgency.claims.map(({ kind }) => kind)).toEqual(['stock']);
  });

  it('a Dutch conference tells its early bird’s end, and free parking is no free ticket', () => {
    const { offer, urgency } = facts(
      'nl',
      `<h1>Congres over water en dijken</h1><p>Vroegboekkorting t/m 15 januari 2027: € 195 in plaats van € 245 (excl. btw).</p>
       <p>Gratis parkeren bij het station.</p><p>De vorige editie trok ruim 1.100 bezoekers.</p>`,
    );
    expect(urgency.claims.map(({ kind, end }) => [kind, end])).toEqual([['deadline', '2027-01-15']]);
    expect(offer.prices[0]).toMatchObject({ amount: 195, unit: null });
    expect(offer.freeOffer.present).toBe(false);
  });
});
