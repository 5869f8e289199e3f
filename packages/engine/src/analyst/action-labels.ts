import type { PageType } from '@liftmark/contract/page-types';
import type { CopyExample } from '../advise/advise.ts';
import type { PageFacts } from '../observe/facts.ts';

type Goal =
  | 'trial'
  | 'signup'
  | 'buy'
  | 'order'
  | 'quote'
  | 'book'
  | 'enroll'
  | 'donate'
  | 'contact'
  | 'download'
  | 'tickets';

/** Labels that name the act and its object. `{days}` is the length of the page's own trial. */
const LABELS: Record<string, Partial<Record<Goal, readonly string[]>>> = {
  en: {
    trial: ['Start your {days}-day free trial', 'Start your free trial', 'Try it free'],
    signup: ['Create your account', 'Create a free account'],
    buy: ['Add to cart', 'Buy now'],
    order: ['Place your order', 'Pay now'],
    quote: ['Get your quote', 'See the prices for [your case]'],
    book: ['Book your stay', 'Reserve a table', 'Check available dates'],
    enroll: ['Enroll in the course', 'Reserve your place'],
    donate: ['Donate now', 'Give [amount] a month'],
    contact: ['Request a free call', 'Ask about your project'],
    download: ['Download the app', 'Get the app for [platform]'],
    tickets: ['Get your ticket', 'Reserve your seat'],
  },
  de: {
    trial: ['{days} Tage kostenlos testen', 'Jetzt kostenlos testen'],
    signup: ['Konto anlegen', 'Kostenloses Konto anlegen'],
    buy: ['In den Warenkorb', 'Jetzt kaufen'],
    order: ['Zahlungspflichtig bestellen'],
    quote: ['Angebot anfordern', 'Preise für [Ihr Vorhaben] ansehen'],
    book: ['Verfügbarkeit prüfen', 'Tisch reservieren', 'Zimmer buchen'],
    enroll: ['Zum Kurs anmelden', 'Platz sichern'],
    donate: ['Jetzt spenden', '[Betrag] im Monat spenden'],
    contact: ['Beratungsgespräch vereinbaren', 'Projekt anfragen'],
    download: ['App herunterladen'],
    tickets: ['Ticket kaufen', 'Platz reservieren'],
  },
  fr: {
    trial: ['Essayer gratuitement pendant {days} jours', 'Commencer l’essai gratuit'],
    signup: ['Créer mon compte'],
    buy: ['Ajouter au panier', 'Acheter maintenant'],
    order: ['Confirmer la commande'],
    quote: ['Demander un devis'],
    book: ['Voir les disponibilités', 'Réserver une table'],
    enroll: ['S’inscrire au cours'],
    donate: ['Faire un don', 'Donner [montant] par mois'],
    contact: ['Demander un rendez-vous'],
    download: ['Télécharger l’application'],
    tickets: ['Réserver ma place'],
  },
  es: {
    trial: ['Probar gratis {days} días', 'Empezar la prueba gratis'],
    signup: ['Crear mi cuenta'],
    buy: ['Añadir al carrito', 'Comprar ahora'],
    order: ['Confirmar el pedido'],
    quote: ['Pedir presupuesto'],
    book: ['Ver disponibilidad', 'Reservar mesa'],
    enroll: ['Inscribirme en el curso'],
    donate: ['Donar ahora', 'Donar [cantidad] al mes'],
    contact: ['Pedir una llamada'],
    download: ['Descargar la aplicación'],
    tickets: ['Comprar entrada'],
  },
  it: {
    trial: ['Prova gratis per {days} giorni', 'Inizia la prova gratuita'],
    signup: ['Crea il tuo account'],
    buy: ['Aggiungi al carrello', 'Acquista ora'],
    order: ['Conferma l’ordine'],
    quote: ['Richiedi un preventivo'],
    book: ['Verifica la disponibilità', 'Prenota un tavolo'],
    enroll: ['Iscriviti al corso'],
    donate: ['Dona ora', 'Dona [importo] al mese'],
    contact: ['Richiedi una chiamata'],
    download: ['Scarica l’app'],
    tickets: ['Prenota il tuo posto'],
  },
  pt: {
    trial: ['Experimentar grátis por {days} dias', 'Começar o teste grátis'],
    signup: ['Criar a minha conta'],
    buy: ['Adicionar ao carrinho', 'Comprar agora'],
    order: ['Confirmar o pedido'],
    quote: ['Pedir um orçamento'],
    book: ['Ver disponibilidade', 'Reservar mesa'],
    enroll: ['Inscrever-me no curso'],
    donate: ['Doar agora', 'Doar [valor] por mês'],
    contact: ['Pedir uma chamada'],
    download: ['Baixar o aplicativo'],
    tickets: ['Comprar bilhete'],
  },
  nl: {
    trial: ['Probeer {days} dagen gratis', 'Start je gratis proefperiode'],
    signup: ['Maak je account aan'],
    buy: ['In winkelwagen', 'Nu kopen'],
    order: ['Bestelling plaatsen'],
    quote: ['Offerte aanvragen'],
    book: ['Bekijk beschikbaarheid', 'Reserveer een tafel'],
    enroll: ['Schrijf je in voor de cursus'],
    donate: ['Doneer nu', 'Doneer [bedrag] per maand'],
    contact: ['Vraag een gesprek aan'],
    download: ['Download de app'],
    tickets: ['Reserveer je ticket'],
  },
};

const GOALS: Record<PageType, Goal> = {
  saas: 'signup',
  'ecommerce-product': 'buy',
  'ecommerce-category': 'buy',
  service: 'quote',
  app: 'download',
  course: 'enroll',
  nonprofit: 'donate',
  hospitality: 'book',
  portfolio: 'contact',
  event: 'tickets',
  signup: 'signup',
  checkout: 'order',
  pricing: 'signup',
  article: 'contact',
  other: 'contact',
};

type LabelFacts = Pick<PageFacts, 'language' | 'pageType' | 'offer' | 'primaryAction' | 'forms'>;

/**
 * Labels that say what happens next, in the page's language, for what this page asks of its visitors.
 * None in a language without labels: a translated guess would be worse than silence.
 */
export function actionLabels(facts: LabelFacts): CopyExample[] {
  const labels = LABELS[facts.language?.split('-')[0] ?? '']?.[goalOf(facts)] ?? [];
  const before = facts.primaryAction?.text ?? null;
  const days = facts.offer.trial?.days ?? null;
  return labels
    .filter((label) => days !== null || !label.includes('{days}'))
    .map((label) => label.replace('{days}', String(days)))
    .filter((label) => label.toLowerCase() !== before?.toLowerCase())
    .slice(0, 2)
    .map((after) => ({ before, after }));
}

function goalOf({ pageType, offer, primaryAction, forms }: LabelFacts): Goal {
  if (offer.trial !== null && (pageType.type === 'saas' || pageType.type === 'pricing')) return 'trial';
  const form = primaryAction?.form == null ? undefined : forms[primaryAction.form];
  if (form?.purpose === 'donation') return 'donate';
  if (form?.purpose === 'signup') return 'signup';
  if (form?.purpose === 'contact' || form?.purpose === 'callback') return 'contact';
  return GOALS[pageType.type];
}
