import { amount, capitalized, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  why: 'Der Preis gehört zu dem, was zuerst gesucht wird, und Usability-Forscher nennen einen fehlenden Preis den schlimmsten Fehler auf Firmenseiten. Wer nicht weiß, ob er sich ein Angebot leisten kann, sucht anderswo ein ähnliches.',
  measure:
    'Wird gemeldet, wenn eine Seite, die etwas verkauft, keine Preise zeigt oder wenn sie auf den meisten Produktkarten fehlen. Am schwersten wiegt es auf Preis- und Produktseiten, weniger schwer, wenn ein Link zu den Preisen führt oder einer in einer zugeklappten Antwort steht. Außer auf Preisseiten kommt es nie unter die ersten fünf, wenn ein Link zu den Preisen führt, wenn ein Preis in einer zugeklappten Antwort steht, wenn Besucher ein Angebot anfragen können, wenn Unternehmen kaufen, wenn etwas kostenlos ist oder wenn die Seite weniger als 60 Wörter hat oder vielleicht nichts verkauft. Nicht gemeldet bei kostenlosen oder Open-Source-Apps und wenn die Preise in einem Teil der Seite stehen können, den wir nicht lesen konnten.',
  title: {
    folded: 'Der Preis steckt in einer zugeklappten Antwort',
    pricing: ({ page }) => `Besucher rufen ${page} wegen der Preise auf, finden aber keine`,
    cards: ({ priced, total }) => {
      if (priced > 0)
        return `Nur ${priced} von ${amount(total, 'Produktkarte', 'Produktkarten')} ${priced === 1 ? 'zeigt' : 'zeigen'} einen Preis`;
      return total === 1
        ? 'Die Produktkarte zeigt keinen Preis'
        : `Keine der ${total} Produktkarten zeigt einen Preis`;
    },
    before: ({ label }) => `Vor ${quote(label, 40)} steht kein Preis`,
    behind: ({ label }) => `Preise gibt es nur hinter dem Link ${quote(label, 40)}`,
    quote: ({ label }) => `Einen Preis erfährt man nur über ${quote(label, 40)}`,
    none: ({ page }) => `${capitalized(page)} nennt keinen Preis, nicht einmal einen Ab-Preis`,
  },
  observed: {
    folded: ({ said }) =>
      `Einen Preis sieht nur, wer einen zugeklappten Teil der Seite öffnet: ${quote(said, 120)}.`,
    cards: ({ priced, total }) =>
      `${priced} von ${amount(total, 'Produktkarte', 'Produktkarten')} ${priced === 1 ? 'zeigt' : 'zeigen'} einen Preis.`,
    words: ({ words }) => `Die Seite hat ${amount(words, 'Wort', 'Wörter')}, aber keinen Preis.`,
    none: 'Die Seite zeigt keine Preise.',
    behind: ({ label }) => `Die Preise stehen hinter dem Link ${quote(label, 40)}.`,
    before: ({ label }) => `Besucher kommen zu ${quote(label, 40)}, ohne einen Preis gesehen zu haben.`,
    free: ({ said }) => `Nur der erste Schritt ist kostenlos: ${quote(said, 60)}.`,
  },
  steps: {
    unfold:
      'Zeigen Sie den niedrigsten Preis offen neben dem, was man dafür bekommt, und lassen Sie die Einzelheiten in der Antwort.',
    pricing:
      'Listen Sie alles auf, was man bestellen kann, jeweils mit Preis. Wo ein Preis variiert, zeigen Sie den niedrigsten mit „ab“.',
    goods:
      'Zeigen Sie unter jedem Produktnamen den aktuellen Preis. Wenn Varianten verschieden viel kosten, zeigen Sie den niedrigsten Preis mit „ab“.',
    stay: 'Zeigen Sie zu jedem Zimmer den niedrigsten Preis pro Nacht mit „ab“, und sagen Sie, was er enthält.',
    table:
      'Zeigen Sie den Preis jedes genannten Gerichts, und verlinken Sie eine Seite mit der ganzen Speisekarte samt Preisen.',
    house:
      'Zeigen Sie im sofort sichtbaren Bereich den niedrigsten Preis mit „ab“, und sagen Sie, was er enthält.',
    event: 'Zeigen Sie neben dem Datum den Ticketpreis oder „kostenlos“ und etwaige Ermäßigungen.',
    course: 'Zeigen Sie den Preis des ganzen Kurses, was er enthält und ob Ratenzahlung möglich ist.',
    software:
      'Zeigen Sie den niedrigsten Preis pro Nutzer und Monat, oder sagen Sie, dass die Software kostenlos ist. Gibt es eine Testphase, zeigen Sie, was sie danach kostet.',
    service:
      'Zeigen Sie die Preise Ihrer drei gefragtesten Leistungen. Wo ein Preis variiert, zeigen Sie den niedrigsten mit „ab“.',
    next: ({ label }) => `Wiederholen Sie den niedrigsten Preis neben ${quote(label, 40)}.`,
    behind: ({ label }) =>
      `Übernehmen Sie den niedrigsten Preis von ${quote(label, 40)} auf diese Seite, und verlinken Sie die übrigen.`,
    depends:
      'Wenn der Preis vom Auftrag abhängt, zeigen Sie zwei oder drei typische Aufträge mit Preis, und sagen Sie, was ihn teurer oder günstiger macht.',
    check: 'Sagen Sie, was im Preis enthalten ist und was extra kostet.',
  },
};
