import { percentWords } from '@liftmark/contract/figures';
import type { Text } from './experiment.text.ts';

export const text: Text = {
  first: ({ element }) => `À tester en premier : ${element}`,
  elements: {
    headline: 'le titre',
    'cta-button': 'le bouton principal',
    'form-design': 'le formulaire',
    'page-layout': 'la structure de la page',
    'social-proof': 'les preuves de clients',
    pricing: 'la section des prix',
    images: 'l’image principale',
  },
  lead: 'Voici ce que je testerais en premier, et le temps qu’il faut :',
  leadNone: 'Rien sur cette page n’appelle un test pour le moment. Un test prendrait ce temps :',
  variants: ({ current, variant }) => `La version actuelle est ${current}, la variante ${variant}.`,
  idea: ({ step }) => `Pour la variante : ${step}`,

  duration: 'Le temps qu’il faut',
  needs: ({ visitors, rate, effect, total, time }) =>
    `Avec ${visitors} visiteurs par mois et ${percentWords(rate)} de conversions, un test qui détecte une amélioration de ${percentWords(effect)} demande ${total} visiteurs, la moitié pour chaque version. Cela prend ${time}.`,
  tooLong:
    'C’est trop long pour être fiable : les cookies sont effacés, les offres et les saisons changent. Testez un changement plus marqué, qui se voit plus vite, ou faites le changement et comparez les semaines d’avant et d’après.',
  fine: 'Laissez-le tourner des semaines entières, au moins deux, et ne l’arrêtez pas parce qu’une version est en tête.',
  impossible: ({ rate }) =>
    `Avec ${percentWords(rate)} de conversions, une amélioration de cette ampleur n’est pas possible.`,
  effects: ({ line }) => `Pour d’autres améliorations : ${line}.`,
  effect: ({ effect, time }) => `${percentWords(effect)} (${time})`,

  examples: ({ effect }) =>
    `Je ne connais pas votre nombre de visiteurs. Voici des exemples, pour détecter une amélioration de ${percentWords(effect)} :`,
  example: ({ visitors, rate, time }) =>
    `- ${visitors} visiteurs par mois, ${percentWords(rate)} de conversions : ${time}`,
  ask: 'Donnez-moi vos chiffres, par exemple « J’ai 3 000 visiteurs par mois et 2 % de conversions », et je ferai le calcul.',
  askRate: ({ visitors }) =>
    `Combien des ${visitors} visiteurs par mois convertissent ? Sans votre chiffre, voici des exemples, pour détecter une amélioration de 20 % :`,
  askVisitors: ({ rate }) =>
    `Combien de visiteurs avez-vous par mois ? Avec ${percentWords(rate)} de conversions, voici des exemples, pour détecter une amélioration de 20 % :`,

  fixes: ({ titles }) => `Ceci ne demande pas de test, car tout le monde en profite : ${titles}.`,
  fixesFirst: ({ titles, lead }) =>
    `Corrigez d’abord ce qui profite à tout le monde (sans test) : ${titles}.\n\n${lead}`,
  leadThen: 'Ensuite, voici ce que je testerais, et le temps qu’il faut :',
  weeks: ({ weeks }) => (weeks === 1 ? 'environ 1 semaine' : `environ ${weeks} semaines`),
  months: ({ months }) => `environ ${months} mois`,
  years: ({ years }) => `plus ${years === 1 ? 'd’un an' : `de ${years} ans`}`,
};
