import { amount, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

type Said = Parameters<Text['titleFor']>[0];

/** What visitors want to see, and the pictures that show it. */
interface Scene {
  /** "Kein Bild zeigt …", with the space or comma before it. */
  missing: (said: Said) => string;
  take: string;
}

const named =
  (withName: (name: string) => string, without: string) =>
  ({ name }: Said): string =>
    name === null ? without : withName(name);

const WORK: Scene = {
  missing: named((name) => ` die Menschen oder die Arbeit hinter ${name}`, ' Ihr Team oder Ihre Arbeit'),
  take: 'Machen Sie fünf Fotos: Ihr Angebot, ein Detail davon, Kunden damit, den Ort, an dem es entsteht, und Sie oder Ihr Team.',
};

const SCREENSHOT: Scene = {
  missing: named((name) => `, wie ${name} aussieht`, ', wie das Produkt aussieht'),
  take: 'Machen Sie einen Screenshot der Ansicht, in der die Hauptarbeit passiert, mit realistischen Daten, und schneiden Sie ihn so zu, dass der Text lesbar ist.',
};

const SCENES: Partial<Record<Said['type'], Scene>> = {
  saas: SCREENSHOT,
  app: SCREENSHOT,
  'ecommerce-product': {
    missing: named((name) => ` ${name} selbst`, ' das Produkt selbst'),
    take: 'Fotografieren Sie das Produkt von vorn, in Gebrauch und neben etwas, das die Größe zeigt.',
  },
  'ecommerce-category': {
    missing: named((name) => `, was ${name} verkauft`, ', was Sie verkaufen'),
    take: 'Fotografieren Sie jedes Produkt vor demselben schlichten Hintergrund und eines davon in Gebrauch.',
  },
  nonprofit: {
    missing: named((name) => `, wem ${name} hilft`, ', wem Sie helfen'),
    take: 'Fotografieren Sie Ihre Arbeit dort, wo sie geschieht: den Ort, die Menschen und die Helfer, mit Einverständnis aller.',
  },
  event: {
    missing: named((name) => `, wie es bei ${name} zugeht`, ', wie es auf der Veranstaltung zugeht'),
    take: 'Verwenden Sie Fotos vom letzten Mal: das Publikum, den Ort und die Menschen auf der Bühne.',
  },
  course: {
    missing: named(
      (name) => ` den Unterricht oder eine Lehrkraft von ${name}`,
      ' den Unterricht oder eine Lehrkraft',
    ),
    take: 'Fotografieren Sie eine Unterrichtsstunde, das Gesicht der Lehrkraft und was die Teilnehmer geschafft haben.',
  },
  signup: { missing: () => ', wofür sich Besucher anmelden', take: WORK.take },
  pricing: { missing: () => ', wofür Besucher bezahlen', take: WORK.take },
  checkout: {
    missing: () => ', wofür Besucher bezahlen',
    take: 'Zeigen Sie in der Bestellübersicht ein kleines Bild jedes Artikels neben Name und Preis.',
  },
  other: {
    missing: named((name) => `, was ${name} ist`, ', worum es auf der Seite geht'),
    take: WORK.take,
  },
  portfolio: {
    missing: named((name) => ` ein Projekt von ${name}`, ' eines Ihrer Projekte'),
    take: 'Wählen Sie Ihre drei besten Projekte, und zeigen Sie von jedem ein großes Bild mit einer Zeile dazu, was Sie gemacht haben.',
  },
};

const HOUSES: Record<'stay' | 'table' | 'both', Scene> = {
  stay: {
    missing: named((name) => ` ein Zimmer von ${name}`, ' ein Zimmer'),
    take: 'Fotografieren Sie bei Tageslicht jeden Zimmertyp, ein Bad, die Aussicht und das Haus von außen.',
  },
  table: {
    missing: named((name) => ` ein Gericht oder den Gastraum von ${name}`, ' ein Gericht oder den Gastraum'),
    take: 'Fotografieren Sie die drei Gerichte, für die Sie bekannt sind, den Gastraum mit Gästen und den Eingang von der Straße aus.',
  },
  both: {
    missing: named((name) => `, was Gäste bei ${name} erwartet`, ', was Gäste erwartet'),
    take: 'Fotografieren Sie, wofür Gäste kommen, die Räume bei Tageslicht und das Haus von außen.',
  },
};

function sceneOf({ type, house }: Said): Scene {
  return type === 'hospitality' ? HOUSES[house ?? 'both'] : (SCENES[type] ?? WORK);
}

export const text: Text = {
  why: 'Besucher glauben, was sie sehen, noch bevor sie eine Zeile lesen. Auf einem großen Marktplatz verkauften Angebote mit zwei Fotos etwa doppelt so gut wie solche mit einem, und Eyetracking zeigt: Fotos der echten Sache werden genau betrachtet, Dekoration wird übersprungen.',
  measure:
    'Wird gemeldet, wenn die Seite außer Logos, Icons und Hintergründen weder Bild noch Video zeigt oder wenn ihr erstes Bild erst nach dem Scrollen kommt. Am schwersten wiegt es bei Shops und im Gastgewerbe; unter die ersten fünf kommt es nie, wo ein Hintergrundbild zu sehen ist, wo Unternehmen kaufen, auf Seiten gemeinnütziger Organisationen, auf Anmeldeseiten und bei unklarem Seitentyp. Seiten, auf denen ein Bild nicht geladen wurde, Logins und Preislisten von Abos bleiben außen vor.',
  titleFor: (said) => {
    const missing = sceneOf(said).missing(said);
    if (said.lack === 'but-background')
      return `Das einzige Bild ${said.name === null ? 'der Seite' : `auf der Seite von ${said.name}`} ist ein Hintergrund`;
    return said.lack === 'above-fold'
      ? `Kein Bild im sofort sichtbaren Bereich zeigt${missing}`
      : `Kein Bild zeigt${missing}`;
  },
  observed: ({ lack, words, screens, price }) => {
    const asked = price === null ? '' : `, obwohl sie ${quote(price, 40)} verlangt`;
    if (lack === 'above-fold')
      return `Im sofort sichtbaren Bereich hat die Seite nur Text und Farbe${asked}; ihre Bilder beginnen weiter unten.`;
    const length = [
      ...(words === null ? [] : [amount(words, 'Wort', 'Wörter')]),
      ...(screens === null
        ? []
        : [amount(Math.max(1, Math.round(screens)), 'Bildschirmhöhe', 'Bildschirmhöhen')]),
    ].join(' auf ');
    const shown =
      lack === 'everywhere'
        ? 'kein Foto, keinen Screenshot und kein Video'
        : 'kein Bild außer dem Hintergrund';
    return `Die Seite hat ${length === '' ? '' : `${length}, aber `}${shown}${asked}.`;
  },
  steps: (said) => [
    ...(said.lack === 'above-fold' ? [] : [sceneOf(said).take]),
    said.lack === 'above-fold'
      ? 'Setzen Sie Ihr bestes Bild nach oben neben die Überschrift, auf Smartphones direkt darunter.'
      : 'Setzen Sie das beste Bild neben die Überschrift und zu jedem Ihrer Angebote ein weiteres.',
    'Verwenden Sie eigene Fotos. Stockfotos und Zeichnungen beweisen nichts.',
    'Exportieren Sie die Bilder als WebP in doppelter Anzeigegröße; so bleiben sie scharf und laden schnell.',
  ],
};
