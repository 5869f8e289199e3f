import { amount, oneOrMany } from '@liftmark/contract/figures';
import type { Text } from './text.ts';

const points = (count: number) => amount(Math.abs(count), 'point', 'points');
const checks = (count: number) => amount(count, 'critère', 'critères');
const moreChecks = (count: number) => amount(count, 'autre critère', 'autres critères');
const changes = (count: number) => amount(count, 'changement', 'changements');
const sorted = (count: number, one: string, many: string) => (count === 1 ? one : many);
const cost = (count: number) =>
  sorted(count, 'coûte des points', 'coûtent des points, triés par points perdus');
const average = (parts: string, kind: string) =>
  `Dans certaines catégories, peu de critères s’appliquent (${parts}). La part du score qu’aucun critère ne couvre compte comme ${kind} : un critère rempli ne rend pas une catégorie parfaite, et un critère non rempli ne la réduit pas à rien. Vous récupérez ces points en faisant les changements ci-dessus.`;

export const text: Text = {
  title: 'Analyse de conversion',
  limits: 'Limites de cette analyse',
  onlyYours:
    'Nous ne pouvons pas ouvrir cette page nous-mêmes : aucune modification ne peut donc y être essayée. Pour l’analyser de nouveau, ouvrez-la dans votre navigateur et utilisez l’extension Liftmark.',
  again: { capture: 'Ouvrir pour capturer', upload: 'Importer de nouveau' },
  before: ({ words }) => `Avant : ${words}`,
  now: ({ words }) => `Maintenant : ${words}`,
  proDetails: 'Les détails sont inclus dans Pro.',
  partOfPro: 'Inclus dans Pro',
  everything: 'Tout ce qui a fait bouger le score',
  pointsLost: {
    some: ({ shown }) =>
      `${shown} ${Math.abs(Number(shown.replace(',', '.').replace('−', '-'))) < 2 ? 'point' : 'points'}`,
    little: 'moins de 0,1 point',
    none: 'aucun point',
  },
  held: ({ ceilings, lost }) => `${ceilings} plafonds coûtent ${lost} points.`,

  parts: {
    label: 'Dans ce rapport',
    changes: 'Évolution',
    categories: 'Catégories',
    findings: 'Recommandations',
    scoring: 'Notation',
    secondOpinion: 'Deuxième avis',
    plan: 'Plan d’action',
    chat: 'Chat',
    summary: 'Résumé',
  },

  first: {
    verdict: 'Verdict',
    htmlOnly: 'HTML seul',
    generated: 'Généré le',
    seenOn: 'Vu sur',
    measured: 'Mesuré',
    pageType: 'Type de page',
    copyOnly: 'Texte seul, pas de page',
    checks: ({ measured, all }) => `${measured} sur ${checks(all)}`,
    unmeasured: ({ notApplicable, notMeasured }) =>
      `${notApplicable} ${oneOrMany(notApplicable, 'critère ne s’applique', 'critères ne s’appliquent')} pas à cette page, et ${notMeasured} ${oneOrMany(notMeasured, 'n’a pas pu être mesuré', 'n’ont pas pu être mesurés')}. Ils ne comptent ni pour ni contre elle.`,
    message: 'Comparée au texte qui amène les visiteurs ici :',
    view: 'Voir la page annotée',
    seen: {
      static: 'HTML seul, sans navigateur',
      both: 'Ordinateur et mobile',
      desktop: 'Ordinateur seulement',
      mobile: 'Mobile seulement',
    },
    fall: ({ percent }) => `De 100 à ${percent}`,
    why: ({ percent }) => `Pourquoi ${percent} et pas 100 ?`,
  },

  standing: {
    score: ({ percent }) => `Cette page obtient ${percent}.`,
    range: ({ low, high }) => `Cette page obtient entre ${low} et ${high}.`,
    without: ({ uncapped }) => `Sans ses plafonds, elle obtiendrait ${uncapped}.`,
    line: 'Le trait indique cette page.',
    lineAndDashed: 'Le trait indique cette page, les tirets son score sans les plafonds.',
    thick: 'Le trait épais indique où cette page peut se situer.',
    thickAndDashed:
      'Le trait épais indique où cette page peut se situer, les tirets son score sans les plafonds.',
  },

  changes: {
    title: 'Ce qui a changé',
    since: 'Depuis le',
    report: ({ date }) => `rapport du ${date}`,
    worse: 'Moins bien qu’avant',
    results: 'Ce que sont devenues les recommandations précédentes',
    verdicts: {
      fixed: 'Corrigé',
      'partly fixed': 'Corrigé en partie',
      'not fixed': 'Non corrigé',
      regressed: 'Moins bien',
      'no longer applicable': 'Sans objet',
      'not verified': 'Non vérifiable',
    },
    tally: ({ count, verdict }) => `${verdict} : ${count}`,
    noScoreNow: 'Cette fois, nous n’avons pas pu mesurer assez pour un score.',
    noScoreBefore: 'Il n’y a pas de score à comparer : la dernière fois, nous n’avons pas pu mesurer assez.',
    stayed: ({ now }) => `Le score est resté à ${now} sur 100.`,
    rose: ({ by, before, now }) => `Le score a gagné ${points(by)}, de ${before} à ${now} sur 100.`,
    fell: ({ by, before, now }) => `Le score a perdu ${points(by)}, de ${before} à ${now} sur 100.`,
    newRubric: {
      incomparable: ({ before, now }) =>
        `Avec le nouveau barème, cette page obtient ${now} sur 100. Cela ne se compare pas à son score de ${before} avec l’ancien.`,
      same: ({ now }) => `Avec le nouveau barème, la page obtient ${now} sur 100, comme avant.`,
      gained: ({ by, now }) =>
        `Avec le nouveau barème, la page a gagné ${points(by)} et obtient ${now} sur 100.`,
      lost: ({ by, now }) =>
        `Avec le nouveau barème, la page a perdu ${points(by)} et obtient ${now} sur 100.`,
    },
    scores: {
      before: 'Avant',
      beforeOld: 'Avant, ancien barème',
      beforeNew: 'Avant, nouveau barème',
      now: 'Maintenant',
    },
    unknownType: ({ now, before }) =>
      `La page est maintenant jugée comme « ${now} » et non plus comme « ${before} » : impossible de dire quelle part de l’évolution vient de la page.`,
    unknownRubric: 'Le barème a changé : impossible de dire quelle part de l’évolution vient de la page.',
    onlyType: ({ now, before }) =>
      `La page n’a pas changé. Le score a bougé parce qu’elle est maintenant jugée comme « ${now} » et non plus comme « ${before} », et parce que chaque mesure varie un peu.`,
    split: {
      type: ({ page, other, now, before }) =>
        `Part de la page : ${page}. Part du changement de type (« ${now} » au lieu de « ${before} ») : ${other}.`,
      rubric: ({ page, other }) => `Part de la page : ${page}. Part du nouveau barème : ${other}.`,
      both: ({ page, other, now, before }) =>
        `Part de la page : ${page}. Part du nouveau barème et du changement de type (« ${now} » au lieu de « ${before} ») : ${other}.`,
    },
    points: ({ shown, count }) => `${shown} ${Math.abs(count) < 2 ? 'point' : 'points'}`,
  },

  three: {
    title: 'Les trois premiers changements',
    fewer: 'Que changer d’abord',
    sorted: ({ worth, lost }) =>
      `Triés par effet attendu par rapport à l’effort, pas par points. Ensemble, ils coûtent ${worth} des ${lost} points perdus.`,
    inPro: 'dans Pro',
  },

  five: {
    moreSteps: ({ count }) => amount(count, 'autre étape', 'autres étapes'),
    inPro: 'Dans Pro',
  },

  item: {
    severity: 'Gravité',
    step: ({ step }) => `Étape ${step} du plan`,
    measured: 'Mesuré',
    saw: 'Ce que nous avons vu',
    evidenceInPro: 'Les preuves sont incluses dans Pro. Tout le monde voit combien de points cela coûte.',
    searched: ({ places }) => `Nous avons cherché ici : ${places}.`,
    why: 'Pourquoi c’est important',
    change: 'Que changer',
    details: 'Détails',
    impact: 'Effet attendu',
    noImage: 'Pas d’image : cette partie de la page n’était pas encore affichée lors de la capture.',
    show: ({ number }) => `Montrer le constat ${number} sur la page`,
    impactRange: ({ low, high }) => `${low} à ${high}`,
    zero: '. L’intervalle comprend zéro : il se peut qu’il n’y ait aucun effet.',
    smallerLoss: 'Une perte plus faible, pour après les changements ci-dessus',
    forfeited: 'Compte comme non rempli, car les visiteurs s’y attendent sur une page comme celle-ci',
    partialCredit: 'Non mesuré, compté selon le cas le plus probable',
  },

  bench: {
    title: 'Recommandations d’optimisation par IA',
    numbers: 'Les numéros sur la page correspondent à ceux de la liste.',
    show: 'Afficher',
    all: 'Toutes les catégories',
    nothing: 'Nous n’avons rien trouvé à changer.',
    nothingToChange: 'Rien à changer.',
    changes: {
      diagnosed: ({ count }) =>
        `${changes(count)}${sorted(count, '', ', d’abord ce que l’on cite le plus souvent parmi les pires problèmes d’une page')}.`,
      planned: ({ count }) => `${changes(count)}${sorted(count, '', ', triés par effet attendu et effort')}.`,
    },
    smaller: 'Pertes plus faibles',
    others: {
      cost: ({ count }) => `${checks(count)} ${cost(count)}.`,
      moreCost: ({ count }) => `${moreChecks(count)} ${cost(count)}.`,
    },
    toDo: {
      changes: ({ count }) => changes(count),
      cost: ({ count }) => `${checks(count)} ${oneOrMany(count, 'coûte', 'coûtent')} des points`,
    },
    locked: {
      title: ({ count }) => amount(count, 'autre changement est prêt', 'autres changements sont prêts'),
      text: ({ counts }) =>
        `${counts}. Pro montre pour chacun les preuves, la source et le texte à utiliser. Tout le monde voit combien de points chacun coûte.`,
    },
    checks: ({ count }) => checks(count),
    rest: {
      passed: { title: 'Remplis', empty: 'Aucun critère n’est rempli.' },
      notMeasured: {
        title: 'Non mesurables',
        empty: 'Tous les critères qui s’appliquent ont été mesurés.',
      },
      notApplicable: { title: 'Sans objet', empty: 'Tous les critères s’appliquent à cette page.' },
    },
  },

  page: {
    label: 'Page annotée',
    device: 'Appareil',
    devices: { desktop: 'Ordinateur', mobile: 'Mobile' },
    frames: 'Cadres',
    found: 'Trouvé ici',
    missing: 'Il manque quelque chose ici',
    scrollable: 'Page avec les constats numérotés, défilable',
    broken:
      'Nous n’avons pas pu charger la capture d’écran. Les contours montrent tout de même les emplacements.',
    captured: { desktop: 'La page capturée sur ordinateur', mobile: 'La page capturée sur mobile' },
    fold: ({ px }) => `Visible sans défilement, ${px} px`,
    finding: ({ number }) => `Constat ${number}`,
  },

  categories: {
    title: 'Six catégories',
    held: 'Chaque plafond abaisse les six catégories. La colonne du coût ne compte que les critères de la catégorie.',
    category: 'Catégorie',
    score: 'Score',
    cost: 'Coût en points',
    noTotal: 'Pas de score total',
    notInTotal: 'Hors du total',
    nothingLost: 'Rien de perdu',
    little: 'Moins de 0,1 point',
    nothingCost: 'Ici, rien n’a coûté de points.',
    notInScore: 'Hors du score',
    elsewhere: 'Compté dans une autre catégorie',
    passedInPart: 'Critères remplis, mais pas entièrement',
    floor: 'Maintenu au score minimal',
    filler:
      'Peu de critères s’appliquent dans cette catégorie : une partie de son score vient du reste de la page.',
    rises: 'Il monte avec chaque changement fait ailleurs.',
    passed: ({ count }) => `${checks(count)} ${oneOrMany(count, 'rempli', 'remplis')}.`,
  },

  scoring: {
    title: 'Comment la page est-elle notée ?',
    lead: 'Chaque page part de 100. Toutes les catégories mesurables comptent autant. Chaque critère retire des points, selon son poids et selon ce qui manque.',
    ceiling: 'Un plafond abaisse ensuite tout le score, et rien d’autre sur la page ne le compense.',
    method: 'Chaque critère avec son poids et ses sources (en anglais)',
    noModel: 'Aucun modèle de langage n’influence le score. Une même capture obtient toujours le même score.',
    noScore:
      'Nous n’avons pas pu mesurer assez de cette page pour un score. Les constats restent valables : aucun n’est une supposition.',
    nothingLost: 'Rien de perdu',
    why: ({ percent }) => `Pourquoi ${percent} et pas 100`,
    costliest: 'Les critères les plus coûteux',
    counted: 'Chacun pris à part, et déjà compté dans les catégories ci-dessus.',
    caption: ({ percent }) => `Points perdus, de 100 à ${percent}`,
    checkCaption: ({ percent }) => `Points perdus par critère, de 100 à ${percent}`,
    cause: 'Cause',
    where: 'Où sont passés les points',
    lost: 'Perdus',
    left: 'Reste',
    score: ({ percent, grade }) => `Liftmark Score ${percent}, ${grade}`,
    lines: ({ count }) => `${count} lignes`,
    showSign: ({ sign }) => `Montrer ${sign} sur la page`,
    fillers: {
      title: ({ points: lost }) => `${lost} de ces points viennent du reste de la page`,
      average: ({ parts }) => average(parts, 'moyenne'),
      own: ({ parts }) => average(parts, 'la moyenne de la page elle-même'),
    },
  },

  opinion: {
    title: 'Deuxième avis',
    lead: ({ model }) =>
      `Ce qu’aucune règle ne peut mesurer, jugé par le modèle ${model} sur des échelles définies de 1 à 5. Le score n’en dépend pas.`,
    sawScreenshot:
      'Le modèle a lu le texte de la page et vu une capture de la partie visible sans défilement.',
    noScreenshot: 'Le modèle a lu le texte de la page, sans voir de capture d’écran.',
    model: 'Modèle',
    level: ({ level }) => `${level} sur 5`,
    measured: ({ category }) => `Mesuré, ${category}`,
    tooLittle: 'Trop peu à mesurer',
  },

  plan: {
    title: 'Plan d’action',
    lead: 'Les premiers changements à faire, en cinq étapes au plus. La priorité donne l’ordre : « Urgente » d’abord, « Basse » peut attendre que le reste soit fait.',
    done: ({ done, all }) => `${done} sur ${amount(all, 'étape terminée', 'étapes terminées')}.`,
    savedInAccount:
      'Votre progression est enregistrée dans votre compte. Le score change quand vous analysez de nouveau la page.',
    savedInBrowser:
      'Votre progression est enregistrée dans ce navigateur, et dans votre compte une fois connecté. Le score change quand vous analysez de nouveau la page.',
    nothing: 'Il n’y a rien à changer.',
    priority: 'Priorité :',
    how: 'Comment',
    locked: ({ count }) => amount(count, 'autre étape est verrouillée', 'autres étapes sont verrouillées'),
    lockedText:
      'La première étape est gratuite. Pro montre tout le plan, avec la marche à suivre de chaque étape.',
  },

  summary: {
    title: 'Résumé de l’analyse',
    pageType: ({ type }) => `Pour ce type de page : ${type.toLowerCase()}`,
    anyPage: 'Ce que les visiteurs attendent de toute page',
  },

  sources: {
    title: 'Sources',
    lead: 'Études et recommandations publiées, en anglais, avec ce qu’elles ont mesuré et leurs limites.',
    count: ({ count }) => amount(count, 'source dans ce rapport', 'sources dans ce rapport'),
    folded: ({ count }) => `Sources citées (${count})`,
  },

  typeChoice: {
    open: 'modifier',
    pageType: 'le type de page',
    title: 'Modifier le type de page',
    description:
      'Le type de page décide quels critères s’appliquent et combien ils comptent. Nous analyserons de nouveau la page.',
    label: 'Type de page',
    submit: 'Analyser de nouveau',
  },

  rerun: {
    start: 'Relancer l’analyse',
    running: 'Analyse en cours…',
    status: 'Nous analysons de nouveau la page. Cela prend jusqu’à une minute.',
    failed: 'L’analyse a échoué',
  },
};
