import type { Text } from './sources.text.ts';

export const text: Text = {
  'abandonment-recovery-qubit': {
    claim: 'Tests zur Rückgewinnung von Abbrechern brachten im Mittel +1,1 % Umsatz pro Besucher.',
    population: 'Onlineshops und Reiseanbieter, rund 2.600 kategorisierte A/B-Tests',
    caveat:
      'Ein Mittelwert über viele Websites (keine Spanne), durch Shrinkage korrigiert. Es sind Anbieterdaten, die Ergebnisse schwanken je nach Website, und gemessen wurde der Umsatz pro Besucher, nicht die Conversion.',
  },
  'above-fold-attention': {
    claim:
      '57 % der Betrachtungszeit entfallen auf den sofort sichtbaren Bereich und 74 % auf die ersten zwei Bildschirme.',
    population: '120 Personen, 130.000 Fixationen, Desktop 1920 × 1080',
    caveat:
      'Gemessen wurde Aufmerksamkeit, nicht Conversion, und 2010 waren es 80 %. Besucher scrollen durchaus.',
  },
  'accessibility-click-away': {
    claim:
      'Etwa 70 % der Nutzer, die auf Barrierefreiheit angewiesen sind, verlassen eine Website, die schwer zu bedienen ist. Die Umfrage beziffert die entgangenen Ausgaben in Großbritannien auf 17,1 Milliarden Pfund.',
    population: 'Käufer mit Behinderung in Großbritannien (Welle 2016: 362 Teilnehmer)',
    caveat:
      'Die Zahlen beruhen auf Selbstauskünften und Hochrechnungen, und die Conversion wurde nicht getestet.',
  },
  'activity-notification-deceptive': {
    claim:
      'Von 313 Aktivitätsmeldungen auf 265 Websites waren 29 (9 %) auf 20 Websites nachweislich erfunden.',
    population: '11.000 Shopping-Websites',
    caveat: 'Das ist eine Untergrenze.',
  },
  'ad-like-styling': {
    claim:
      'Als Rahmen und Hintergrund wegfielen, die einen Spendenaufruf wie Werbung aussehen ließen, stieg die Conversion um 27,5 % (98,3 % Konfidenz, n = 276.232).',
    population: 'Tagebuchseiten von CaringBridge',
    caveat: 'Die Rate stieg auf einer einzigen Website von 0,12 % auf 0,16 %.',
  },
  'ads-above-fold': {
    claim:
      'Seit 2012 stuft Googles Seitenlayout-Algorithmus Seiten herab, die im sofort sichtbaren Bereich zu viele Anzeigen haben.',
    population: 'redaktionelle Seiten',
    caveat: 'Das betrifft das Suchranking, nicht die Conversion.',
  },
  'alt-text-wcag': {
    claim:
      'WCAG 1.1.1 (A) verlangt Textalternativen. Bei etwa einem Drittel der Bilder auf viel besuchten Startseiten fehlte 2024 der Alt-Text, war fragwürdig oder wiederholte sich.',
    population: 'Startseiten der meistbesuchten Million Websites',
    caveat:
      'Für Alt-Texte sprechen rechtliche Gründe und die größere Reichweite; ein Zuwachs ist nicht beziffert.',
  },
  'apple-pay-17-seconds': {
    claim:
      'In einer App dauerte das Bezahlen mit Apple Pay 17 s, das Eintippen der Kartendaten 103 s, und die Conversion war mit Apple Pay um 6,3 % höher.',
    population: 'eine iOS-App für Merchandise',
    caveat: 'Eine App über einen Monat, ohne Randomisierung.',
  },
  'autofill-shopify-41': {
    claim:
      'Bei einem Drittel der Gastbestellungen wird Autofill genutzt, und solche Checkouts werden bis zu 41 % öfter abgeschlossen.',
    population: 'Gastbestellungen bei Shopify, September 2024',
    caveat: 'Wer gespeicherte Daten hat, kauft ohnehin eher.',
  },
  'autofill-tokens-wcag': {
    claim:
      'WCAG 1.3.5 (AA) verlangt, dass der Zweck von Feldern für persönliche Daten maschinenlesbar ist. In der Praxis sind das die Autofill-Token der WHATWG (given-name, email, cc-number und so weiter).',
    population: 'Formulare, die eigene Daten der Nutzer abfragen',
    caveat: 'Das ist eine technische Regel, die sich exakt prüfen lässt.',
  },
  'autoplay-audio-wcag': {
    claim: 'WCAG 1.4.2 (A) verlangt eine Möglichkeit, Ton abzuschalten, der länger als 3 Sekunden läuft.',
    population: 'alle Seiten',
    caveat: 'Das ist eine technische Regel, die sich exakt prüfen lässt.',
  },
  'autoplay-hated': {
    claim:
      'Autoplay-Anzeigen erreichten auf einer 7-Punkte-Skala der Ablehnung 5,79 und modale Anzeigen 5,82; mobile Anzeigen schnitten schlechter ab als Anzeigen auf dem Desktop (5,45 gegenüber 5,09).',
    population: '452 Erwachsene in den USA, Wireframes',
    caveat: 'Gemessen wurde die erklärte Abneigung gegen Anzeigen, nicht gegen Produktvideos.',
  },
  'banner-blindness-1998': {
    claim:
      'Wer nach etwas Bestimmtem suchte, übersah auffällige Banner oft, vor allem am oberen Rand der Seite.',
    population: 'Webaufgaben im Labor',
    caveat: 'Die Studie ist alt, ihr Hauptergebnis wurde aber repliziert.',
  },
  'carousel-nng-miss': {
    claim:
      'Eine Testperson übersah ein Angebot in 98-Punkt-Schrift, weil es in einem automatisch wechselnden Feld stand.',
    population: 'Startseite von Siemens',
    caveat: 'Das ist ein einzelner, anschaulicher Fall.',
  },
  'carousel-runyon': {
    claim:
      'Etwa 1 % der Besucher von ND.edu klickten auf eine Folie, und 84 % der Klicks entfielen auf die erste. Auf einer Schwester-Website mit automatischem Wechsel klickten 8,8 %.',
    population: 'fünf Websites der University of Notre Dame',
    caveat:
      'Das sind Klicks auf Nachrichten einer Universität, und sie weisen in beide Richtungen. Der Autor rät zu höchstens 3 oder 4 Folien, von denen die erste für sich allein funktioniert.',
  },
  'charm-price-meta': {
    claim:
      'Eine präregistrierte Metaanalyse (69 Studien, N = 40.541) fand für Preise knapp unter einer runden Zahl, etwa 9,99, einen Effekt von g = 0,13 auf Kaufentscheidungen, der nach der Korrektur von Verzerrungen kleiner wurde oder verschwand.',
    population: 'Labor- und Feldstudien',
    caveat: 'Der Effekt ist klein und schwankt stark.',
  },
  'client-logos-high-profile': {
    claim: 'Bekannte Kundenlogos blieben besser in Erinnerung als unbekannte (p = 0,009).',
    population: 'Seite eines Webhosters',
    caveat: 'Die Studie maß nur die Erinnerung, und unbekannte Logos hatten keine Wirkung.',
  },
  'cls-yahoo-japan-15': {
    claim:
      'Eine Senkung des CLS um 0,2 ging mit 15,1 % mehr Seitenaufrufen pro Sitzung, 13,3 % längeren Sitzungen und einer um 1,72 Prozentpunkte niedrigeren Absprungrate einher.',
    population: 'Artikel von Yahoo! JAPAN News',
    caveat:
      'Das ist eine Korrelation im Zeitverlauf, die die Nutzung einer Nachrichtenseite betrifft, ohne Kaufdaten.',
  },
  'concise-scannable-objective-copy': {
    claim:
      'Gegenüber werblichem Text stieg die gemessene Nutzbarkeit mit halb so vielen Wörtern um 58 %, mit überfliegbarem Layout um 47 %, mit sachlichen Formulierungen um 27 % und mit allen dreien um 124 %.',
    population: 'Informationsseite (touristischer Text), fünf Fassungen',
    caveat:
      'Die Studie stammt von 1997, die Stichprobe war klein, und gemessen wurde die Nutzbarkeit, nicht die Conversion.',
  },
  'confirmshaming-prevalence': {
    claim:
      'Forscher fanden 169 Fälle von Confirmshaming auf 164 Shopping-Websites; damit ist es das vierthäufigste Dark Pattern.',
    population: '11.000 Shopping-Websites',
    caveat: 'Das zeigt, wie verbreitet es ist, nicht, wie es wirkt.',
  },
  'content-volume-short-wins-email': {
    claim:
      'In randomisierten Tests mit 27.083 Besuchern konvertierte die kürzere Seite bei einer E-Mail-Anmeldung signifikant besser, an verschiedenen Orten und über die Zeit hinweg.',
    population: 'Landingpages zur Lead-Gewinnung (E-Mail-Anmeldung), AdWords-Traffic',
    caveat: 'Ein niedrigschwelliges Ziel, mit zwei Entwürfen für ein Produkt.',
  },
  'cookie-notice-position': {
    claim:
      'In drei Feldexperimenten mit mehr als 80.000 Nutzern lösten Hinweise unten links die meisten Interaktionen aus, und Ja-Nein-Entscheidungen und Nudges beeinflussten die Einwilligung stark.',
    population: 'eine deutsche Website, die einem Onlineshop ähnelt',
    caveat:
      'Gemessen wurde die Einwilligung, nicht der Verkauf. Vorab angekreuzte Einwilligungen sind in der EU unzulässig.',
  },
  'coupon-field-loses-revenue': {
    claim:
      'Doctor FootCare verlor Umsatz, als im Warenkorb ein Gutscheinfeld erschien. Die Experimentatoren warnen, dass ein solches Feld Käufer auf die Suche nach Codes schickt.',
    population: 'der Warenkorb eines Onlineshops',
    caveat: '',
  },
  'cta-button-style': {
    claim: 'Tests, die Buttons änderten, lagen im Mittel bei −0,2 % Umsatz pro Besucher.',
    population: 'Onlineshops und Reiseanbieter, rund 2.600 kategorisierte A/B-Tests',
    caveat:
      'Ein Mittelwert über viele Websites (keine Spanne), durch Shrinkage korrigiert. Es sind Anbieterdaten, die Ergebnisse schwanken je nach Website, und gemessen wurde der Umsatz pro Besucher, nicht die Conversion. Die Websites der Stichprobe hatten schon brauchbare Buttons: Ein fehlender oder unsichtbarer Call-to-Action ist ein anderes Problem.',
  },
  'cta-color-red-21': {
    claim:
      'Auf einer überwiegend grünen Seite mit etwa 2.000 Besuchen erhielt ein roter Button 21 % mehr Klicks als ein grüner.',
    population: 'Startseite von Performable',
    caveat:
      'Gemessen wurden Klicks über wenige Tage auf einer einzigen Seite, und der Betreiber warnt vor Verallgemeinerungen. Es kam auf den Kontrast an, nicht auf die Farbe.',
  },
  'cta-color-zero': {
    claim: 'Tests, die Farben änderten, lagen im Mittel bei 0,0 % Umsatz pro Besucher.',
    population: 'Onlineshops und Reiseanbieter, rund 2.600 kategorisierte A/B-Tests',
    caveat:
      'Ein Mittelwert über viele Websites (keine Spanne), durch Shrinkage korrigiert. Es sind Anbieterdaten, die Ergebnisse schwanken je nach Website, und gemessen wurde der Umsatz pro Besucher, nicht die Conversion.',
  },
  'cta-first-person-90': {
    claim:
      'Ein Berater berichtete von Button-Tests, in denen Formulierungen in der Ich-Form gewannen, in einigen Fällen mit bis zu 90 % Vorsprung.',
    population: 'einige SaaS- und Lead-Seiten',
    caveat:
      'Das sind ausgewählte Erfolge, die an Klicks gemessen wurden, nicht an Verkäufen, und die nie in großem Maßstab repliziert wurden. Der gepoolte Wert für den Wortlaut liegt bei etwa null.',
  },
  'cta-label-specific': {
    claim:
      'In Eyetracking-Studien wurden Links für sich gelesen; eine Beschriftung muss also sagen, was sich öffnet. Ein gebrochenes Versprechen untergräbt das Vertrauen.',
    population: 'Webseiten allgemein',
    caveat: 'Das ist ein qualitatives Ergebnis.',
  },
  'cta-non-text-contrast': {
    claim:
      'WCAG 1.4.11 (AA) verlangt einen Kontrast von 3:1 zwischen Bedienelementen und angrenzenden Farben.',
    population: 'alle Seiten',
    caveat:
      'Eine Vorgabe zur Barrierefreiheit und der Teil der Sichtbarkeit eines Buttons, der sich messen lässt.',
  },
  'cta-repeat-no-evidence': {
    claim:
      'Wir kennen kein veröffentlichtes Experiment, das die Wirkung eines wiederholten Buttons für sich misst.',
    population: 'lange Landingpages',
    caveat: 'Deshalb prüfen wir nur, ob auf den ersten zwei Bildschirmen ein Call-to-Action erreichbar ist.',
  },
  'cta-wording-qubit': {
    claim:
      'Tests, die nur den Wortlaut von Call-to-Actions änderten, lagen im Mittel bei −0,3 % Umsatz pro Besucher.',
    population: 'Onlineshops und Reiseanbieter, rund 2.600 kategorisierte A/B-Tests',
    caveat:
      'Ein Mittelwert über viele Websites (keine Spanne), durch Shrinkage korrigiert. Es sind Anbieterdaten, die Ergebnisse schwanken je nach Website, und gemessen wurde der Umsatz pro Besucher, nicht die Conversion.',
  },
  'dark-patterns-effect': {
    claim:
      'Milde Dark Patterns erhöhten die Zustimmung zu einem zweifelhaften Dienst auf mehr als das Doppelte, aggressive fast auf das Vierfache. Die aggressiven lösten starke Gegenwehr aus.',
    population: 'repräsentative Stichproben der US-Bevölkerung',
    caveat:
      'Sie wirken kurzfristig, lösen aber Gegenwehr aus und sind zunehmend rechtswidrig. Wir melden sie als Risiko und empfehlen sie nie.',
  },
  'delivery-speed-reason': {
    claim:
      'In Umfragen unter US-Käufern, die einen Checkout abgebrochen hatten, sagten 16 % (2016) bis 23 % (um 2024), die Lieferung sei zu langsam gewesen.',
    population: 'Onlinekäufer in den USA',
    caveat: 'Ein Anteil von Umfrageantworten. Ein Datum zu zeigen macht die Lieferung nicht schneller.',
  },
  'design-look-46': {
    claim:
      'Das Aussehen wurde in 46,1 % der Kommentare erwähnt, die 2.684 Personen zur Glaubwürdigkeit von Websites abgaben, öfter als jeder andere Faktor.',
    population: '100 echte Websites aus zehn Kategorien',
    caveat:
      'Das zeigt, was Menschen auffällt, nicht, was sie kaufen lässt. Oft wird es falsch zitiert, als „46 % urteilen nach dem Design“ oder „75 %“.',
  },
  'drip-pricing-stubhub': {
    claim:
      'In einem Experiment mit Millionen Nutzern von StubHub gaben diejenigen, die Gebühren erst im Checkout sahen, etwa 21 % mehr aus und schlossen einen Kauf mit 14 % höherer Wahrscheinlichkeit ab.',
    population: 'Marktplatz für Tickets, 2015, randomisiert',
    caveat:
      'Das widerspricht den Umfragen: Transparenz kann kurzfristig Verkäufe kosten. Gebühren spät zu zeigen ist bei Tickets und Unterkünften in den USA seit Mai 2025 rechtswidrig; wir empfehlen es deshalb nicht.',
  },
  'error-messages-mailchimp': {
    claim:
      'Fehlgeschlagene Logins bei MailChimp gingen um 66 % zurück, nachdem dort klarere Fehlermeldungen und Social-Login-Buttons eingeführt worden waren. Nur 3,4 % der Nutzer verwendeten die Buttons.',
    population: 'Login von MailChimp',
    caveat: 'Ein Vorher-Nachher-Vergleich. Wie viel jede Änderung beitrug, ist MailChimps eigene Deutung.',
  },
  'eu-prior-price-30-days': {
    claim:
      'Seit dem 28. Mai 2022 muss, wer eine Preisermäßigung bekannt gibt, den niedrigsten Preis der vorangegangenen 30 Tage angeben.',
    population: 'Einzelhandel mit Waren in der EU',
    caveat: 'Eine Rechtsvorschrift, deren Einzelheiten sich von Land zu Land unterscheiden.',
  },
  'eu-reviews-verification': {
    claim:
      'Verkäufer, die Bewertungen zeigen, müssen sicherstellen, dass diese von echten Käufern stammen. Bei einer EU-weiten Prüfung konnten das 144 von 223 Websites nicht nachweisen, und die Behörden kamen zu dem Schluss, dass mindestens 55 % gegen das Recht verstießen.',
    population: '223 Shops, Marktplätze, Buchungs- und Vergleichsportale in der EU',
    caveat: 'Eine Rechtsvorschrift.',
  },
  'eu-ucpd-false-limited-time': {
    claim:
      'Anhang I Nummer 7 der Richtlinie 2005/29/EG verbietet die falsche Behauptung, ein Angebot sei nur eine sehr begrenzte Zeit verfügbar.',
    population: 'Gewerbetreibende gegenüber Verbrauchern in der EU',
    caveat: '',
  },
  'ewom-elasticity': {
    claim:
      'Über 51 Studien hinweg lag die Elastizität des Absatzes bei 0,236 für die Zahl der Bewertungen und bei 0,417 für ihre Note. Beide Werte waren höher auf unabhängigen Websites und bei Produkten, die sich schwer ausprobieren lassen.',
    population: 'veröffentlichte eWOM-Studien',
    caveat: 'Beobachtungsstudien, mit Publikationsbias.',
  },
  'exit-intent-sumo': {
    claim: 'Pop-ups konvertieren im Schnitt etwa 3,09 % der Einblendungen, im obersten Zehntel 9,28 %.',
    population: 'etwa 2 Milliarden Pop-up-Einblendungen (Zahl aus dem Gedächtnis zitiert)',
    caveat: 'Anbieterdaten ohne Kontrollgruppe; mitgezählt ist also auch, wer ohnehin konvertiert hätte.',
  },
  'express-wallet-50': {
    claim:
      'Shopify berichtet von bis zu 50 % höherer Conversion mit Shop Pay als mit Gastbestellung, gestützt auf eine selbst in Auftrag gegebene Studie.',
    population: 'Checkouts bei Shopify',
    caveat:
      'Wallet-Nutzer sind wiederkehrende Käufer mit gespeicherten Daten; das ist also vor allem ein Selektionseffekt.',
  },
  'extra-costs-late-survey': {
    claim:
      'Zusatzkosten (Versand, Steuern, Gebühren) sind der am häufigsten genannte Grund für einen abgebrochenen Checkout: 61 % im Jahr 2016, 48 % um 2024 und 39 % in der jüngsten Ausgabe der Umfrage.',
    population: 'Onlinekäufer in den USA',
    caveat:
      'Die Gründe sind Selbstauskünfte mit Mehrfachnennungen. Ein Anteil derer, die gegangen sind, ist kein Zuwachs.',
  },
  'face-photo-102': {
    claim:
      '37signals berichtete von 102,5 % mehr Anmeldungen bei einer kurzen Seite mit großem Kundenfoto als beim Original.',
    population: 'Marketingseite von Highrise',
    caveat:
      'Auch Layout und Länge änderten sich, und eine längere Fassung der Seite mit Foto schnitt schlechter ab.',
  },
  'faces-social-presence': {
    claim:
      'Menschliche Gesichter erhöhten Attraktivität und soziale Präsenz, hatten aber keine direkte Wirkung auf das Vertrauen.',
    population: 'Laborstudien in Kanada, Deutschland und Japan',
    caveat: 'Käufe wurden nicht gemessen, und die Pressemitteilung übertreibt das Ergebnis.',
  },
  'faces-soon-ignored': {
    claim:
      'Das Foto einer Person zieht beim ersten Ansehen den Blick an und wird auf späteren Seiten ignoriert.',
    population: 'Seiten von Onlineshops, Eyetracking',
    caveat: 'Eine kleine Studie.',
  },
  'fake-countdown-prevalence': {
    claim:
      'Von 393 Countdowns, die auf 11.000 Shopping-Websites gefunden wurden, waren 157 (40 %, auf 141 Websites) irreführend, etwa weil sie neu starteten.',
    population: '53.000 Produktseiten auf 11.000 Shopping-Websites, 2018 bis 2019',
    caveat:
      'Gezählt im Datensatz, den die Studie veröffentlicht hat; das zeigt, wie verbreitet solche Countdowns sind, nicht, wie sie wirken.',
  },
  'faq-no-evidence': {
    claim:
      'Wir kennen kein veröffentlichtes Experiment, das die Wirkung zusätzlicher FAQ für sich misst. Dafür sprechen nur indirekte Hinweise: Käufe scheitern, weil Informationen fehlen.',
    population: 'Landingpages und Produktseiten',
    caveat: 'Deshalb zählen FAQ wenig. Eine beantwortete Frage zählt, egal wo auf der Seite sie steht.',
  },
  'fewer-fields-lead-quality': {
    claim:
      'Praktiker warnen, dass weniger Felder die Zahl der Leads erhöhen und die Abschlussquote senken können; die entscheidende Kennzahl sind deshalb die Kosten pro Verkauf.',
    population: 'Lead-Gewinnung',
    caveat: 'Das ist eine Meinung.',
  },
  'first-impression-50ms': {
    claim:
      'Urteile nach 50 ms darüber, wie ansprechend eine Seite wirkt, korrelieren stark mit Urteilen nach 500 ms.',
    population: 'Screenshots von Startseiten',
    caveat:
      'Gemessen wurde nur, wie ansprechend Seiten wirken; dass Besucher innerhalb von 50 ms gehen, besagt das nicht.',
  },
  'font-size-12px': {
    claim:
      'Lighthouse bemängelt eine Seite, wenn weniger als 60 % ihres Textes mindestens 12 px groß sind, weil mobile Besucher sie zum Lesen mit zwei Fingern vergrößern müssen.',
    population: 'mobile Seiten',
    caveat:
      'Der Schwellenwert wurde von 16 px gesenkt, weil fast jede Website daran scheiterte. Belege zur Conversion gibt es nicht.',
  },
  'form-fields-baymard': {
    claim:
      'Der durchschnittliche Checkout hat 11,3 Felder in 5,1 Schritten, während 8 Felder für die meisten Websites genügen. Zwischen 18 und 22 % der Käufer verließen einen Checkout, weil er zu lang oder zu kompliziert war, und die Zahl der Felder zählt mehr als die der Schritte.',
    population: 'Checkouts von Onlineshops, Erwachsene in den USA',
    caveat: 'Umfrageantworten und ein Benchmark, ohne kausale Zahl pro Feld.',
  },
  'form-fields-hubspot-slight': {
    claim:
      'Auf HubSpot-Landingpages sank die Conversion mit zusätzlichen einzeiligen Feldern nur leicht, während Textbereiche und mehrere Auswahllisten weit mehr schadeten.',
    population: 'Landingpages von HubSpot-Kunden (etwa 40.000, Zahl aus dem Gedächtnis zitiert)',
    caveat:
      'Eine Korrelation, die den gängigen Prozentangaben pro Feld widerspricht. Die Art des Feldes zählt mehr als die Anzahl.',
  },
  'form-fields-marketo-13-10': {
    claim:
      'Ein Lead-Formular von Marketo konvertierte mit 5 Feldern 13,4 % der Besucher, mit 7 Feldern 12 % und mit 9 Feldern 10 %.',
    population: 'B2B-Lead-Formular, eine Website',
    caveat: 'Eine einzelne Website.',
  },
  'form-labels-wcag': {
    claim:
      'WCAG 3.3.2 (A) verlangt Beschriftungen. 2024 waren 35,5 % der Eingabefelder auf Startseiten nicht richtig beschriftet.',
    population: 'Startseiten der meistbesuchten Million Websites',
    caveat: 'Eine Vorgabe zur Barrierefreiheit.',
  },
  'free-return-spending': {
    claim:
      'Kunden, deren Rücksendung kostenlos war, gaben danach 158 bis 457 % dessen aus, was sie zuvor ausgegeben hatten. Wer dafür zahlen musste, gab innerhalb von zwei Jahren 75 bis 100 % weniger aus.',
    population: 'zwei Onlinehändler, vier Jahre',
    caveat:
      'Es geht um Kunden, die etwas zurückgeschickt haben, und um ihre weiteren Einkäufe, nicht um Erstbestellungen, und randomisiert wurde nicht.',
  },
  'free-shipping-threshold-basket': {
    claim:
      'Kostenloser Versand ab einem Mindestbestellwert vergrößert den Warenkorb gegenüber kostenlosem Versand für alle.',
    population: 'Onlinehändler für Mode',
    caveat: 'Ein Strukturmodell der Warenkorbgröße, nicht der Conversion.',
  },
  'ftc-fake-reviews-rule': {
    claim:
      'Die seit dem 21. Oktober 2024 geltende FTC-Regel verbietet gefälschte, gekaufte und von Insidern verfasste Bewertungen sowie falsche Followerzahlen und droht Strafen von bis zu 51.744 US-Dollar pro Verstoß an.',
    population: 'Unternehmen, die an Verbraucher in den USA verkaufen',
    caveat: 'Eine Rechtsvorschrift. Der Betrag wird jährlich angepasst.',
  },
  'ftc-fees-rule': {
    claim:
      'Die FTC-Regel zu unlauteren Gebühren (16 CFR 464), in Kraft seit dem 12. Mai 2025, verlangt bei Tickets für Live-Veranstaltungen und bei Kurzzeitunterkünften, dass der Gesamtpreis am auffälligsten ist; die Strafen liegen über 53.000 US-Dollar pro Verstoß.',
    population: 'Live-Veranstaltungen und Unterkünfte in den USA',
    caveat: 'Sie gilt nur für zwei Branchen. Einige Bundesstaaten und die EU gehen weiter.',
  },
  'guarantee-believability': {
    claim:
      'Eine großzügige Garantie gewinnt nur dann mehr Kunden, wenn sie ihnen glaubwürdig erscheint. Bei teuren Waren gelang das nur bekannten Geschäften.',
    population: 'Verbraucher (Labor)',
    caveat:
      'Die Studie maß Absichten. Eine unbekannte Website mit einer kühnen Garantie gewinnt weniger, als sie hofft.',
  },
  'guest-checkout-300m': {
    claim:
      'Bei einem großen Händler stieg die Zahl der Kunden, die kauften, um 45 %, als ein Button „Weiter“ die erzwungene Registrierung ersetzte.',
    population: 'ein großer Händler',
    caveat: 'Die Vorher-Nachher-Geschichte eines Beraters über einen ungenannten Kunden.',
  },
  'guest-checkout-survey': {
    claim:
      'Von denen, die einen Checkout abgebrochen hatten, nannten 35 % (2016), 26 % (um 2024) und 19 % (jüngste Ausgabe der Umfrage) den Kontozwang als Grund.',
    population: 'Onlinekäufer in den USA',
    caveat: 'Ein Anteil von Umfrageantworten, der mit der Zeit sinkt, kein gemessener Zuwachs.',
  },
  'headline-length-no-page-evidence': {
    claim:
      'Wir kennen kein veröffentlichtes Experiment, das die beste Länge einer Überschrift auf einer Seite belegt. Veröffentlichte Zahlen betreffen Titel in Suchergebnissen, Anzeigen und Nachrichten.',
    population: 'Landingpages',
    caveat:
      'Nur Extreme (keine Überschrift, ein Wort, mehr als etwa 20 Wörter) lassen sich als Fehler bezeichnen. Einen Gewinn behaupten wir nicht.',
  },
  'hidden-nav-hamburger': {
    claim:
      'Die Navigation zu verstecken halbierte ihre Auffindbarkeit nahezu und machte Aufgaben langsamer und schwieriger.',
    population: '6 echte Websites, 179 Personen',
    caveat:
      'Die Quelle spricht von „fast der Hälfte“. Auf dem Desktop war die Wirkung stärker als auf Smartphones.',
  },
  'high-demand-message': {
    claim:
      'Forscher erfassten 47 Meldungen über hohe Nachfrage auf 43 Websites. Nachfrage ist die eine Form von Knappheit, die zwei neuere Metaanalysen stützen.',
    population: '11.000 Shopping-Websites; veröffentlichte Studien',
    caveat: 'Die Meldung muss wahr sein. Behörden behandeln falsche Angaben zur Nachfrage wie falsche Timer.',
  },
  'how-it-works-copy': {
    claim:
      'In einem Test mit einer Bezahlschranke bei der Anmeldung brachte zusätzlicher Text dazu, was als Nächstes passiert, später 7,5 % mehr Transaktionen, bei 8.231 Besuchern.',
    population: 'Anmeldung bei einer App für psychische Gesundheit',
    caveat: 'Veröffentlicht von einem Aggregator, ohne Angabe der Signifikanz.',
  },
  'https-not-secure': {
    claim:
      'In einer Umfrage unter 1.324 Personen in Großbritannien sagten 46 %, sie würden einer als nicht sicher gekennzeichneten Website weder Namen noch Kartendaten geben, und 64 % von ihnen würden sofort gehen.',
    population: 'Verbraucher in Großbritannien',
    caveat:
      'Das sind erklärte Absichten. HTTPS gibt es fast überall; es unterscheiden sich also nur wenige Websites.',
  },
  'inline-validation-22': {
    claim:
      'Gegenüber der Prüfung beim Absenden brachte Inline-Validierung 22 % mehr Erfolge, 22 % weniger Fehler, 31 % höhere Zufriedenheit und 42 % kürzere Bearbeitungszeiten.',
    population: 'Registrierungsformular, 22 Personen',
    caveat:
      'Die Stichprobe war winzig, und die Prüfung noch während des Tippens verschlechterte die Ergebnisse.',
  },
  'inp-redbus-7': {
    claim: 'redBus senkte den INP seiner Suchseite um etwa 72 % und meldete 7 % mehr Umsatz.',
    population: 'Suchseite für Busfahrkarten, mehrere Länder',
    caveat: 'Ein Unternehmensbericht, der nicht sagt, ob der Test randomisiert war.',
  },
  'interstitial-google-plus': {
    claim:
      'Bei einer bildschirmfüllenden App-Anzeige endeten 69 % der Besuche. Als ein Banner sie ersetzte, stieg die Zahl der täglich aktiven Nutzer um 17 %, und die iOS-Installationen sanken um 2 %.',
    population: 'mobile Website von Google+',
    caveat:
      'Eine Anzeige zur App-Installation für ein einziges Produkt. Für die 69 % fehlt ein Vergleichswert ohne die Anzeige.',
  },
  'interstitial-search-policy': {
    claim:
      'Google bittet Websites, auf Interstitials zu verzichten, die beim Aufruf den Inhalt verdecken. Gesetzlich vorgeschriebene Hinweise sind ausgenommen.',
    population: 'Zielseiten der mobilen Suche',
    caveat: '',
  },
  'landing-nav-hubspot': {
    claim:
      'HubSpot berichtete, das Entfernen der Navigation habe auf Seiten für kostenlose Tests und Demos Gewinne von etwa 16 bis 28 % gebracht und auf Seiten am Anfang des Funnels fast keine.',
    population: 'HubSpots eigene Landingpages',
    caveat: 'Ein einzelnes Unternehmen.',
  },
  'landing-nav-keep': {
    claim:
      'Eine PPC-Agentur berichtet, dass Links zur Hauptseite die Absprungrate senken und bei Käufen helfen können, die man sich lange überlegt.',
    population: 'B2B-Lead-Seiten',
    caveat: 'Eine Meinung, die der Regel widerspricht, dass kein Link von der Seite wegführen soll.',
  },
  'lcp-rakuten-33': {
    claim:
      'Ein A/B-Test einer optimierten Seite brachte 33,13 % mehr Conversions und 53,37 % mehr Umsatz pro Besucher.',
    population: 'Onlineshop Rakuten 24',
    caveat:
      'Ein Ausreißer, viermal so hoch wie die 8 %, die Vodafone gemessen hat. Betrachten Sie ihn als Obergrenze, nicht als Erwartung.',
  },
  'lcp-vodafone-8': {
    claim:
      'In einem randomisierten Test optisch gleicher Seiten brachte ein um 31 % besserer LCP 8 % mehr Umsatz, 15 % mehr Leads pro Besuch und 11 % mehr Warenkörbe pro Besuch.',
    population: 'Landingpage eines Mobilfunkanbieters, bezahlter Traffic, etwa 100.000 Klicks pro Tag',
    caveat: 'Eine einzelne Landingpage, veröffentlicht von Google, das nur Erfolge veröffentlicht.',
  },
  'limited-time-message-vague': {
    claim:
      'Forscher fanden auf 84 Shopping-Websites 88 Hinweise auf begrenzte Zeit ohne genannte Frist und stuften sie als Dark Pattern ein.',
    population: '11.000 Shopping-Websites',
    caveat: 'Das zeigt nur, wie verbreitet sie sind.',
  },
  'line-length-55': {
    claim: 'Zeilen von 55 Zeichen ergaben das beste Textverständnis, und Leser bevorzugen 45 bis 75.',
    population: 'Lesetests am Bildschirm',
    caveat: 'Aus einer Zusammenfassung Dritter; es geht um das Lesen, nicht um Conversion.',
  },
  'line-length-95-faster': {
    claim:
      'In einem Test der Wichita State University mit Zeilen von 35 bis 95 Zeichen wurden die mit 95 am schnellsten gelesen.',
    population: 'Lesetests am Bildschirm',
    caveat:
      'Bei der Geschwindigkeit widerspricht das der Regel von 55 Zeichen; die Zeilenlänge verdient deshalb wenig Gewicht.',
  },
  'line-length-wcag': {
    claim:
      'WCAG 1.4.8 (AAA) verlangt eine Möglichkeit, Text in Zeilen von höchstens 80 Zeichen und mit einem Zeilenabstand von 1,5 anzuzeigen.',
    population: 'alle Seiten',
    caveat: 'Das gehört zur strengsten Stufe (AAA).',
  },
  'live-chat-16': {
    claim:
      'Um Selektionseffekte bereinigt, erhöhte ein Live-Chat die Kaufwahrscheinlichkeit bei Tablets um 15,99 %. Am meisten gewannen schlecht bewertete Verkäufer.',
    population: 'Tablets auf Alibaba, 2013',
    caveat:
      'Die Wirkung betrifft Menschen, die chatten, auf einem Marktplatz, auf dem gefeilscht wird, und randomisiert wurde nicht.',
  },
  'live-chat-thin-info': {
    claim:
      'Paneldaten von Taobao zeigen, dass ein Chat die Conversion erhöht, und zwar stärker, wenn es wenig Produktinformationen gibt.',
    population: 'Verkäufer auf Taobao',
    caveat: 'Beobachtungsdaten.',
  },
  'low-stock-deceptive-prevalence': {
    claim:
      'Forscher fanden 632 Meldungen über knappen Bestand auf 587 Websites und konnten zeigen, dass 17 davon erfunden waren.',
    population: '11.000 Shopping-Websites',
    caveat: 'Das ist eine Untergrenze, weil sich Erfundenes von außen schwer nachweisen lässt.',
  },
  'message-match-212': {
    claim:
      'Eine Agentur berichtete von 212,74 % mehr Conversions, nachdem sie Anzeigen und Seiten so umgebaut hatte, dass ihre Botschaften übereinstimmten.',
    population: 'ein PPC-Kunde',
    caveat:
      'Ein Vorher-Nachher-Vergleich eines ganzen Werbekontos, kein A/B-Test. Erwarten Sie diesen Effekt nicht.',
  },
  'message-match-mixed': {
    claim:
      'In zwei Werbekonten einer Agentur erhöhten Landingpages für einzelne Städte die Conversion bei einem Dienstleister, der im ganzen Bundesstaat tätig ist, und bewirkten bei einem anderen nichts.',
    population: 'PPC-Werbekonten lokaler Dienstleister',
    caveat: 'Zahlen fehlen, doch es zeigt sich, dass der Effekt nicht überall auftritt.',
  },
  'meta-description-present': {
    claim: 'Seiten mit Meta-Beschreibung erhielten 5,8 % mehr Klicks als Seiten ohne.',
    population: 'Google-Suchergebnisse',
    caveat: 'Eine Korrelation, die den Traffic betrifft, nicht die Conversion auf der Seite.',
  },
  'money-back-guarantee-intent': {
    claim:
      'In zwei Experimenten erhöhten Geld-zurück-Garantien Kaufabsicht und Zahlungsbereitschaft durch eine positive emotionale Reaktion.',
    population: 'Verbraucher, Such- und Erfahrungsgüter (Labor)',
    caveat: 'Gemessen wurden Absichten. Wir kennen keinen veröffentlichten Feldtest.',
  },
  'moving-content-wcag': {
    claim:
      'WCAG 2.2.2 (A) verlangt eine Möglichkeit, Inhalt zu pausieren, zu beenden oder auszublenden, der sich länger als 5 Sekunden bewegt.',
    population: 'Karussells, Hintergrundvideos',
    caveat: 'Das ist eine technische Regel, die sich exakt prüfen lässt.',
  },
  'multi-step-above-seven': {
    claim:
      'Laut Zuko übertreffen mehrstufige Formulare einstufige erst bei mehr als etwa 7 Feldern. Darunter sind sie neutral oder schlechter.',
    population: 'Formulardatenbank von Zuko',
    caveat: 'Eine Sekundärquelle mit Anbieterdaten.',
  },
  'multi-step-formstack': {
    claim: 'Bei Kunden von Formstack konvertierten mehrstufige Formulare zu 13,9 % und einstufige zu 4,5 %.',
    population: 'über 450.000 Konten',
    caveat:
      'Verschiedene Formulare, Angebote und Nutzer, also kein Test. Daher stammen die verbreiteten Angaben von 86 % und 300 %.',
  },
  'nine-ending-30': {
    claim:
      'In randomisierten Katalogtests stieg die nachgefragte Stückzahl um bis zu 30 %, als ein Preis von 44 auf 49 US-Dollar erhöht wurde.',
    population: 'Versandkataloge für Bekleidung',
    caveat:
      'Das stärkste Ergebnis, aus gedruckten Katalogen. Der Effekt lässt nach, wenn viele Preise auf 9 enden oder viele Artikel als reduziert gekennzeichnet sind.',
  },
  'nng-four-credibility': {
    claim:
      'NN/g nennt vier dauerhafte Kriterien der Glaubwürdigkeit: Qualität des Designs, Offenheit von Anfang an, vollständiger und aktueller Inhalt und Links zum übrigen Web.',
    population: 'Nutzer aus westlichen und asiatischen Ländern',
    caveat: 'Das ist ein qualitatives Ergebnis.',
  },
  'numbers-proof-precise': {
    claim: 'Laborstudien ergaben, dass genaue Zahlen eher geglaubt werden als runde.',
    population: 'Werbeaussagen in Experimenten',
    caveat:
      'Gemessen wurde die Glaubwürdigkeit, nicht die Conversion. Eine Zahl, die sich nicht nachprüfen lässt, ist ein rechtliches Risiko.',
  },
  'open-graph-no-evidence': {
    claim:
      'Wir kennen keine veröffentlichten Belege für eine Wirkung auf die Conversion. Open-Graph-Tags bestimmen, wie ein geteilter Link aussieht.',
    population: 'geteilte Links',
    caveat: 'Gute Praxis, ohne bezifferten Zuwachs.',
  },
  'page-errors-22': {
    claim:
      '2016 sagten 22 % der Käufer, die einen Checkout abgebrochen hatten, die Website habe Fehler gehabt oder sei abgestürzt.',
    population: 'Onlinekäufer in den USA',
    caveat: 'Ein Anteil von Umfrageantworten.',
  },
  'page-length-long-wins-crazyegg': {
    claim:
      'Ein Beratungsunternehmen berichtete, dass eine etwa 20-mal so lange Startseite von Crazy Egg etwa 30 % besser konvertierte als die kurze.',
    population: 'SaaS-Startseite, eine Website',
    caveat: 'Eine einzelne Fallstudie einer Agentur mit vielen Änderungen zugleich.',
  },
  'page-length-long-wins-donation': {
    claim:
      'Ein Optimierungslabor mit Tausenden Spendentests berichtet, dass ausführliche Spendenseiten meist besser abschnitten als kurze.',
    population: 'Spendenseiten gemeinnütziger Organisationen',
    caveat:
      'Eine Zusammenfassung des Testprogramms ohne gepoolten Wert. Sie widerspricht einer Studie, in der die kürzere Seite gewann; die richtige Länge hängt also davon ab, um wie viel man bittet.',
  },
  'password-phone-abandon': {
    claim:
      'Bei 1.362 Formularen hatte das Passwortfeld die höchste Abbruchrate (etwa 10,5 %) und das Telefonfeld die zweithöchste.',
    population: '1.362 Onlineformulare',
    caveat:
      'Ein ungewichteter Mittelwert. Das Feld, an dem Besucher aussteigen, ist nicht immer die Ursache, und die 10,5 % stammen aus einer Sekundärquelle.',
  },
  'payment-methods-reason': {
    claim:
      '2016 sagten 8 % der Käufer, die einen Checkout abgebrochen hatten, es habe zu wenige Zahlungsarten gegeben.',
    population: 'Onlinekäufer in den USA',
    caveat: 'Ein Anteil von Umfrageantworten. Die 61 %, von denen Anbieter sprechen, messen etwas anderes.',
  },
  'payment-security-25': {
    claim:
      'In einer Umfrage hatten 25 % in den letzten drei Monaten eine Bestellung abgebrochen, weil sie der Website ihre Karte nicht anvertrauen wollten. In Tests wirkten Kartenfelder sicherer, die durch Rahmen und Farbe abgesetzt waren.',
    population: '1.012 Erwachsene in den USA (2024; 18 % im Jahr 2016)',
    caveat: 'Umfrageantworten und qualitative Tests, kein gemessener Zuwachs.',
  },
  'phone-field-required': {
    claim:
      'Baymard beobachtete, dass Checkouts wegen unerklärter Pflichtfelder für die Telefonnummer abgebrochen wurden, und 58 % der Websites geben keine Erklärung.',
    population: 'Checkouts von Onlineshops, etwa 2.800 befragte Käufer',
    caveat:
      'Das zeigt, wie verbreitet das Problem ist. Für die in Marketingblogs zitierten Rückgänge von 5 bis 40 % lässt sich keine Studie finden.',
  },
  'placeholder-as-label': {
    claim:
      'In Nutzertests belasteten Platzhalter anstelle von Beschriftungen das Gedächtnis, verbargen Fehler und führten dazu, dass Felder übersprungen wurden.',
    population: 'Webformulare',
    caveat: 'Das ist ein qualitatives Ergebnis.',
  },
  'plan-choice-overload-moderated': {
    claim:
      'In 99 Beobachtungen (N = 7.202) überforderte die Auswahl, wenn die Optionen komplex, die Vorlieben unklar und die Aufgabe schwierig waren.',
    population: 'Experimente zu Auswahlentscheidungen von Verbrauchern',
    caveat: 'Deshalb prüfen wir Vergleichbarkeit und eine empfohlene Option, statt Tarife zu zählen.',
  },
  'plan-choice-overload-zero': {
    claim:
      'In 50 Experimenten (N = 5.036) war die durchschnittliche Wirkung von mehr Optionen praktisch null.',
    population: 'Experimente zu Auswahlentscheidungen von Verbrauchern',
    caveat: 'Die Ergebnisse schwankten stark von Studie zu Studie.',
  },
  'popup-dismiss-label': {
    claim:
      'Ein Button „Vielleicht später“ statt eines X erhöhte die Klickrate um 28 % (95 % Konfidenz). Die Spenden stiegen um 22 %, was nicht signifikant war.',
    population: 'Pop-up einer Hilfsorganisation, etwa 3.700 Einblendungen',
    caveat:
      'Die Stichprobe war winzig, und der Wortlaut grenzt an Confirmshaming. Lassen Sie Besuchern eine echte Möglichkeit, den Dialog zu schließen.',
  },
  'power-words-in-title-lower-ctr': {
    claim:
      'Titel mit „Power Words“ (secret, ultimate, insane) hatten eine um 13,9 % niedrigere organische Klickrate.',
    population: 'Google-Suchergebnisse, 874.929 Seiten',
    caveat: 'Eine Korrelation in Suchergebnissen, nicht auf Landingpages.',
  },
  'press-mentions-recall': {
    claim:
      'Presseerwähnungen mit Logos gehörten zu den Belegen, die am besten in Erinnerung blieben. Logos allein schnitten etwas besser ab als Logos mit Zitaten (p = 0,095).',
    population: 'Seite eines Webhosters',
    caveat: 'Auf dem Niveau von 0,05 nicht signifikant, und gemessen wurde nur die Erinnerung.',
  },
  'price-shown-b2b': {
    claim:
      'NN/g nannte fehlende Preise auf B2B-Websites den größten Designfehler des Jahres 2002, und der Preis gehörte zu dem, wonach die Testpersonen zuerst suchten.',
    population: 'Websites von B2B-Dienstleistern',
    caveat: 'Ein qualitatives Ergebnis, und ein altes. Einen veröffentlichten Zuwachs gibt es nicht.',
  },
  'privacy-microcopy-spam': {
    claim:
      'Bei einem Tester sanken die Anmeldungen mit „100 % Datenschutz – wir schicken Ihnen nie Spam“ um 18,7 % und stiegen mit dem Hinweis, dass keine Daten weitergegeben werden, um 19,5 %.',
    population: 'Anmeldeformular für Wetttipps',
    caveat: 'Eine einzelne Website.',
  },
  'privacy-salience': {
    claim:
      'In einem Shop im Labor wählten Käufer, die kompakte Datenschutzbewertungen sahen, Shops mit besserem Datenschutz, und manche zahlten dafür mehr.',
    population: 'Käufer im Labor',
    caveat: 'Getestet wurden Bewertungen in Suchergebnissen, nicht ein Link im Footer.',
  },
  'product-images-two-beats-one': {
    claim:
      'Angebote mit zwei Bildern konvertierten etwa doppelt so gut wie solche mit einem, und mehr als zwei brachten nichts zusätzlich.',
    population: 'eBay-Angebote, Gebraucht- und Wiederverkaufsware',
    caveat: 'Eine Korrelation auf einem Marktplatz: Bessere Verkäufer laden mehr Fotos hoch.',
  },
  'product-information-20-percent-failures': {
    claim:
      '20 % der gescheiterten Kaufaufgaben gingen auf fehlende oder unklare Produktinformationen zurück.',
    population: 'Produktseiten von Onlineshops',
    caveat: 'Ein Anteil von Fehlschlägen im Labor, kein gemessener Zuwachs.',
  },
  'promotions-largest-ab-effects': {
    claim:
      'In 2.732 A/B-Tests bei 252 Shops hatten Preisaktionen früh im Funnel und Versandangebote spät im Funnel die größten Wirkungen.',
    population: 'US-Onlinehandel, sieben Branchen',
    caveat: 'Was das an Marge kostet, ist nicht eingerechnet.',
  },
  'published-tests-bias': {
    claim:
      'Von 115 veröffentlichten GoodUI-Tests waren 85 verwertbar. Mittelwert und Median ihrer Zuwächse lagen knapp unter 4 %, der Mittelwert der signifikanten bei 6,78 %, und etwa 70 % hatten eine zu geringe Teststärke.',
    population: 'veröffentlichte und von Anbietern durchgeführte Website-Experimente',
    caveat: 'Veröffentlichte Tests überschätzen Effekte.',
  },
  'qubit-spread': {
    claim:
      '90 % der Experimente im Onlinehandel ändern den Umsatz um weniger als 1,2 % in die eine oder andere Richtung, und die meisten Maßnahmen um weniger als 1 %.',
    population: 'veröffentlichte und von Anbietern durchgeführte Website-Experimente',
    caveat: 'Es geht um ausgereifte Websites von Händlern und Reiseanbietern.',
  },
  'rating-sweet-spot': {
    claim:
      'Die Kaufwahrscheinlichkeit ist bei 4,0 bis 4,7 Sternen am höchsten und nimmt zu 5,0 hin wieder ab.',
    population: '22 Kategorien, 111.460 Produkte',
    caveat: 'Beobachtungsdaten. Ein früherer Bericht aus denselben Daten nennt 4,2 bis 4,5.',
  },
  'readability-czech-flesch': {
    claim:
      'Flesch-Lesbarkeitsindex für Tschechisch: 206,835 − 1,672 × Wörter pro Satz − 62,18 × Silben pro Wort.',
    population: 'parallele englische und tschechische Texte aus InterCorp',
    caveat: 'Eine Formel für die Schwierigkeit von Texten, nicht für die Conversion.',
  },
  'readability-ml-predicts': {
    claim:
      'Modelle des maschinellen Lernens, die mit dem Text von Landingpages trainiert wurden, konnten aus Merkmalen der Lesbarkeit vorhersagen, wie gut diese Seiten konvertieren.',
    population: 'Landingpages mit bekannter Conversion',
    caveat: 'Eine Vorhersage, kein ursächlicher Zusammenhang, ohne bezifferten Zuwachs.',
  },
  'readability-polish-pisarek': {
    claim:
      'Schuljahre, die ein polnischer Text voraussetzt: die halbe Quadratwurzel aus a² + b², wobei a die Zahl der Wörter pro Satz ist und b der Prozentsatz der Wörter mit mindestens vier Silben. Je schwieriger ein Text nach dieser Formel war, desto weniger davon verstanden die 1.309 Leser der 15 Texte (r von −0,52 bis −0,66).',
    population: '1.309 Personen von 15 bis 84 Jahren, 15 polnische Texte',
    caveat: 'Die Formel zählt Wörter in ihrer Grundform; wir zählen sie so, wie sie geschrieben sind.',
  },
  'readability-russian-oborneva': {
    claim: 'Flesch-Lesbarkeitsindex für Russisch: 206,835 − 1,3 × Wörter pro Satz − 60,1 × Silben pro Wort.',
    population: 'russische Schulbücher und Übersetzungen',
    caveat: 'Eine Formel für die Schwierigkeit von Texten, nicht für die Conversion.',
  },
  'readability-turkish-atesman': {
    claim:
      'Lesbarkeitsindex für Türkisch: 198,825 − 40,175 × Silben pro Wort − 2,610 × Wörter pro Satz, mit einer Klassenstufe für jeden Wertebereich.',
    population: 'türkische Texte',
    caveat: 'Eine Formel für die Schwierigkeit von Texten, nicht für die Conversion.',
  },
  'reading-level-5-7-grade': {
    claim:
      'Seiten auf dem Niveau der Klassenstufen 5 bis 7 konvertierten zu etwa 11,1 %, auf dem der Stufen 8 bis 9 zu etwa 7,1 % und Texte auf professionellem Niveau zu etwa 5,3 % (Mediane).',
    population: 'über 41.000 Landingpages von Kunden',
    caveat:
      'Stark konfundiert: Einfache Angebote (Veranstaltungen, Catering) verwenden einfache Wörter. Lesen Sie das Verhältnis nicht als Gewinn, den Sie erwarten können.',
  },
  'reading-level-unbounce-correlation': {
    claim:
      'Über 57 Millionen Conversions hinweg geht schwierigerer Text mit niedrigerer Conversion einher, und diese Korrelation war 2024 um 62 % stärker als 2020.',
    population: 'über 41.000 Landingpages von Kunden, überwiegend bezahlter Traffic',
    caveat:
      'Anbieterdaten: eine Korrelation über Branchen und Angebote hinweg, die nicht beweist, dass ein einfacherer Text Ihre Conversion erhöht.',
  },
  'redundant-entry': {
    claim:
      'WCAG 3.3.7 (A) verlangt, dass Angaben, die schon gemacht wurden, vorausgefüllt sind oder sich auswählen lassen.',
    population: 'mehrstufige Vorgänge',
    caveat: 'Eine Vorgabe zur Barrierefreiheit.',
  },
  'reflow-320': {
    claim:
      'WCAG 1.4.10 (AA) verlangt, dass Inhalt ohne Scrollen in zwei Richtungen in eine Breite von 320 CSS-px passt.',
    population: 'alle Seiten',
    caveat: 'Tabellen und Landkarten sind ausgenommen.',
  },
  'return-leniency-meta': {
    claim:
      'Eine Metaanalyse von 21 Arbeiten ergab, dass großzügige Bedingungen die Käufe stärker erhöhen als die Rücksendungen. Es sind Geld-zurück-Regelungen und geringer Aufwand, die die Käufe erhöhen.',
    population: 'Ladengeschäfte und Onlineshops',
    caveat: 'Es geht um die Bedingungen selbst, nicht darum, wie sie gezeigt werden.',
  },
  'return-policy-reason-10': {
    claim:
      '2016 nannten 10 % der Käufer, die einen Checkout abgebrochen hatten, unbefriedigende Rückgaberegeln als Grund.',
    population: 'Onlinekäufer in den USA',
    caveat: 'Ein Anteil von Umfrageantworten.',
  },
  'review-score-in-header': {
    claim:
      'In einem A/B-Test von Bewertungssiegeln im Header brachte das beste Siegel 8,3 % mehr Bestellungen (95 % Signifikanz), die anderen Varianten aber nur 1,1 % und 2,3 %.',
    population: 'niederländischer Shop für Handyzubehör',
    caveat: 'Eine Website mit drei Varianten; dass die beste vorn liegt, ist also zum Teil Glück.',
  },
  'reviews-by-price': {
    claim:
      'Bei einem Geschenkehändler gingen gezeigte Bewertungen bei einem günstigeren Produkt mit einer um 190 % höheren Conversion-Rate einher und bei einem teureren mit einer um 380 % höheren.',
    population: 'ein Geschenkehändler',
    caveat: 'Beobachtungsdaten eines einzelnen Händlers.',
  },
  'reviews-five-vs-none': {
    claim:
      'Die Kaufwahrscheinlichkeit war mit fünf Bewertungen um 270 % höher als ohne, und fast der ganze Gewinn entstand mit den ersten zehn.',
    population: 'Produktseiten im Handel',
    caveat:
      'Beobachtungsdaten: Beliebte Produkte werden bewertet. Ein Anbieter von Bewertungssoftware hat die Studie mit herausgegeben. Der Verlauf der Kurve (0, 5, 10) ist nützlicher als die 270 %.',
  },
  'saas-hardest-to-read': {
    claim:
      'SaaS-Seiten waren unter 16 Branchen am schwersten zu lesen und konvertierten etwa 10 % unter dem Gesamtmedian.',
    population: '34.000 Landingpages',
    caveat: 'Zwei Tatsachen über eine Branche, ohne ursächlichen Zusammenhang.',
  },
  'sample-for-1-percent': {
    claim: 'Um einen Zuwachs von 1 % nachzuweisen, braucht es etwa 120.000 Conversions je Variante.',
    population: 'veröffentlichte und von Anbietern durchgeführte Website-Experimente',
    caveat: 'Deshalb können die meisten Websites einen behaupteten Zuwachs von 1 bis 5 % nicht überprüfen.',
  },
  'scarcity-meta-barton': {
    claim:
      'Über 416 Effektstärken aus 131 Studien hinweg erhöht Knappheit im Allgemeinen die Kaufabsicht. Nachfragebedingte Knappheit wirkt am besten bei funktionalen Gütern, angebotsbedingte bei Erlebnissen und zeitliche bei Gütern mit hohem Involvement.',
    population: 'überwiegend Laborstudien zur Kaufabsicht',
    caveat: 'Es geht um Absichten, nicht um Verkäufe.',
  },
  'scarcity-stock-qubit': {
    claim:
      'Tests von Bestandsangaben brachten im Mittel +2,9 % Umsatz pro Besucher, das beste Ergebnis von 29 Arten von Maßnahmen.',
    population: 'Onlineshops und Reiseanbieter, rund 2.600 kategorisierte A/B-Tests',
    caveat:
      'Ein Mittelwert über viele Websites (keine Spanne), durch Shrinkage korrigiert. Es sind Anbieterdaten, die Ergebnisse schwanken je nach Website, und gemessen wurde der Umsatz pro Besucher, nicht die Conversion. Zulässig ist das nur, wenn die Bestandsangabe stimmt.',
  },
  'security-icon-removed-400': {
    claim:
      'Ein Kunde von VWO erhielt ohne Sicherheitssymbol 400 % mehr Klicks, ein anderer mit einem solchen 32 % mehr Conversions.',
    population: 'Gutscheinblog; Website eines anderen Kunden',
    caveat: 'Winzige Websites. Es zeigt, wie instabil einzelne Tests sind.',
  },
  'shipping-fees-order-incidence': {
    claim:
      'Versandkosten beeinflussen stark, ob Menschen bestellen. Gestaffelte Versandkosten, die größere Warenkörbe belohnen, können mehr einbringen als kostenloser Versand.',
    population: 'Transaktionen eines Online-Lebensmittelhändlers',
    caveat: 'Ein Lebensmittelhändler, ohne einen einzelnen Wert für den Zuwachs.',
  },
  'sneak-hidden-subscription': {
    claim:
      'Ein Crawl von Shopping-Websites fand 14 versteckte Abonnements, 7 Fälle von Artikeln, die in den Warenkorb geschmuggelt wurden, und 31 Abonnements, die schwer zu kündigen waren.',
    population: '11.000 Shopping-Websites',
    caveat: 'Sie sind selten, bergen aber das höchste rechtliche Risiko.',
  },
  'social-proof-messages-qubit': {
    claim: 'Tests von Social-Proof-Hinweisen brachten im Mittel +2,3 % Umsatz pro Besucher.',
    population: 'Onlineshops und Reiseanbieter, rund 2.600 kategorisierte A/B-Tests',
    caveat:
      'Ein Mittelwert über viele Websites (keine Spanne), durch Shrinkage korrigiert. Es sind Anbieterdaten, die Ergebnisse schwanken je nach Website, und gemessen wurde der Umsatz pro Besucher, nicht die Conversion.',
  },
  'speed-akamai-100ms': {
    claim:
      'Eine Verzögerung von 100 ms ging mit einer um 2,4 % niedrigeren Conversion-Rate auf dem Desktop und einer um 7,1 % niedrigeren auf Smartphones einher. Am höchsten war die Conversion bei 1,8 bis 2,7 s, und zwei weitere Sekunden erhöhten die Absprungrate um 103 %.',
    population: 'führende Onlinehändler, etwa 10 Milliarden Besuche, 2017',
    caveat: 'Eine Korrelation in den Netzen von 2017, von einem CDN-Anbieter.',
  },
  'speed-deloitte-01s': {
    claim:
      'Um 0,1 s bessere Geschwindigkeitswerte gingen mit 8,4 % mehr Conversions im Handel, 10,1 % mehr Conversions bei Reiseanbietern und einem um 9,2 % höheren Bestellwert im Handel einher.',
    population: '37 Marken, 30 Millionen mobile Sitzungen, Ende 2019',
    caveat:
      'Beobachtungsdaten, von Google in Auftrag gegeben. Auf Sekunden hochgerechnet, ist die Wirkung unplausibel.',
  },
  'stanford-contact': {
    claim:
      'Die Stanford-Leitlinie 5 lautet, die Kontaktaufnahme leicht zu machen (Adresse, Telefon, E-Mail).',
    population: 'Websites, Forschung mit über 4.500 Personen',
    caveat:
      'Eine Leitlinie aus der Glaubwürdigkeitsforschung mit mehreren Tausend Beurteilern, ohne Zahl zur Conversion.',
  },
  'stanford-errors': {
    claim:
      'Die Stanford-Leitlinie 10 warnt, dass kleine Fehler wie Tippfehler und tote Links der Glaubwürdigkeit mehr schaden, als die meisten denken.',
    population: 'Websites, Forschung mit über 4.500 Personen',
    caveat:
      'Eine Leitlinie aus der Glaubwürdigkeitsforschung mit mehreren Tausend Beurteilern, ohne Zahl zur Conversion.',
  },
  'stanford-freshness': {
    claim:
      'Die Stanford-Leitlinie 8 lautet, Inhalt oft zu aktualisieren oder zu zeigen, dass er kürzlich geprüft wurde.',
    population: 'Websites aller Art',
    caveat:
      'Eine Leitlinie aus der Glaubwürdigkeitsforschung mit mehreren Tausend Beurteilern, ohne Zahl zur Conversion.',
  },
  'stanford-promotional-restraint': {
    claim:
      'Die Stanford-Leitlinie 9 lautet, bei werblichem Inhalt zurückhaltend zu sein und Anzeigen vom Inhalt zu trennen.',
    population: 'Websites aller Art',
    caveat:
      'Eine Leitlinie aus der Glaubwürdigkeitsforschung mit mehreren Tausend Beurteilern, ohne Zahl zur Conversion.',
  },
  'stanford-real-organisation': {
    claim:
      'Die Stanford-Leitlinien 2 bis 4 raten dazu, eine echte Organisation, ihr Fachwissen und die ehrlichen Menschen dahinter zu zeigen.',
    population: 'Websites, Forschung mit über 4.500 Personen',
    caveat:
      'Eine Leitlinie aus der Glaubwürdigkeitsforschung mit mehreren Tausend Beurteilern, ohne Zahl zur Conversion.',
  },
  'stanford-verifiable-claims': {
    claim: 'Die Stanford-Leitlinie 1 lautet, Angaben leicht überprüfbar zu machen, mit Belegen und Links.',
    population: 'Websites aller Art',
    caveat:
      'Eine Leitlinie aus der Glaubwürdigkeitsforschung mit mehreren Tausend Beurteilern, ohne Zahl zur Conversion.',
  },
  'sticky-add-to-cart': {
    claim:
      'Eine Agentur berichtete von 7,9 % mehr Bestellungen durch einen mitlaufenden Warenkorb-Button und sagt, dass Details der Gestaltung über das Ergebnis entscheiden.',
    population: 'Produktseite eines Onlineshops, ein Kunde',
    caveat: '',
  },
  'stock-photos-ignored': {
    claim:
      'Eyetracking zeigt, dass dekorative Stockfotos ignoriert und Fotos echter Menschen und Produkte genau betrachtet werden.',
    population: 'mehrere Websites',
    caveat: 'Gemessen wurde nur Aufmerksamkeit.',
  },
  'structured-data-one-company': {
    claim:
      'Google dokumentiert eine um 25 % höhere Klickrate für Seiten von Rotten Tomatoes mit strukturierten Daten und eine um 82 % höhere für Rich-Suchergebnisse von Nestlé.',
    population: 'Seiten, die für Rich-Suchergebnisse infrage kommen',
    caveat:
      'Die Auswahl der Unternehmen beruht auf Selbstselektion, und gemessen wurden Klicks in der Suche, nicht die Conversion. Mit Markup kommt eine Seite infrage, garantiert ist damit nichts.',
  },
  'sub-headline-no-evidence': {
    claim:
      'Wir kennen keinen veröffentlichten Test, der die Wirkung einer zusätzlichen Unterzeile für sich misst. Dafür sprechen die allgemeinen Belege zu Nutzenversprechen.',
    population: 'Landingpages',
    caveat: 'Deshalb zählt sie wenig.',
  },
  'subscription-cancel-law': {
    claim:
      'ROSCA verlangt klare Bedingungen, Zustimmung und eine einfache Kündigung. Die Click-to-Cancel-Regel der FTC wurde im Juli 2025 aufgehoben.',
    population: 'US-Angebote, die sich automatisch verlängern',
    caveat: 'Eine Rechtsvorschrift, die sich noch ändern kann.',
  },
  'support-icon-nav-7': {
    claim:
      'Als das Chat-Symbol in die Navigation kam, stiegen die Transaktionen um 7 % (96 % Signifikanz), obwohl nur 1 % der Nutzer darauf klickte.',
    population: 'ein US-Kunde aus dem Onlinehandel',
    caveat: 'Ein einzelner Test. Wenn 1 % der Nutzer klickt, sehen 7 % nach Glück aus.',
  },
  'tap-target-24': {
    claim:
      'WCAG 2.5.8 (AA) verlangt Tippziele von mindestens 24 mal 24 CSS-px oder so viel Platz, dass sich Kreise von 24 px Durchmesser um sie herum nicht überschneiden.',
    population: 'alle Seiten',
    caveat: 'Links im Text sind ausgenommen.',
  },
  'tap-target-44': {
    claim:
      'WCAG 2.5.5 (AAA) und Richtlinien der Plattformen verlangen Tippziele von 44 (Apple) bis 48 (Google) px.',
    population: 'Seiten mit Touch-Bedienung',
    caveat: 'Eine Zahl zur Conversion gibt es nicht.',
  },
  'testimonial-early-26-late-11': {
    claim:
      'Ein Test auf der Produktseite einer Bank zeigte nach einigen Tagen +26 % und pendelte sich nach 63 Tagen bei etwa +11,5 % ein.',
    population: 'Produktseite für ein Girokonto',
    caveat:
      'Ein Lehrbuchfall der Regression zur Mitte. Rechnen Sie damit, dass frühe Erfolge auf die Hälfte schrumpfen.',
  },
  'testimonial-photo-recall': {
    claim: 'Kundenstimmen mit Foto blieben signifikant besser in Erinnerung als solche ohne (p = 0,0035).',
    population: 'Seite eines Webhosters, Eyetracking und Umfrage',
    caveat: 'Gemessen wurde die Erinnerung nach 15 Sekunden, nicht die Conversion.',
  },
  'testimonials-uncertain-origin': {
    claim:
      'Forscher fanden auf 12 Websites Kundenstimmen unklarer Herkunft, zum Beispiel denselben Text anderswo unter anderen Namen.',
    population: '11.000 Shopping-Websites',
    caveat: 'Eine kleine Zahl von Fällen.',
  },
  'text-contrast-wcag': {
    claim:
      'WCAG 1.4.3 (AA) verlangt einen Kontrast von 4,5:1, bei großem Text von 3:1. 2024 fand sich geringer Kontrast auf 81 % von einer Million Startseiten.',
    population: 'alle Seiten; Startseiten der meistbesuchten Million Websites',
    caveat: 'Für den Kontrast allein gibt es keinen veröffentlichten Zuwachs.',
  },
  'text-spacing-resize': {
    claim:
      'WCAG 1.4.4 und 1.4.12 (AA) verlangen, dass sich Text ohne Verlust von Inhalt auf 200 % vergrößern und auf eine Zeilenhöhe von 1,5 setzen lässt.',
    population: 'alle Seiten',
    caveat: 'Eine Vorgabe zur Barrierefreiheit.',
  },
  'title-length-15-40': {
    claim:
      'Titel von 15 bis 40 Zeichen hatten eine um 8,6 % höhere Klickrate, Titel in Frageform eine um 14,1 % höhere.',
    population: 'Google-Suchergebnisse, 874.929 Seiten',
    caveat: 'Eine Korrelation. Eine spätere Ausgabe derselben Studie nennt 40 bis 60 Zeichen.',
  },
  'title-length-40-60': {
    claim:
      'Die Ausgabe 2022 einer Studie zu Google-Suchergebnissen ergab die höchste Klickrate bei 40 bis 60 Zeichen.',
    population: 'Google-Suchergebnisse, etwa 4 Millionen',
    caveat:
      'Das widerspricht der Ausgabe 2019; die Länge zählt also nur, weil lange Titel abgeschnitten werden.',
  },
  'total-cost-upfront-survey': {
    claim:
      '2016 sagten 24 % der Käufer, die einen Checkout abgebrochen hatten, die Gesamtsumme sei nicht von Anfang an zu sehen oder zu berechnen gewesen.',
    population: 'Onlinekäufer in den USA',
    caveat: 'Ein Anteil von Umfrageantworten. Eine spätere Ausgabe der Umfrage nennt 16 %.',
  },
  'trial-credit-card-required': {
    claim:
      'Ist eine Karte nötig, beginnen 0,5 bis 2 % der Besucher einen kostenlosen Test, und 40 bis 50 % von ihnen zahlen danach. Ohne Karte beginnen 5 bis 10 % einen Test, und etwa 15 % von diesen zahlen danach.',
    population: 'über 100 SaaS-Unternehmen',
    caveat:
      'Verschiedene Unternehmen im Jahr 2012, nicht randomisiert. Bis zu 40 % der Tests mit Karte werden nach der ersten Abbuchung gekündigt.',
  },
  'trial-length-7-days': {
    claim:
      'In einem randomisierten Vergleich von Testphasen mit 7, 14 und 30 Tagen brachten 7 Tage 5,59 % mehr Abonnements sowie bessere Kundenbindung und mehr Umsatz.',
    population: 'großes SaaS-Unternehmen, neue Nutzer',
    caveat: 'Ein einzelnes Produkt. Bei erfahrenen Nutzern schnitten längere Testphasen besser ab.',
  },
  'trial-longer-freemium': {
    claim:
      'Ein zweijähriges Feldexperiment mit 680.588 Nutzern ergab, dass längere Testphasen die Nutzung der Testphase und die spätere Conversion erhöhen, aber keine Wirkung auf die unmittelbare Conversion haben.',
    population: 'weltweit angebotene Freemium-Software (SaaS)',
    caveat:
      'Für Produkte, bei denen ein kostenloser Tarif bleibt, widerspricht das einer Studie, in der 7 Tage am besten abschnitten.',
  },
  'trust-seal-average-zero': {
    claim:
      'In einem Laborexperiment (n = 300) hatten zwei Siegel im Mittel keine Wirkung. Nur das bekannte hatte eine.',
    population: 'europäische Käufer (Labor)',
    caveat: 'Eine Laborstudie.',
  },
  'trust-seal-field-experiment': {
    claim:
      'Ein randomisiertes Feldexperiment (9.098 Sitzungen) fand starke Belege dafür, dass ein Siegel die Kaufwahrscheinlichkeit erhöht.',
    population: 'ein Onlinehändler',
    caveat: 'Durchgeführt von einem Siegelanbieter. Die Zusammenfassung nennt die Größe der Wirkung nicht.',
  },
  'trust-seal-small-and-new': {
    claim:
      'Daten aus 288.169 Transaktionen bei 493 Händlern zeigen, dass Siegel bei kleinen Händlern und Erstkunden am besten wirken und dass mehr als zwei die Abschlussrate senken.',
    population: '493 Onlinehändler',
    caveat: 'Anbieterdaten. Die Zusammenfassung nennt die Größe der Wirkung nicht.',
  },
  'uk-cma-emma-sleep': {
    claim:
      'In einem gerichtlich bestätigten Vergleich, den die CMA erwirkte, wurden neu startende Timer und falsche Angaben zu hoher Nachfrage und Rabatten für rechtswidrig erklärt.',
    population: 'britischer Onlinehandel',
    caveat: 'Ein Rechtsfall in einer einzigen Rechtsordnung. Prüfen Sie den aktuellen Stand.',
  },
  'urgency-countdown-qubit': {
    claim: 'Tests von Countdowns brachten im Mittel +1,5 % Umsatz pro Besucher.',
    population: 'Onlineshops und Reiseanbieter, rund 2.600 kategorisierte A/B-Tests',
    caveat:
      'Ein Mittelwert über viele Websites (keine Spanne), durch Shrinkage korrigiert. Es sind Anbieterdaten, die Ergebnisse schwanken je nach Website, und gemessen wurde der Umsatz pro Besucher, nicht die Conversion. Zulässig ist das nur, wenn die Frist echt ist.',
  },
  'urgency-must-act-now-no-effect': {
    claim:
      'In einem großen randomisierten Umfrageexperiment erhöhten Botschaften wie „jetzt sofort handeln“ die Bereitschaft nicht, eine teure Dienstleistung zu kaufen.',
    population: 'Verbraucher in den USA, Angebot zum Schutz vor Identitätsdiebstahl',
    caveat: 'Es war eine Umfrage, keine echte Website.',
  },
  'urgency-scarcity-meta-ladeira': {
    claim:
      'Eine Metaanalyse ergab, dass nachfragebedingte Knappheit wirkt, begrenzte Mengen und Zeitdruck durch Befristung die Kaufwahrscheinlichkeit aber nicht erhöhen.',
    population: 'veröffentlichte Studien zur Knappheit',
    caveat:
      'Das widerspricht Qubit und Barton; rechnen Sie also mit kleinen Effekten, die vom Kontext abhängen.',
  },
  'users-scan-79-percent': {
    claim: '79 % der Testpersonen überflogen jede neue Seite, und 16 % lasen sie Wort für Wort.',
    population: 'Webseiten allgemein',
    caveat: 'Eine alte Studie, die Prüfungen des Layouts stützt, aber keinen Zuwachs angibt.',
  },
  'value-proposition-copy-donation': {
    claim:
      'Ein zusätzlicher Textblock mit Gründen für eine Spende hob die Conversion-Rate einer Spendenseite von 0,11 % auf 0,38 % (+258 %), bei nur 92,5 % Konfidenz.',
    population: 'politische Spendenseite, 3.984 Besucher',
    caveat:
      'Die Quelle selbst sagt, dass das Ergebnis bei 95 % nicht gültig ist, und es beruht auf einer Handvoll Spenden. Es zeigt eine Richtung, keine Spanne.',
  },
  'value-proposition-first-10-seconds': {
    claim:
      'Protokolle der Verweildauer auf 205.873 Seiten zeigen, dass das Absprungrisiko in den ersten 10 Sekunden am höchsten ist; etwa so lange hat eine Seite also, um zu sagen, was sie bietet. Ein klares Nutzenversprechen gewinnt Minuten an Aufmerksamkeit.',
    population: 'Webseiten allgemein, Protokolle eines Browser-Plugins',
    caveat:
      'Die Kurve beruht auf Daten, ihre Verbindung zum Nutzenversprechen ist aber die Deutung von NN/g. Eine Zahl zur Conversion gibt es nicht.',
  },
  'verified-buyer-15': {
    claim:
      'Die Kaufwahrscheinlichkeit war mit Bewertungen verifizierter Käufer um 15 % höher als mit anonymen.',
    population: 'Produktseiten im Handel',
    caveat: 'Beobachtungsdaten.',
  },
  'video-hurts-donation': {
    claim:
      'Ein Testlabor für gemeinnützige Organisationen berichtet von wiederholten Verlusten, wenn ein Video den Text über einem Spendenformular ersetzt.',
    population: 'Spendenseiten',
    caveat: '',
  },
  'video-randomised-15': {
    claim:
      'In einem randomisierten Feldexperiment erhöhten Produktvideos die Verkäufe des Produkts um 15 % und die Verkäufe dazu passender Artikel um 31 %.',
    population: 'mittelgroßer US-Modehändler',
    caveat: 'Ein einzelner Händler, mit einer Zahl aus einem Arbeitspapier.',
  },
  'viewport-meta': {
    claim:
      'Für Lighthouse ist ein Viewport-Meta-Tag mit Breitenangabe seit Version 1 die grundlegende Prüfung für Mobilgeräte.',
    population: 'mobile Seiten',
    caveat: 'Gute Praxis. Das Zoomen zu sperren verstößt gegen WCAG 1.4.4.',
  },
  'visual-complexity-tuch': {
    claim:
      'Am ansprechendsten wirken Seiten, die wenig komplex sind und typisch für ihre Art aussehen. Darüber urteilen Menschen innerhalb von 17 bis 50 ms.',
    population: '119 Screenshots von Websites',
    caveat: 'Gemessen wurden ästhetische Urteile.',
  },
  'wcag-failures-prevalence': {
    claim: '2024 hatten 95,9 % von einer Million Startseiten feststellbare WCAG-Verstöße.',
    population: 'Startseiten der meistbesuchten Million Websites',
    caveat: 'Verstöße sind so verbreitet, dass ein einzelner noch kein schwerwiegender Befund ist.',
  },
  'wcag-headings-labels': {
    claim:
      'WCAG 2.4.6 (AA) verlangt, dass Überschriften und Beschriftungen ihr Thema oder ihren Zweck beschreiben.',
    population: 'alle Seiten',
    caveat: 'Eine Vorgabe zur Barrierefreiheit.',
  },
  'wcag-link-purpose': {
    claim: 'WCAG 2.4.4 (A) verlangt, dass der Zweck jedes Links aus seinem Text oder Kontext hervorgeht.',
    population: 'alle Seiten',
    caveat: 'Eine Vorgabe zur Barrierefreiheit.',
  },
  'wcag-timing-adjustable': {
    claim:
      'WCAG 2.2.1 (A) verlangt, dass man ein Zeitlimit abschalten, anpassen oder verlängern kann (nach einer Warnung, mit mindestens 20 Sekunden Zeit zum Reagieren, mindestens zehnmal), es sei denn, es gilt für ein Ereignis in Echtzeit oder ist länger als 20 Stunden.',
    population: 'Sitzungen, reservierte Warenkörbe, befristete Angebote',
    caveat: 'Das gilt für Limits, die die Aufgabe betreffen, etwa die Reservierung eines Warenkorbs.',
  },
  'win-rates': {
    claim:
      'Der Anteil der Ideen, die ihre Kennzahl nicht verbessern, beträgt bei Microsoft etwa 66 %, bei Bing 85 % und bei der Suche von Airbnb 92 %.',
    population: 'veröffentlichte und von Anbietern durchgeführte Website-Experimente',
    caveat: 'Das sind optimierte Produkte; eine vernachlässigte Seite kommt leichter zu Erfolgen.',
  },
  'yelp-one-star-5-9': {
    claim:
      'Ein zusätzlicher Yelp-Stern erhöhte den Umsatz unabhängiger Restaurants um 5 bis 9 % und bewirkte bei Ketten nichts.',
    population: 'Restaurants in Seattle, 2003 bis 2009',
    caveat:
      'Ein natürliches Experiment (Rundung) mit Bewertungen auf einer anderen Website. Wenig bekannte Anbieter gewinnen am meisten.',
  },
};
