import { amount, list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

function shown(texts: readonly string[]): string {
  return list(
    texts.map((line) => quote(line, 60)),
    4,
  );
}

const first = (texts: readonly string[], limit: number) => quote(texts[0] ?? '', limit);

export const text: Text = {
  why: 'Là où ils attendent du contenu, les visiteurs trouvent une erreur, un vide ou du code. Ils se demandent si l’offre existe encore et doutent qu’une commande ou un message arrive à destination.',
  measure:
    'Signalé si la page affiche une erreur ou un message de chargement, « bientôt disponible », du code brut, un vide à la place d’un nombre, un compte à rebours ou des compteurs à zéro, une liste de choix vide, un cadre intégré vide, une animation de chargement sans fin, uniquement des prix à zéro ou une commande vide ; si elle renvoie à un formulaire absent ; ou si elle affiche moins de 60 caractères de texte. La mention « bientôt disponible » ne figure jamais à elle seule parmi les cinq premiers constats.',
  title: {
    bare: ({ letters }) =>
      letters === 0
        ? 'Les visiteurs ne voient aucun texte'
        : `La page n’affiche que ${amount(letters, 'caractère', 'caractères')} de texte`,
    order: () => 'La page de commande ne contient aucun article',
    zero: ({ texts }) => `Tous les prix affichent ${first(texts, 20)}`,
    countdown: ({ texts }) => `Le compte à rebours est bloqué sur ${first(texts, 40)}`,
    form: () => 'Le formulaire à remplir est introuvable',
    failed: ({ texts }) => `Une erreur s’affiche à la place du contenu : ${first(texts, 50)}`,
    loading: ({ texts }) => `Une partie de la page reste bloquée sur ${first(texts, 50)}`,
    number: ({ texts }) => `Il manque une valeur dans ${first(texts, 50)}`,
    markup: ({ texts }) => `Les visiteurs voient du code brut : ${first(texts, 40)}`,
    counter: ({ texts }) => `Des compteurs sont bloqués à zéro : ${first(texts, 40)}`,
    frame: ({ texts }) =>
      texts[0] ? `Le cadre intégré ${first(texts, 40)} reste vide` : 'Un cadre intégré reste vide',
    loader: () => 'Une animation de chargement ne s’arrête jamais',
    choices: () => 'Une liste de choix est vide',
    announced: ({ texts }) => `${first(texts, 50)} s’affiche à la place du vrai contenu`,
  },
  observed: {
    bare: ({ letters }) =>
      letters === 0
        ? 'La page n’affiche aucun texte, ni sur ordinateur ni sur mobile.'
        : `Toute la page affiche ${amount(letters, 'caractère', 'caractères')} sur ordinateur et sur mobile.`,
    order: () => 'La page invite à commander, mais n’affiche aucun article ni aucun prix supérieur à zéro.',
    zero: ({ texts }) =>
      `${amount(texts.length, 'prix de la page affiche', 'prix de la page affichent')} ${first(texts, 20)}, et aucun n’est supérieur à zéro.`,
    countdown: ({ texts }) => `Un compte à rebours affiche ${shown(texts)}.`,
    form: ({ texts }) => `La page dit ${shown(texts)}, mais il n’y a aucun champ à remplir.`,
    failed: ({ texts }) => `Une partie de la page n’a pas pu se charger : ${shown(texts)}.`,
    loading: ({ texts }) => `Une fois la page chargée, on y lisait encore ${shown(texts)}.`,
    number: ({ texts }) => `Il manque des valeurs dans ${shown(texts)}.`,
    markup: ({ texts }) => `La page affiche ce code sous forme de texte : ${shown(texts)}.`,
    counter: ({ texts }) => `Des compteurs de la page affichent ${shown(texts)}.`,
    frame: () =>
      'Là où une carte, un calendrier ou un autre contenu externe devrait apparaître, les visiteurs voient un cadre vide.',
    loader: () =>
      'Une animation de chargement tournait encore une fois la page chargée, et rien n’est apparu à sa place.',
    choices: ({ texts }) =>
      `${amount(texts.length, 'liste de choix est vide', 'listes de choix sont vides')}, les visiteurs ne peuvent donc rien choisir.`,
    announced: ({ texts }) => `La page promet du contenu qui n’y est pas : ${shown(texts)}.`,
  },
  step: {
    bare: 'Ouvrez la page dans une fenêtre privée pour voir si le texte manque, s’il est masqué ou s’il attend un script qui échoue, puis placez-le dans le HTML.',
    order:
      'Renvoyez les visiteurs dont le panier est vide vers la boutique, et montrez aux autres leurs articles et le total.',
    zero: 'Indiquez les vrais prix, ou retirez la ligne de prix en attendant de les connaître.',
    countdown: 'Réglez le compte à rebours sur la prochaine date, ou retirez-le avec son titre.',
    form: 'Ajoutez le formulaire là où le texte le mentionne, et envoyez-vous un message de test.',
    failed:
      'Corrigez la partie qui ne se charge pas, et affichez un numéro de téléphone ou un lien au cas où elle échouerait de nouveau.',
    loading: 'Cherchez pourquoi cette partie ne se charge jamais, et affichez un contenu fixe en attendant.',
    number: 'Renseignez la valeur, ou masquez la ligne tant que vous ne l’avez pas.',
    markup: 'Réparez le modèle ou l’extension qui doit transformer ce code en contenu, ou supprimez le code.',
    counter:
      'Inscrivez les chiffres définitifs dans le HTML et laissez le script les animer seulement, ou retirez les compteurs.',
    frame:
      'Ouvrez seule l’adresse du cadre, corrigez-la, et ajoutez un lien vers son contenu au cas où il échouerait de nouveau.',
    loader: 'Cherchez pourquoi cette partie ne se charge jamais, et affichez un contenu fixe en attendant.',
    choices: 'Ajoutez des choix à la liste, ou retirez-la.',
    announced: 'Publiez ce que vous avez, ou retirez la section jusqu’à ce qu’elle soit prête.',
    again: 'Rechargez ensuite la page dans une fenêtre privée, sur un ordinateur et sur un mobile.',
  },
};
