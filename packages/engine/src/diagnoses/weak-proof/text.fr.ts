import type { People } from '../../checks/shared/people.ts';
import { amount, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

type Flaw = Parameters<Text['observed']>[0][number];
type Told = Flaw & Pick<People, 'one' | 'many'>;

const LEAST_QUOTED = 15;

const screens = (count: number) => `${amount(count, 'écran', 'écrans')} plus bas`;

const signed = ({ by }: Flaw) => (by.trim() === '' ? 'sans auteur' : `signée ${quote(by, 40)}`);

function untraceable({ count, of }: Flaw): string {
  if (of === 1) return 'La seule citation ne permet pas';
  if (count === of) return `Aucune des ${of} citations ne permet`;
  return `${amount(count, 'citation', 'citations')} sur ${of} ${count === 1 ? 'ne permet pas' : 'ne permettent pas'}`;
}

const OBSERVED: Record<Flaw['kind'], (flaw: Told) => string> = {
  repeated: ({ words }) =>
    `La citation ${quote(words, 90)} apparaît sous différents noms ou vient d’un modèle de page.`,
  anonymous: (flaw) =>
    `${untraceable(flaw)} de remonter à une personne. ${quote(flaw.words, 80)} est une citation ${signed(flaw)}.`,
  'uncounted-rating': ({ words }) =>
    `${quote(words, 60)} est affiché sans le nombre d’avis ni lien vers eux.`,
  'numbers-only': ({ words, one }) =>
    `${quote(words, 60)} est la seule preuve de la page : aucun ${one} n’est nommé ni cité.`,
  unsourced: (flaw) =>
    `${flaw.count === 1 ? 'La seule citation pourrait être inventée' : `Les ${flaw.count} citations pourraient être inventées`} : il n’y a ni date, ni entreprise, ni photo, ni lien vers un avis. La première est ${signed(flaw)}.`,
  single: (flaw) => `La seule preuve est une citation : ${quote(flaw.words, 90)}, ${signed(flaw)}.`,
  deep: ({ words, count }) =>
    words.length < LEAST_QUOTED
      ? `La première preuve sociale est ${screens(count)}.`
      : `La première preuve sociale, ${quote(words, 60)}, est ${screens(count)}.`,
};

const STEPS: Record<Flaw['kind'], (people: People) => readonly string[]> = {
  repeated: ({ one }) => [
    `Supprimez toute citation qu’aucun ${one} n’a écrite. Les faux avis sont illégaux aux États-Unis et dans l’Union européenne.`,
  ],
  anonymous: () => [
    'Demandez aux auteurs si vous pouvez afficher leur nom complet, leur ville, leur fonction ou leur entreprise, et une photo.',
    'Retirez les citations dont les auteurs refusent, ou mettez un lien vers la plateforme où elles ont été publiées.',
  ],
  'uncounted-rating': () => [
    'Ajoutez le nombre d’avis à côté de la note, et reliez les deux à la plateforme où les avis ont été publiés.',
  ],
  'numbers-only': ({ many }) => [
    `Sous le chiffre, citez deux ${many} par leur nom, ou montrez les logos de trois d’entre eux.`,
  ],
  unsourced: ({ one }) => [
    `Reliez chaque citation à l’endroit où elle a été publiée, ou ajoutez la date et ce qu’a obtenu votre ${one}.`,
  ],
  single: ({ many }) => [
    `Demandez cette semaine une citation à trois autres ${many}. Trois citations sur des préoccupations différentes en disent plus qu’une seule sur tout.`,
  ],
  deep: () => ['Remontez la citation ou le chiffre le plus fort à côté du titre ou du bouton principal.'],
};

export const text: Text = {
  why: 'Les visiteurs savent que des avis peuvent être inventés. Des citations sans nom complet, des notes sans nombre d’avis et des chiffres sans source font plus de mal que leur absence, car on se demande ce qui d’autre n’est pas vrai.',
  measure:
    'Signalé si des citations se répètent ou viennent d’un modèle de page, si la plupart ne nomment personne, si une note est sans nombre d’avis, si des chiffres sont la seule preuve et qu’aucun client n’est nommé, si les citations sont invérifiables, si une seule citation est la seule preuve, si la première preuve est à trois écrans ou plus du haut ou, à défaut de ces cas, si des pourcentages n’ont pas de source à proximité. Le cas le plus grave détermine la gravité, et chaque cas supplémentaire y ajoute un peu. Des citations auxquelles il ne manque que le nom complet de l’auteur ne figurent jamais parmi les cinq premiers constats.',
  titles: {
    repeated: ({ words }) => `Retirez la citation qui semble inventée : ${quote(words, 50)}`,
    anonymous: (flaw) =>
      flaw.by.trim() === ''
        ? `Dites qui a écrit ${quote(flaw.words, 50)}`
        : `Affichez le nom complet derrière ${quote(flaw.by, 40)}`,
    'uncounted-rating': ({ words }) => `Dites combien d’avis sont derrière ${quote(words, 50)}`,
    'numbers-only': ({ words }) => `Appuyez ${quote(words, 50)} par des noms et des visages`,
    unsourced: ({ words }) => `Montrez où ${quote(words, 50)} a été publié`,
    single: ({ words }) => `Une seule citation sert de preuve : ${quote(words, 50)}`,
    deep: ({ words, count }) =>
      words.length < LEAST_QUOTED
        ? `Remontez vos preuves : elles commencent ${screens(count)}`
        : `Remontez ${quote(words, 50)}, placé ${screens(count)}`,
  },
  observed: (flaws, { one, many }) =>
    flaws
      .slice(0, 3)
      .map((flaw) => OBSERVED[flaw.kind]({ ...flaw, one, many }))
      .join(' '),
  steps: (flaws, people) => [
    ...flaws.flatMap(({ kind }) => STEPS[kind](people)).slice(0, 4),
    `Ne publiez que ce que vos ${people.many} ont vraiment écrit, y compris un ou deux avis critiques.`,
  ],
};
