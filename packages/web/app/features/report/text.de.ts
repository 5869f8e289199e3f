import { amount, oneOrMany } from '@liftmark/contract/figures';
import type { Text } from './text.ts';

const points = (count: number) => amount(Math.abs(count), 'Punkt', 'Punkte');
const checks = (count: number) => amount(count, 'Prüfung', 'Prüfungen');
const moreChecks = (count: number) => amount(count, 'weitere Prüfung', 'weitere Prüfungen');
const changes = (count: number) => amount(count, 'Änderung', 'Änderungen');
const sorted = (count: number, order: string) => (count === 1 ? '' : `, sortiert nach ${order}`);
const cost = (count: number) => oneOrMany(count, 'kostet', 'kosten');
const average = (parts: string, kind: string) =>
  `In manchen Kategorien treffen wenige Prüfungen zu (${parts}). Der Teil des Werts, den keine Prüfung abdeckt, zählt als ${kind}. So macht eine bestandene Prüfung keine Kategorie perfekt und eine nicht bestandene sie nicht wertlos. Diese Punkte kommen zurück, wenn Sie die Änderungen oben umsetzen.`;

export const text: Text = {
  title: 'Conversion-Analyse',
  limits: 'Grenzen dieser Analyse',
  onlyYours:
    'Wir können diese Seite nicht selbst öffnen und deshalb keine Änderungen an ihr ausprobieren. Um sie erneut zu analysieren, öffnen Sie sie in Ihrem Browser und verwenden Sie die Erweiterung von Liftmark.',
  again: { capture: 'Zum Erfassen öffnen', upload: 'Neu hochladen' },
  before: ({ words }) => `Vorher: ${words}`,
  now: ({ words }) => `Jetzt: ${words}`,
  proDetails: 'Die Einzelheiten gehören zu Pro.',
  partOfPro: 'Teil von Pro',
  everything: 'Alles, was den Score bewegt hat',
  pointsLost: {
    some: ({ shown }) => `${shown} Punkte`,
    little: 'weniger als 0,1 Punkte',
    none: 'keine Punkte',
  },
  held: ({ ceilings, lost }) => `${ceilings} Obergrenzen kosten ${lost} Punkte.`,

  parts: {
    label: 'In diesem Bericht',
    changes: 'Veränderungen',
    categories: 'Kategorien',
    findings: 'Empfehlungen',
    scoring: 'Bewertung',
    secondOpinion: 'Zweite Meinung',
    plan: 'Maßnahmenplan',
    chat: 'Chat',
    summary: 'Zusammenfassung',
  },

  first: {
    verdict: 'Urteil',
    htmlOnly: 'nur HTML',
    generated: 'Erstellt am',
    seenOn: 'Gesehen auf',
    measured: 'Gemessen',
    pageType: 'Seitentyp',
    copyOnly: 'Nur Text, keine Seite',
    checks: ({ measured, all }) => `${measured} von ${checks(all)}`,
    unmeasured: ({ notApplicable, notMeasured }) =>
      `${notApplicable} ${oneOrMany(notApplicable, 'Prüfung trifft', 'Prüfungen treffen')} auf diese Seite nicht zu, ${notMeasured} ${oneOrMany(notMeasured, 'konnte', 'konnten')} nicht gemessen werden. Sie zählen weder für noch gegen die Seite.`,
    message: 'Verglichen mit dem Text, der Besucher hierher bringt:',
    view: 'Zur Seite mit Markierungen',
    seen: {
      static: 'Nur HTML, kein Browser',
      both: 'Desktop und Smartphone',
      desktop: 'Nur Desktop',
      mobile: 'Nur Smartphone',
    },
    fall: ({ percent }) => `Von 100 auf ${percent}`,
    why: ({ percent }) => `Warum ${percent} und nicht 100?`,
  },

  standing: {
    score: ({ percent }) => `Diese Seite erreicht ${percent}.`,
    range: ({ low, high }) => `Diese Seite erreicht zwischen ${low} und ${high}.`,
    without: ({ uncapped }) => `Ohne ihre Obergrenzen käme sie auf ${uncapped}.`,
    line: 'Die Linie zeigt diese Seite.',
    lineAndDashed: 'Die Linie zeigt diese Seite, die gestrichelte ihren Score ohne die Obergrenzen.',
    thick: 'Die dicke Linie zeigt, wo diese Seite liegen kann.',
    thickAndDashed:
      'Die dicke Linie zeigt, wo diese Seite liegen kann, die gestrichelte ihren Score ohne die Obergrenzen.',
  },

  changes: {
    title: 'Was sich geändert hat',
    since: 'Seit dem',
    report: ({ date }) => `Bericht vom ${date}`,
    worse: 'Schlechter als vorher',
    results: 'Was aus früheren Empfehlungen wurde',
    verdicts: {
      fixed: 'Behoben',
      'partly fixed': 'Teils behoben',
      'not fixed': 'Nicht behoben',
      regressed: 'Schlechter',
      'no longer applicable': 'Entfällt',
      'not verified': 'Nicht prüfbar',
    },
    tally: ({ count, verdict }) => `${count} ${verdict.toLowerCase()}`,
    noScoreNow: 'Diesmal konnten wir zu wenig für einen Score messen.',
    noScoreBefore: 'Es gibt keinen Score zum Vergleichen: Beim letzten Mal konnten wir zu wenig messen.',
    stayed: ({ now }) => `Der Score ist bei ${now} von 100 geblieben.`,
    rose: ({ by, before, now }) =>
      `Der Score ist um ${points(by)} gestiegen, von ${before} auf ${now} von 100.`,
    fell: ({ by, before, now }) =>
      `Der Score ist um ${points(by)} gefallen, von ${before} auf ${now} von 100.`,
    newRubric: {
      incomparable: ({ before, now }) =>
        `Nach dem neuen Bewertungsschema erreicht diese Seite ${now} von 100. Mit den ${before} nach dem alten Bewertungsschema lässt sich das nicht vergleichen.`,
      same: ({ now }) =>
        `Nach dem neuen Bewertungsschema erreicht die Seite ${now} von 100, so viel wie vorher.`,
      gained: ({ by, now }) =>
        `Nach dem neuen Bewertungsschema hat die Seite ${points(by)} gewonnen und erreicht ${now} von 100.`,
      lost: ({ by, now }) =>
        `Nach dem neuen Bewertungsschema hat die Seite ${points(by)} verloren und erreicht ${now} von 100.`,
    },
    scores: {
      before: 'Vorher',
      beforeOld: 'Vorher, altes Bewertungsschema',
      beforeNew: 'Vorher, neues Bewertungsschema',
      now: 'Jetzt',
    },
    unknownType: ({ now, before }) =>
      `Die Seite wird jetzt als „${now}“ statt als „${before}“ bewertet. Wie viel der Veränderung von der Seite kommt, lässt sich daher nicht bestimmen.`,
    unknownRubric:
      'Das Bewertungsschema hat sich geändert. Wie viel der Veränderung von der Seite kommt, lässt sich daher nicht bestimmen.',
    onlyType: ({ now, before }) =>
      `Die Seite hat sich nicht geändert. Der Score hat sich bewegt, weil sie jetzt als „${now}“ statt als „${before}“ bewertet wird und jede Messung etwas anders ausfällt.`,
    split: {
      type: ({ page, other, now, before }) =>
        `${page} durch die Seite, ${other} durch die Bewertung als „${now}“ statt als „${before}“.`,
      rubric: ({ page, other }) => `${page} durch die Seite, ${other} durch das neue Bewertungsschema.`,
      both: ({ page, other, now, before }) =>
        `${page} durch die Seite, ${other} durch die Bewertung als „${now}“ statt als „${before}“ und das neue Bewertungsschema.`,
    },
    points: ({ shown, count }) => `${shown} ${Math.abs(count) === 1 ? 'Punkt' : 'Punkte'}`,
  },

  three: {
    title: 'Die ersten drei Änderungen',
    fewer: 'Was zuerst zu ändern ist',
    sorted: ({ worth, lost }) =>
      `Sortiert nach erwarteter Wirkung im Verhältnis zum Aufwand, nicht nach Punkten. Zusammen kosten sie ${worth} der ${lost} verlorenen Punkte.`,
    inPro: 'in Pro',
  },

  five: {
    moreSteps: ({ count }) => amount(count, 'weiterer Schritt', 'weitere Schritte'),
    inPro: 'In Pro',
  },

  item: {
    severity: 'Schweregrad',
    step: ({ step }) => `Schritt ${step} des Plans`,
    measured: 'Gemessen',
    saw: 'Was wir gesehen haben',
    evidenceInPro: 'Die Belege gehören zu Pro. Wie viele Punkte das kostet, sehen alle.',
    searched: ({ places }) => `Gesucht haben wir hier: ${places}.`,
    why: 'Warum es wichtig ist',
    change: 'Was zu ändern ist',
    details: 'Einzelheiten',
    impact: 'Erwartete Wirkung',
    noImage: 'Kein Bild: Dieser Teil der Seite war bei der Aufnahme noch nicht dargestellt.',
    show: ({ number }) => `Befund ${number} auf der Seite zeigen`,
    impactRange: ({ low, high }) => `${low} bis ${high}`,
    zero: '. Der Bereich enthält die Null, es kann also auch sein, dass sich nichts ändert.',
    smallerLoss: 'Ein kleinerer Verlust, nach den Änderungen oben',
    forfeited: 'Zählt als nicht bestanden, weil Besucher es auf einer solchen Seite erwarten',
    partialCredit: 'Nicht messbar, zählt daher so, wie es am wahrscheinlichsten ist',
  },

  bench: {
    title: 'KI-Empfehlungen zur Optimierung',
    numbers: 'Die Nummern auf der Seite entsprechen denen der Liste.',
    show: 'Anzeigen',
    all: 'Alle Kategorien',
    nothing: 'Wir haben nichts gefunden, was zu ändern wäre.',
    nothingToChange: 'Nichts zu ändern.',
    changes: {
      diagnosed: ({ count }) =>
        `${changes(count)}${count === 1 ? '' : ', zuerst, was am häufigsten zu den größten Problemen einer Seite gezählt wird'}.`,
      planned: ({ count }) => `${changes(count)}${sorted(count, 'erwarteter Wirkung und Aufwand')}.`,
    },
    smaller: 'Kleinere Verluste',
    others: {
      cost: ({ count }) => `${checks(count)} ${cost(count)} Punkte${sorted(count, 'verlorenen Punkten')}.`,
      moreCost: ({ count }) =>
        `${moreChecks(count)} ${cost(count)} Punkte${sorted(count, 'verlorenen Punkten')}.`,
    },
    toDo: {
      changes: ({ count }) => changes(count),
      cost: ({ count }) => `${checks(count)} ${cost(count)} Punkte`,
    },
    locked: {
      title: ({ count }) =>
        amount(count, 'weitere Änderung liegt bereit', 'weitere Änderungen liegen bereit'),
      text: ({ counts }) =>
        `${counts}. Pro zeigt zu jeder die Belege, die Quelle und den passenden Text. Wie viele Punkte jede kostet, sehen alle.`,
    },
    checks: ({ count }) => checks(count),
    rest: {
      passed: { title: 'Bestanden', empty: 'Keine Prüfung wurde bestanden.' },
      notMeasured: {
        title: 'Nicht messbar',
        empty: 'Alle Prüfungen, die zutreffen, wurden gemessen.',
      },
      notApplicable: { title: 'Trifft nicht zu', empty: 'Jede Prüfung trifft auf diese Seite zu.' },
    },
  },

  page: {
    label: 'Seite mit Markierungen',
    device: 'Gerät',
    devices: { desktop: 'Desktop', mobile: 'Smartphone' },
    frames: 'Rahmen',
    found: 'Hier gefunden',
    missing: 'Hier fehlt etwas',
    scrollable: 'Seite mit nummerierten Befunden, scrollbar',
    broken: 'Wir konnten den Screenshot nicht laden. Die Umrisse zeigen trotzdem, wo alles ist.',
    captured: {
      desktop: 'Die Seite, aufgenommen auf dem Desktop',
      mobile: 'Die Seite, aufgenommen auf dem Smartphone',
    },
    fold: ({ px }) => `Ohne Scrollen sichtbar, ${px} px`,
    finding: ({ number }) => `Befund ${number}`,
  },

  categories: {
    title: 'Sechs Kategorien',
    held: 'Jede Obergrenze senkt alle sechs Kategorien. Die Spalte mit den Kosten zählt nur die eigenen Prüfungen.',
    category: 'Kategorie',
    score: 'Score',
    cost: 'Kosten in Punkten',
    noTotal: 'Kein Gesamtscore',
    notInTotal: 'Zählt nicht mit',
    nothingLost: 'Nichts verloren',
    little: 'Weniger als 0,1 Punkte',
    nothingCost: 'Hier hat nichts Punkte gekostet.',
    notInScore: 'Nicht im Score',
    elsewhere: 'Zählt in einer anderen Kategorie',
    passedInPart: 'Bestanden, aber ohne volle Punktzahl',
    floor: 'Auf dem Mindestwert gehalten',
    filler:
      'In dieser Kategorie treffen wenige Prüfungen zu. Ein Teil ihres Werts kommt daher vom Rest der Seite.',
    rises: 'Er steigt mit jeder Änderung an anderer Stelle.',
    passed: ({ count }) => `${checks(count)} bestanden.`,
  },

  scoring: {
    title: 'Wie wird bewertet?',
    lead: 'Jede Seite beginnt bei 100. Alle messbaren Kategorien zählen gleich viel. Jede Prüfung zieht Punkte ab, je nach ihrem Gewicht und danach, wie viel fehlt.',
    ceiling: 'Eine Obergrenze senkt dann den ganzen Score, und nichts anderes auf der Seite gleicht das aus.',
    method: 'Jede Prüfung mit Gewicht und Quellen (Englisch)',
    noModel: 'Kein Sprachmodell beeinflusst den Score. Dieselbe Aufnahme erhält immer denselben Score.',
    noScore:
      'Wir konnten zu wenig von dieser Seite für einen Score messen. Die Befunde gelten trotzdem; keiner davon ist geraten.',
    nothingLost: 'Nichts verloren',
    why: ({ percent }) => `Warum ${percent} und nicht 100`,
    costliest: 'Die teuersten Prüfungen',
    counted: 'Jede für sich; in den Kategorien oben schon enthalten.',
    caption: ({ percent }) => `Verlorene Punkte, von 100 auf ${percent}`,
    checkCaption: ({ percent }) => `Verlorene Punkte je Prüfung, von 100 auf ${percent}`,
    cause: 'Ursache',
    where: 'Wohin die Punkte gingen',
    lost: 'Verloren',
    left: 'Übrig',
    score: ({ percent, grade }) => `Liftmark Score ${percent}, ${grade}`,
    lines: ({ count }) => `${count} Zeilen`,
    showSign: ({ sign }) => `${sign} auf der Seite zeigen`,
    fillers: {
      title: ({ points: lost }) => `${lost} dieser Punkte kommen vom Rest der Seite`,
      average: ({ parts }) => average(parts, 'durchschnittlich'),
      own: ({ parts }) => average(parts, 'Durchschnitt der Seite selbst'),
    },
  },

  opinion: {
    title: 'Zweite Meinung',
    lead: ({ model }) =>
      `Was keine Regel messen kann, bewertet vom Modell ${model} auf festen Skalen von 1 bis 5. Der Score ändert sich dadurch nicht.`,
    sawScreenshot:
      'Das Modell hat den Text der Seite gelesen und einen Screenshot des ohne Scrollen sichtbaren Bereichs gesehen.',
    noScreenshot: 'Das Modell hat den Text der Seite gelesen und keinen Screenshot gesehen.',
    model: 'Modell',
    level: ({ level }) => `${level} von 5`,
    measured: ({ category }) => `Gemessen, ${category}`,
    tooLittle: 'Zu wenig zum Messen',
  },

  plan: {
    title: 'Maßnahmenplan',
    lead: 'Die ersten Änderungen, in höchstens fünf Schritten. Die Priorität gibt die Reihenfolge an: „Dringend“ zuerst, „Niedrig“ kann warten, bis der Rest erledigt ist.',
    done: ({ done, all }) => `${done} von ${amount(all, 'Schritt', 'Schritten')} erledigt.`,
    savedInAccount:
      'Ihr Fortschritt wird in Ihrem Konto gespeichert. Der Score ändert sich, wenn Sie die Seite erneut analysieren.',
    savedInBrowser:
      'Ihr Fortschritt wird in diesem Browser gespeichert und nach der Anmeldung in Ihrem Konto. Der Score ändert sich, wenn Sie die Seite erneut analysieren.',
    nothing: 'Es gibt nichts zu ändern.',
    priority: 'Priorität:',
    how: 'So geht’s',
    locked: ({ count }) => amount(count, 'weiterer Schritt ist gesperrt', 'weitere Schritte sind gesperrt'),
    lockedText:
      'Der erste Schritt ist kostenlos. Pro zeigt den ganzen Plan, mit Anleitung für jeden Schritt.',
  },

  summary: {
    title: 'Zusammenfassung der Analyse',
    pageType: ({ type }) => `Für diesen Seitentyp: ${type}`,
    anyPage: 'Was Besucher von jeder Seite erwarten',
  },

  sources: {
    title: 'Quellen',
    lead: 'Veröffentlichte Studien und Richtlinien auf Englisch, mit dem, was sie gemessen haben, und ihren Grenzen.',
    count: ({ count }) => amount(count, 'Quelle in diesem Bericht', 'Quellen in diesem Bericht'),
    folded: ({ count }) => `Quellen (${count})`,
  },

  typeChoice: {
    open: 'ändern',
    pageType: 'Seitentyp',
    title: 'Seitentyp ändern',
    description:
      'Vom Seitentyp hängt ab, welche Prüfungen gelten und wie viel sie zählen. Wir analysieren die Seite erneut.',
    label: 'Seitentyp',
    submit: 'Erneut analysieren',
  },

  rerun: {
    start: 'Erneut analysieren',
    running: 'Wird erneut analysiert …',
    status: 'Wir analysieren die Seite erneut. Das dauert bis zu einer Minute.',
    failed: 'Analyse fehlgeschlagen',
  },
};
