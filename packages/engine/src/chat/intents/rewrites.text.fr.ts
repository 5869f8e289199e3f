import type { Text } from './rewrites.text.ts';

export const text: Text = {
  names: {
    headline: { one: 'titre', many: 'titres' },
    subheadline: { one: 'texte sous le titre', many: 'textes sous le titre' },
    action: { one: 'libellé de bouton', many: 'libellés de bouton' },
    section: { one: 'texte de section', many: 'textes de section' },
  },
  counts: ['Aucun', 'Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six'],

  lead: ({ count, name, current }) =>
    current === null ? `${count} ${name} :` : `${count} ${name} à la place de ${current} :`,
  more: ({ count, name }) => `${count} ${name} de plus :`,
  shorter: ({ count, name }) => `${count} ${name} plus ${count === 'Un' ? 'court' : 'courts'} :`,
  audience: ({ count, name, audience }) => `${count} ${name} pour ${audience} :`,
  each: 'Un texte pour chaque partie de la page qui compte le plus :',

  source: 'Remplissez ce qui est entre crochets : je n’invente pas de faits.',
  sourceBlank:
    'Remplissez ce qui est entre crochets : la page ne le dit pas clairement dans des mots que je pourrais reprendre, et je n’invente pas de faits.',
  sourceWhole: 'Tout ceci vient des mots de la page elle-même.',
  audienceLanguage: ({ audience, language }) =>
    `La langue de la page est : ${language}. Écrivez « ${audience} » comme le diraient ses visiteurs.`,
  why: ({ copy, reason }) => `${copy} ${reason}`,

  noMore: ({ name }) =>
    `Je n’ai pas d’autres ${name} : la page ne dit rien d’autre dont on pourrait en faire un bon. Ajoutez à la page ce que votre offre a de particulier, analysez-la de nouveau, et j’aurai plus de matière.`,
  noShorter: ({ name }) =>
    `Je n’ai pas de ${name} plus court à partir des mots de la page. Voici le plus court jusqu’ici :`,
  noTone: ({ name }) =>
    `Je ne peux pas changer le ton sans modèle de langage : je n’utilise que les mots de la page. Je peux écrire d’autres ${name}, des plus courts, ou pour un certain public (« pour les restaurants »).`,
  noTranslation: ({ language }) =>
    `Je ne peux pas traduire sans modèle de langage. La langue de la page est : ${language}. C’est donc dans celle-ci que j’écris.`,
  none: ({ name }) =>
    `Je n’ai pas de meilleurs ${name} pour cette page : elle emploie déjà les mots habituels, ou n’en dit pas assez pour s’appuyer dessus.`,
  elsewhere: ({ kind }) =>
    `${kind} date d’avant que les rapports gardent de meilleurs textes. Analysez de nouveau la page, et j’écrirai des titres, des libellés de bouton et une section avec ses propres mots.`,
  kinds: { competitor: 'Cette comparaison', swot: 'Ce rapport SWOT' },
};
