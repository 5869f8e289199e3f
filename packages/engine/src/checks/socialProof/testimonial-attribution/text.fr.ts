import { amount, list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

function all(total: number): string {
  return total === 1 ? 'Le seul témoignage donne' : `Les ${total} témoignages donnent`;
}

function partly(count: number, total: number): string {
  if (total === 1) return 'Le seul témoignage est incomplet';
  if (count === total) return `Les ${total} témoignages sont incomplets`;
  return `${amount(count, 'témoignage', 'témoignages')} sur ${total} ${count === 1 ? 'est incomplet' : 'sont incomplets'}`;
}

function design(detail: string): string[] {
  return [`Une photo d’au moins 48 px à côté de la citation, le nom en gras, et ${detail} en dessous.`];
}

export const text: Text = {
  title: {
    passes: 'Les témoignages montrent qui parle',
    fails: 'Les témoignages ne montrent pas clairement qui parle',
  },
  why: 'On retenait nettement mieux les témoignages avec photo que les autres, et les règles de crédibilité demandent des affirmations vérifiables. Une citation sans personne pourrait être de n’importe qui.',
  measure:
    'La moyenne de tous les témoignages, hors avis : un nom vaut 0,6 (des initiales 0,3), une fonction, une entreprise ou un lieu 0,2 (pour des articles, l’article acheté), et une photo 0,2.',
  notApplicable: {
    none: 'La page n’affiche aucun témoignage.',
    onlyReviews: 'La page affiche des avis, mais pas de témoignages choisis.',
  },
  notMeasured: {
    testimonials: 'Les témoignages n’ont pas pu être lus.',
    parts: 'La page contient des témoignages, mais on ne sait pas quels texte, nom et photo vont ensemble.',
  },
  parts: {
    name: 'un nom',
    fullName: 'le nom complet',
    purchase: 'l’article acheté',
    town: 'la ville',
    role: 'une fonction, une entreprise ou un lieu',
    photo: 'une photo',
  },
  observed: {
    completeGoods: ({ total }) => `${all(total)} un nom, l’article acheté ou un lieu, et une photo.`,
    complete: ({ total }) => `${all(total)} un nom, une fonction ou un lieu, et une photo.`,
    incomplete: ({ incomplete, total }) =>
      `${partly(incomplete.length, total)} : ${list(
        incomplete.map((item) => `${quote(item.text, 40)} (manque : ${list(item.missing)})`),
        3,
      )}.`,
  },
  advice: {
    photo: { title: ({ said }) => `Ajoutez une photo de la personne qui a dit ${quote(said, 60)}` },
    person: { title: ({ said }) => `Montrez qui a dit ${quote(said, 60)}` },
    add: (item) => `${quote(item.text, 60)} : ajoutez ${list(item.missing)}.`,
    goods: {
      consent:
        'Demandez d’abord à chaque personne : n’utilisez son nom et sa photo qu’avec son accord. Si elle préfère des initiales, ajoutez ce qu’elle a acheté et quand, et n’écrivez « achat vérifié » que si vos commandes le montrent.',
      design: design('l’article acheté'),
    },
    personal: {
      consent:
        'Demandez d’abord à chaque personne : n’utilisez son nom, sa ville et sa photo qu’avec son accord. Si elle préfère des initiales, ajoutez la ville et la date de sa visite.',
      design: design('la ville'),
    },
    business: {
      consent:
        'Demandez d’abord à chaque personne : n’utilisez son nom, sa fonction et sa photo qu’avec son accord. Si elle préfère des initiales, ajoutez sa fonction et son lieu.',
      design: design('la fonction et l’entreprise'),
    },
  },
};
