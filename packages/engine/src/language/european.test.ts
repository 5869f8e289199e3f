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

describe('what pages say, and what only looks like it', () => {
  it.each<[string, string, Place, boolean]>([
    ['de', 'Noch 7 von 24 Plätzen frei', (words) => words.urgency.places, true],
    ['de', 'Kommen Sie vorbei', (words) => words.urgency.past, false],
    ['de', 'Nur bis 30 Grad waschen', (words) => words.urgency.deadline, false],
    ['de', 'Das Angebot gilt nur bis zum 30. Juni', (words) => words.urgency.deadline, true],
    ['de', '12.000 Besucher jedes Jahr', (words) => words.urgency.demand, false],
    ['de', 'Unser Rucksack schützt Ihren Laptop', (words) => words.offer.giftPurpose, false],
    ['de', '50 € ermöglichen einem Kind ein Schuljahr', (words) => words.offer.giftPurpose, true],
    ['de', 'Auf alle Daten zugreifen', (words) => words.tone.pressure, false],
    ['de', '30-Tage-Rückgaberecht', (words) => words.offer.priceBasis, false],
    ['de', 'Am besten rufen Sie an', (words) => words.trust.superlatives, false],
    ['fr', 'Plus que 3 exemplaires en stock', (words) => words.urgency.stock, true],
    ['fr', 'Ouvert jusqu’au 30 septembre', (words) => words.urgency.deadline, false],
    ['fr', 'Inscriptions ouvertes jusqu’au 30 juin', (words) => words.urgency.deadline, true],
    ['fr', 'Notre sac permet de voyager léger', (words) => words.offer.giftPurpose, false],
    ['fr', 'Satisfait ou remboursé pendant 30 jours', (words) => words.offer.guarantee, true],
    ['fr', 'Décrivez votre besoin', (words) => words.templateRemnants, false],
    ['fr', '1 200 personnes ont suivi cette formation', (words) => words.urgency.demand, false],
    ['es', 'Solo quedan 4 plazas', (words) => words.urgency.places, true],
    ['es', 'Desde el suelo hasta el techo', (words) => words.urgency.deadline, false],
    ['es', 'Oferta válida hasta el 30 de junio', (words) => words.urgency.deadline, true],
    ['es', 'Este programa permite ahorrar tiempo', (words) => words.offer.giftPurpose, false],
    ['es', 'Guardar cambios', (words) => words.offer.guarantee, false],
    ['es', '3.000 personas han estudiado aquí', (words) => words.urgency.demand, false],
    ['es', 'Guía para correr tu primera maratón', (words) => words.tone.pressure, false],
  ])('%s: %s', (code, text, place, expected) => {
    expect(said(code, text, place)).toBe(expected);
  });

  it.each([
    ['de', 'In den Warenkorb', 'addToCart'],
    ['de', 'Tisch reservieren', 'book'],
    ['de', 'Jetzt Angebot anfordern', 'standard'],
    ['fr', 'Ajouter au panier', 'addToCart'],
    ['fr', 'Je fais un don', 'donate'],
    ['fr', 'Demander un devis', 'standard'],
    ['fr', 'En savoir plus', 'generic'],
    ['es', 'Añadir al carrito', 'addToCart'],
    ['es', 'Reserva tu mesa', 'book'],
    ['es', 'Solicita presupuesto', 'standard'],
  ] as const)('%s: the label %s is %s', (code, label, kind) => {
    expect(isPhrase(label, wordsFor(code)?.actions[kind] ?? [])).toBe(true);
  });
});

function facts(code: string, body: string) {
  const html = `<html lang="${code}"><body><main>${body}</main></body></html>`;
  return observe(staticSnapshot(html));
}

describe('odd small pages', () => {
  it('a German care label and a way in hold neither a deadline nor a guarantee', () => {
    const { offer, urgency } = facts(
      'de',
      `<h1>Wollpullover aus dem Allgäu</h1><p>Bitte nur bis 30 Grad waschen. Die Wolle ist frei von Chemie.</p>
       <p>Sie können Ihre Einwilligung widerrufen. Widerruf der Einwilligung jederzeit per E-Mail.</p>
       <p>Kommen Sie vorbei, wir sind täglich von 9 bis 18 Uhr da.</p>`,
    );
    expect(urgency.claims).toEqual([]);
    expect(offer.guarantee.present).toBe(false);
    expect(offer.freeOffer.present).toBe(false);
  });

  it('a German lunch card has no prices per month or day', () => {
    const { offer } = facts(
      'de',
      `<h1>Unser Mittagstisch</h1><p>Linsensuppe mit Brot und Salat 9,90 € Mo bis Fr</p>
       <p>Kässpätzle mit Röstzwiebeln 12,50 € täglich außer Montag</p>`,
    );
    expect(offer.prices.map(({ amount, period }) => [amount, period])).toEqual([
      [9.9, null],
      [12.5, null],
    ]);
  });

  it('a German product keeps its price beside words of charity', () => {
    const { offer } = facts(
      'de',
      `<h1>Kindersitz</h1><p>Der Sitz schützt Ihr Kind und hilft auf langen Reisen.</p>
       <p>Der Sitz sichert und schützt, für 189,00 €.</p>`,
    );
    expect(offer.prices.map(({ amount }) => amount)).toEqual([189]);
  });

  it('a price with shipping to add stays a price, the shipping itself is none', () => {
    const { offer } = facts(
      'de',
      '<h1>Wanderstock</h1><p>49,90 € zzgl. Versandkosten</p><p>4,90 € Versandkosten je Paket</p>',
    );
    expect(offer.prices.map(({ amount }) => amount)).toEqual([49.9]);
  });

  it('a French season and a use-by date are no deadline of an offer', () => {
    const { urgency } = facts(
      'fr',
      `<h1>La plage des Dunes</h1><p>Le bar de la plage est ouvert jusqu’au 30 septembre.</p>
       <p>La date limite de consommation figure sur le bocal, en édition limitée.</p>`,
    );
    expect(urgency.claims).toEqual([]);
  });

  it('a French way back and a lesson learned are no return policy', () => {
    const { offer } = facts(
      'fr',
      `<h1>Notre métier de charpentier</h1><p>Retour d’expérience sur trente ans de chantiers.</p>
       <p><a href="/">Retour à l’accueil</a></p><p>Un aller-retour à Nantes dans la journée.</p>`,
    );
    expect(offer.guarantee.present).toBe(false);
    expect(offer.terms).toEqual([]);
  });

  it('free delivery in France is no free offer, a free trial is', () => {
    expect(
      facts('fr', '<h1>Nos thés</h1><p>Livraison offerte dès 45 € d’achat.</p>').offer.freeOffer.present,
    ).toBe(false);
    const { offer } = facts(
      'fr',
      '<h1>Logiciel de paie</h1><p>Essayez gratuitement pendant 30 jours, sans CB.</p>',
    );
    expect(offer.freeOffer.present).toBe(true);
    expect(offer.trial?.days).toBe(30);
  });

  it('a Spanish recipe is neither a hurry nor a stock claim', () => {
    const { urgency } = facts(
      'es',
      `<h1>Arroz con verduras</h1><p>Añade el caldo hasta el borde y deja reposar antes del postre.</p>
       <p>Corre a la cocina: quedan pocos platos tan sencillos.</p>`,
    );
    expect(urgency.claims).toEqual([]);
    expect(urgency.pressure).toEqual([]);
  });

  it('free delivery and free parking in Spain are no free offer', () => {
    const { offer } = facts(
      'es',
      '<h1>Hotel del Río</h1><p>Parking gratuito y envío gratis de tu equipaje.</p>',
    );
    expect(offer.freeOffer.present).toBe(false);
  });

  it('Spanish prices by the night keep their period, a minimum is no price', () => {
    const { offer } = facts(
      'es',
      '<h1>Casa rural</h1><p>Habitación doble: 85 € por noche</p><p>Envío gratis en pedidos superiores a 60 €.</p>',
    );
    expect(offer.prices.map(({ amount, period }) => [amount, period])).toEqual([[85, 'day']]);
  });
});
