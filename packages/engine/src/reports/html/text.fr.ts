import { amount } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: ({ page }) => `${page} - Rapport Liftmark Score`,
  footer: ({ time, rubric }) =>
    `Établi par Liftmark à partir d’une visite sur ordinateur et d’une visite sur mobile, le ${time}. Barème ${rubric}. Les scores ne viennent que de faits mesurés.`,
  time: ({ date, time }) => `${date}, ${time} UTC`,
  summary: {
    label: 'Verdict',
    noScore: 'Nous n’avons pas pu en mesurer assez pour un score.',
    fall: ({ percent }) => `De 100 à ${percent}`,
    dial: ({ percent, grade, band }) => `Liftmark Score ${percent} sur 100, note ${grade}, ${band}`,
    openDial: ({ percent, low, high }) => `Liftmark Score ${percent} sur 100, entre ${low} et ${high}`,
    captured: 'Capturée',
    seenOn: 'Vue sur',
    devices: {
      none: 'HTML seul, sans navigateur',
      both: 'Ordinateur et mobile',
      desktop: 'Ordinateur',
      phone: 'Mobile',
    },
    measured: 'Mesuré',
    coverage: ({ measured, of }) => `${measured} critères sur ${of}`,
    pageType: 'Type de page',
  },
  standing: ({ words, percent, uncapped, range }) =>
    `${words} Cette page obtient ${range === null ? percent : `entre ${range.low} et ${range.high}`}.${uncapped === null ? '' : ` Sans ses plafonds, elle obtiendrait ${uncapped}.`}`,
  categories: {
    heading: 'Six catégories',
    band: ({ from, band }) => (from === 0 ? `Moins de 60 ${band}` : `${from}+ ${band}`),
    noScore: 'Pas assez de données',
    visitorQuestions: 'Questions que l’on se pose sur une page comme celle-ci',
  },
  tried: {
    before: 'Maintenant',
    after: 'Essai',
    caption: ({ device }) => `L’endroit du changement sur la page, ${device.toLowerCase()}`,
  },
  differences: {
    heading: 'Les différences qui comptent le plus',
    yours: 'Votre page',
    keep: 'À conserver : votre page fait mieux.',
  },
  changes: {
    top: 'Les changements qui comptent le plus',
    heading: 'Recommandations',
    none: 'Rien de ce que nous avons mesuré n’a besoin de changer.',
    order:
      'D’abord ce que l’on cite le plus souvent parmi les pires problèmes d’une page. Les numéros correspondent à ceux des images de la page.',
    orderByEffort:
      'Triées selon l’effet attendu par rapport à l’effort. Les numéros correspondent à ceux des images de la page.',
    details: ({ number }) => `Détails de ${number}`,
    show: ({ number }) => `Montrer ${number} sur la page`,
    observed: 'Ce que nous avons vu',
    why: 'Pourquoi c’est important',
    steps: 'Ce qu’il faut changer',
    impact: 'Effet attendu',
    now: ({ characters }) => `Actuellement, ${amount(characters, 'caractère', 'caractères')}`,
    better: ({ characters }) => `Mieux, ${amount(characters, 'caractère', 'caractères')}`,
    contradicted: 'D’autres études le contredisent.',
  },
  page: {
    label: 'Page annotée',
    desktop: 'Ordinateur',
    mobile: 'Mobile',
    size: ({ device, width, height }) => `${device}, ${width} × ${height} px`,
    onDevice: { desktop: 'La page sur ordinateur', mobile: 'La page sur mobile' },
    fold: 'Fin du premier écran',
    ceiling: ({ number, title }) => `Plafond ${number} : ${title}`,
    change: ({ number, title }) => `${number} : ${title}`,
    crop: ({ device, text: words }) => `${device} : ${words}`,
  },
  checks: {
    heading: 'Tous les critères',
    searched: ({ places: where }) => `Recherché dans : ${where}.`,
  },
  scoring: {
    heading: 'Comment ce score est-il calculé ?',
    why: ({ percent }) => `Pourquoi ${percent} et non 100`,
    lostTo: 'Cause de la perte',
    category: 'Catégorie',
    points: 'Points',
    costliest: 'Les critères les plus coûteux',
    costliestNote: 'Chacun pris à part, et déjà compté dans les catégories ci-dessus.',
    allLines: 'Toutes les lignes',
    lines: ({ count }) => amount(count, 'ligne', 'lignes'),
  },
};
