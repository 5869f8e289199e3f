import { amount } from '../../checks/shared/phrasing.ts';
import type { Text } from './simple-summary.text.ts';

export const text: Text = {
  outOf: ({ percent, grade }) => `${percent} sur 100${grade === null ? '' : ` (${grade})`}`,
  score: ({ page, score, standing }) =>
    `${page} obtient ${score} pour sa capacité à faire agir les visiteurs.${standing === null ? '' : ` ${standing}`}`,
  noScore: ({ page }) => `Trop peu de ${page} a pu être mesuré pour donner un score.`,
  standing: ({ higherThan, pages }) =>
    higherThan < 50
      ? `Parmi les ${amount(pages, 'page', 'pages')} que nous avons mesurées de la même façon, seules ${higherThan} % font moins bien.`
      : `C’est mieux que ${higherThan} % des ${amount(pages, 'page', 'pages')} que nous avons mesurées de la même façon.`,

  meaning: {
    strong:
      'La page est bonne : les visiteurs trouvent de quoi se décider, et le reste relève du réglage fin.',
    fair: 'Elle est solide, mais certains visiteurs repartent avec une question sans réponse.',
    weak: 'Elle pourrait faire bien mieux : beaucoup de visiteurs ne trouvent pas de quoi se décider.',
    poor: 'En l’état, la plupart des visiteurs repartiront sans faire ce pour quoi la page existe.',
  },
  held: ({ reason, score }) =>
    `Un défaut tire tout vers le bas : ${reason} Sans lui, le score serait de ${score}.`,

  problems: {
    'broken-content': 'une partie de la page est cassée ou vide',
    'broken-on-phone': 'la page fonctionne mal sur mobile',
    'broken-pictures': 'des images ne s’affichent pas',
    'broken-promise': 'la page ne tient pas la promesse de votre publicité ou de votre e-mail',
    'competing-actions': 'on ne sait pas sur quel bouton cliquer',
    'contact-hard': 'vous contacter est plus difficile qu’il ne faudrait',
    contradictions: 'la page se contredit',
    covered: 'quelque chose recouvre la page',
    'dated-look': 'la présentation paraît vieillie ou faite maison',
    'dead-action': 'des boutons ou des liens ne mènent nulle part',
    'demanding-form': 'le formulaire demande trop, ou pas ce qu’il faut',
    'doubtful-claims': 'certaines affirmations sont difficiles à croire',
    'empty-space': 'de grandes parties de la page sont vides',
    expired: 'la page ne paraît plus à jour',
    'hard-to-find': 'les visiteurs ont du mal à trouver ce qu’ils cherchent',
    'hidden-message': 'il faut faire défiler la page pour savoir de quoi elle parle',
    'language-quality': 'le texte contient des fautes',
    'late-action': 'le bouton pour agir arrive trop tard',
    'no-action': 'il n’y a pas de bouton pour l’étape suivante',
    'no-picture': 'aucune image ne montre ce que vous proposez',
    'no-price': 'les visiteurs ne voient pas ce que cela coûte',
    'no-proof': 'rien ne montre que d’autres vous font confiance',
    'no-risk-relief': 'on ne dit pas aux visiteurs ce qui se passe s’ils changent d’avis',
    'offer-unexplained': 'la page n’explique pas ce que vous proposez',
    'offer-without-action': 'il n’y a pas de bouton à côté des prix',
    'template-leftovers': 'des morceaux du modèle sont restés sur la page',
    'thin-content': 'la page en dit trop peu',
    'too-much-text': 'la page est trop longue à lire',
    'unclear-price': 'on ne sait pas ce que les visiteurs vont payer',
    'unreadable-text': 'une partie du texte est difficile à lire',
    unsafe: 'la page n’inspire pas la sécurité',
    unstyled: 'la page s’affiche sans sa mise en forme',
    'vague-action-label': 'les boutons ne disent pas ce qui se passe ensuite',
    'vague-headline': 'le titre ne dit pas ce que vous proposez',
    'weak-action-look': 'le bouton principal ne ressemble pas à un bouton',
    'weak-benefits': 'la page ne montre pas clairement ce que les visiteurs y gagnent',
    'weak-pictures': 'les images ne semblent pas être les vôtres',
    'weak-proof': 'les avis et les chiffres ne convainquent pas',
    'who-is-behind': 'on ne sait pas qui est derrière la page',
  },
  one: ({ problem }) => `Le principal problème : ${problem}.`,
  several: ({ count, problems }) => `Les ${count} principaux problèmes : ${problems}.`,
  improvements: ({ count, problems }) =>
    count === 'une'
      ? `Aucun problème grave ne ressort. L’amélioration la plus utile : ${problems}.`
      : `Aucun problème grave ne ressort. Les ${count} améliorations les plus utiles : ${problems}.`,
  counts: ['', 'une', 'deux', 'trois'],
  toDo: ({ time, step }) => `Temps de travail : ${time}. La première étape : ${step}`,
  rest: ({ count, time, place }) =>
    place === 'housekeeping'
      ? `Ensuite, il reste ${amount(count, 'petite correction', 'petites corrections')} (temps de travail : ${time}).`
      : `Ensuite, il reste ${amount(count, 'amélioration plus modeste', 'améliorations plus modestes')} (temps de travail : ${time}).`,
  nothing: 'Rien de ce que nous avons mesuré n’a besoin de changer.',
  thisPage: 'La page',
  named: ({ title }) => `La page ${title}`,
};
