import { quote } from '../checks/shared/phrasing.ts';
import type { Text } from './differences.text.ts';

export const text: Text = {
  without: {
    'broken-content': 'Aucun contenu cassé ou manquant',
    'broken-on-phone': 'Aucune mise en page cassée sur mobile',
    'broken-pictures': 'Aucune image cassée',
    'competing-actions': 'Aucun bouton en concurrence avec un autre',
    'contact-hard': 'Aucun obstacle à la prise de contact',
    contradictions: 'Aucune information contradictoire',
    covered: 'Aucun calque sur le contenu',
    'dead-action': 'Aucun bouton ni lien qui ne mène nulle part',
    'demanding-form': 'Aucun formulaire trop exigeant',
    'doubtful-claims': 'Aucune affirmation douteuse',
    'empty-space': 'Aucune grande zone vide',
    expired: 'Aucune offre ni date dépassée',
    'hard-to-find': 'Aucun obstacle pour trouver le contenu',
    'language-quality': 'Aucune faute de langue',
    'late-action': 'Une prochaine étape toujours à portée',
    'no-action': 'Une prochaine étape claire',
    'no-picture': 'Aucun manque d’images',
    'no-price': 'Des prix sur la page',
    'offer-without-action': 'Aucune offre sans prochaine étape',
    'template-leftovers': 'Aucun texte de remplissage',
    'too-much-text': 'Aucun long bloc de texte',
    'unreadable-text': 'Aucun texte difficile à lire',
    unstyled: 'Des polices et des couleurs propres à la page',
    'vague-headline': 'Un titre qui dit ce qui est proposé',
    'weak-action-look': 'Un CTA principal qui se voit',
    'weak-pictures': 'Aucune image faible ou répétée',
  },
  spared: 'Nous n’avons pas trouvé ce problème ici.',
  shown: {
    action: ({ label }) => `Le CTA principal est ${quote(label)}.`,
    headline: ({ headline }) => `Le titre est ${quote(headline)}.`,
    price: ({ price }) => `L’un des prix est ${quote(price)}.`,
    pictures: ({ count }) =>
      count === 1 ? 'Une image montre l’offre.' : `${count} images montrent l’offre.`,
  },
};
