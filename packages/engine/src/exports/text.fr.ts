import { amount } from '@liftmark/contract/figures';
import type { Text } from './text.ts';

const from = (before: string) => (before === '' ? '' : ` (actuellement « ${before} »)`);

export const text: Text = {
  none: 'Ce rapport n’a pas de correction à emporter.',
  devices: { both: 'Élément', desktop: 'Élément sur ordinateur', mobile: 'Élément sur mobile' },
  at: ({ devices, selector }) => `${devices} : ${selector}`,
  placeholder: 'Avant de publier, remplacez le texte entre crochets par vos propres mots.',
  metas: { description: 'description', viewport: 'viewport', title: 'balise title' },
  positions: {
    before: ({ tag, selector }) => `avant l’élément <${tag}>, ${selector}`,
    after: ({ tag, selector }) => `après l’élément <${tag}>, ${selector}`,
    start: ({ tag, selector }) => `au début de l’élément <${tag}>, ${selector}`,
    end: ({ tag, selector }) => `à la fin de l’élément <${tag}>, ${selector}`,
  },
  list: {
    title: ({ url }) => `Modifications de ${url}`,
    setText: ({ tag, before, after }) =>
      `Remplacez le texte de l’élément <${tag}>${from(before)} par « ${after} ».`,
    setAttribute: ({ tag, name, before, after }) =>
      after === ''
        ? `Ajoutez l’attribut ${name} à l’élément <${tag}>, sans valeur.`
        : `Donnez à l’attribut ${name} de l’élément <${tag}>${from(before)} la valeur « ${after} ».`,
    removeAttribute: ({ tag, name }) => `Retirez l’attribut ${name} de l’élément <${tag}>.`,
    setStyle: ({ tag, styles }) => `Donnez à l’élément <${tag}> le style ${styles}.`,
    addRule: ({ elements, styles, upToWidth }) =>
      `Donnez à chaque élément ${elements} le style ${styles}${upToWidth === null ? '' : `, sur les écrans d’au plus ${upToWidth} px de large`}.`,
    removeRule: ({ element, property }) => `Retirez ${property} des règles de style de ${element}.`,
    remove: ({ tag }) => `Retirez l’élément <${tag}>.`,
    move: ({ tag, place }) => `Déplacez l’élément <${tag}>. Nouvel emplacement : ${place}.`,
    insert: ({ what, place }) => `Ajoutez ${what}. Emplacement : ${place}.`,
    setMeta: ({ name, before, after }) => `Remplacez « ${name} »${from(before)} par « ${after} ».`,
    testimonial: ({ quote: said, author }) => `un témoignage : « ${said} », de « ${author} »`,
    line: ({ words }) => `la ligne « ${words} »`,
    faq: ({ heading, items }) =>
      `une section « ${heading} » avec ${items.map(({ question, answer }) => `« ${question} » : « ${answer} »`).join(' ; ')}`,
    stickyButton: ({ label, address }) => `un bouton fixe « ${label} » qui mène à ${address}`,
    links: ({ items }) =>
      `une ligne de liens : ${items.map(({ label, address }) => `« ${label} » vers ${address}`).join(' ; ')}`,
    formLabel: ({ words, field }) => `le libellé « ${words} » pour le champ #${field}`,
  },
  html: {
    title: ({ url }) => `HTML et CSS pour ${url}`,
    replace: 'Remplacez',
    by: 'par',
    addAttribute: 'Ajoutez l’attribut',
    removeAttribute: 'Retirez l’attribut',
    addStyle: 'Ajoutez le style',
    addCss: 'Ajoutez à votre CSS',
    removeCss: 'Retirez de votre CSS',
    remove: 'Retirez l’élément.',
    move: {
      before: 'Déplacez-le avant cet élément :',
      after: 'Déplacez-le après cet élément :',
      start: 'Déplacez-le au début de cet élément :',
      end: 'Déplacez-le à la fin de cet élément :',
    },
    insert: {
      before: 'Ajoutez avant cet élément',
      after: 'Ajoutez après cet élément',
      start: 'Ajoutez au début',
      end: 'Ajoutez à la fin',
    },
    head: 'Placez dans l’élément <head>, à la place de ceux que vous avez',
  },

  snippet: {
    shows: ({ count, url }) =>
      `Liftmark : ${amount(count, 'correction', 'corrections')} pour ${url}, toutes à la fois ou aucune.`,
    paste: 'Collez ce code dans la variante de votre test A/B, en JavaScript.',
    undo: ({ name }) => `Pour annuler, exécutez ${name}.undo() dans la console du navigateur.`,
  },
};
