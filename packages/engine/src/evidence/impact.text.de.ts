import type { Text } from './impact.text.ts';

export const text: Text = {
  unit: {
    metric: 'relative % der Kennzahl, auf die die Änderung zielt',
    lcp: 'relative % Umsatz, wenn der Largest Contentful Paint etwa 30 % früher kommt',
    product: 'relative % Verkäufe des gezeigten Produkts',
    subscriptions: 'relative % zahlende Abonnements',
  },
  effect: {
    default:
      'Wahrscheinlich klein: zwischen −1 % und +4 % der Kennzahl, auf die die Änderung zielt. In rund 2.600 Tests bei Shops und Reiseanbietern änderten neun von zehn den Umsatz um weniger als 1,2 % in die eine oder andere Richtung, und veröffentlichte Tests, die Effekte überschätzen, lagen im Mittel knapp unter 4 %.',
    cosmetic:
      'Erwarten Sie keinen messbaren Effekt auf die Conversion: Tests bei Shops und Reiseanbietern, die nur Wortlaut, Farben oder Buttons änderten, lagen im Mittel zwischen −0,3 % und 0 %. Machen Sie es, weil es wenig kostet und die Seite klarer wird.',
    proof:
      'Zwischen −1 % und +3 % der Kennzahl, auf die die Änderung zielt: Tests mit wahren Social-Proof-Hinweisen bei Shops und Reiseanbietern brachten im Mittel +2,3 % Umsatz pro Besucher, und zwei von drei Bewertungssiegeln brachten in einem Header-Test bei einem Shop nicht mehr.',
    deadline:
      'Zwischen −1 % und +2 %, und nur, wenn die Frist echt ist: Countdown-Tests bei Shops und Reiseanbietern brachten im Mittel +1,5 % Umsatz pro Besucher, während ein großes Experiment für Formulierungen wie „jetzt handeln“ allein keinen Effekt fand.',
    lcp: 'Bis zu +8 % auf einer langsamen Landingpage, wenn ihr Largest Contentful Paint etwa 30 % früher kommt, gemessen in einem randomisierten Test auf der Landingpage eines Mobilfunkanbieters mit bezahltem Traffic. Ein Shop berichtete von mehr, aber rechnen Sie nicht damit.',
    video:
      'Zwischen 0 und +15 % Verkäufe des gezeigten Produkts: Den oberen Wert ergab ein randomisiertes Experiment bei einem mittelgroßen Modehändler. Auf Spendenseiten sollen Videos geschadet haben.',
    chat: 'Für eine Seite wie diese gibt es keine verlässliche Zahl. In einem Test bei einem Onlineshop stiegen die Bestellungen um 7 %, als das Chat-Symbol in die Navigation kam, und auf einem Marktplatz kauften Besucher eher, wenn sie den Chat nutzten.',
    trial:
      'Zwischen 0 und +6 % zahlende Abonnements bei 7 statt 30 Tagen Testphase, gemessen in einem randomisierten Experiment bei einem großen Softwareunternehmen. Wo ein kostenloser Tarif bleibt, fand sich kein unmittelbarer Effekt.',
    reviews:
      'Groß, aber es gibt keine verlässliche Zahl: Die ersten fünf bis zehn Bewertungen machen den größten Teil des Unterschieds zwischen einem Produkt mit und einem ohne Bewertungen aus, doch das stammt aus dem Vergleich von Produkten, nicht aus einem Experiment.',
    friction:
      'Es gibt keine verlässliche Zahl: Menschen nennen Kontozwang, späte Kosten und lange Formulare als Gründe für den Abbruch, aber ein Anteil von Umfrageantworten ist kein Gewinn, den Sie erwarten können.',
    defect:
      'Es gibt keine verlässliche Zahl: Das ist ein Fehler, der Besuchern im Weg steht. Beheben Sie ihn, ohne auf einen Test zu warten.',
    none: 'Kein veröffentlichtes Experiment hat dafür einen Gewinn gemessen. Wir empfehlen es aus den genannten Gründen.',
  },
};
