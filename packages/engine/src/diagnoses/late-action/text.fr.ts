import type { ViewportName } from '../../capture/snapshot.ts';
import { amount, figure, placesShown, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

type Late = Parameters<Text['observed']>[0];
type Depth = Parameters<Text['nothing']>[0]['depth'];

const DEVICES = { desktop: 'sur ordinateur', mobile: 'sur mobile' };

function hiddenOn({ desktop, mobile }: Depth): ViewportName[] {
  if (mobile === null) return ['mobile'];
  return desktop === null ? ['desktop'] : [];
}

function onDevice(device: ViewportName | null): string {
  return device === null ? '' : ` ${DEVICES[device]}`;
}

function headerSays(header: Late['header']): string[] {
  if (header === null) return [];
  const [only] = header.on;
  const where = header.on.length === 1 && only ? ` ${DEVICES[only]}` : '';
  return [`Sur le premier écran, ${quote(header.label, 40)} ne figure que dans l’en-tête${where}.`];
}

const where = (headline: string | null) =>
  headline === null ? 'En haut de page' : `Sous ${quote(headline, 50)}`;

const SHORTER =
  'Sur mobile, raccourcissez ce qui précède le bouton, ou gardez-le dans une barre en bas d’écran.';
const REPEATED = 'Répétez le bouton là où l’on se décide : après les prix, après les avis et en fin de page.';

/** « 1,3 écran », « 2,0 écrans ». */
const screensOf = (screens: number) => `${figure(screens, 1)} ${screens < 2 ? 'écran' : 'écrans'}`;

export const text: Text = {
  why: 'L’attention se porte surtout sur ce qu’on voit avant de défiler, et beaucoup ne vont pas plus loin. Un bouton placé loin dans la page n’est vu que par ceux qui lisent jusque-là.',
  measure:
    'Signalé si, sur ordinateur, sur mobile ou les deux, le haut de page n’a ni bouton ni formulaire qui invite à agir, alors que la page en a un plus bas ou dans l’en-tête. Plus le bouton est bas, plus c’est grave ; c’est moins grave si l’en-tête en montre un sur les deux appareils. Si nous n’avons pas de liste de mots pour la langue de la page, c’est signalé si aucun bouton, quel qu’il soit, n’est visible sans défiler. Signalé aussi, en moins grave, si un formulaire commence sur le premier écran sur ordinateur alors que son bouton est 1,2 écran plus bas ou davantage, ou si une longue page continue sur 2,5 écrans ou plus après son dernier bouton. Si le haut de page montre d’autres boutons, c’est signalé quand l’action principale n’est visible qu’en défilant, sur les deux appareils ou sur un seul. Ne figure parmi les cinq premiers constats que si aucun des deux appareils ne montre sans défiler le bouton en question, pas même dans l’en-tête.',
  title: ({ label, isForm, on }) =>
    isForm
      ? `Ajoutez en haut de page${onDevice(on)} un bouton vers le formulaire ${quote(label, 40)}`
      : `Placez ${quote(label, 40)} en haut de page${onDevice(on)}`,
  observed: ({ label, depth, header, on, reading }) =>
    [
      `Le haut de page${onDevice(on)} n’a pas de bouton qui invite à agir${reading === null ? '' : `, seulement ${quote(reading, 40)}`}.`,
      ...(depth === null
        ? []
        : [`${quote(label, 60)} est ${placesShown({ depth, missingOn: hiddenOn(depth) })}.`]),
      ...headerSays(header),
    ].join(' '),
  steps: ({ label, isForm, headline, reading }) => [
    `${where(headline)}, ajoutez un bouton plein ${isForm ? `qui mène au formulaire ${quote(label, 40)} et dit ce que l’on obtient` : `avec le libellé ${quote(label, 40)}`}.`,
    ...(reading === null
      ? []
      : [`Faites de ${quote(reading, 40)} un bouton secondaire, plus discret, à côté.`]),
    SHORTER,
    REPEATED,
  ],
  nothing: ({ label, depth, headline }) => ({
    title: 'Ajoutez un bouton en haut de page',
    observed: `Aucun bouton n’est visible sans défiler. Le premier, ${quote(label, 60)}, est ${placesShown({ depth, missingOn: hiddenOn(depth) })}.`,
    steps: [
      `${where(headline)}, ajoutez un bouton plein qui dit ce que les visiteurs obtiennent en cliquant.`,
      SHORTER,
      REPEATED,
    ],
  }),
  submit: ({ label, screens, fields }) => ({
    title: `Remontez ${quote(label, 40)} et son formulaire`,
    observed: `Le formulaire commence sur le premier écran sur ordinateur, mais son bouton ${quote(label, 60)} est ${screensOf(screens)} plus bas, après ${amount(fields, 'champ', 'champs')}.`,
    steps: [
      'Raccourcissez ce qui précède le formulaire, pour qu’il commence juste sous le titre.',
      'Placez les champs courts côte à côte sur ordinateur, et retirez ceux dont vous n’avez pas besoin tout de suite.',
      `Vérifiez que le formulaire et ${quote(label, 40)} tiennent sur l’écran d’un ordinateur portable.`,
    ],
  }),
  end: {
    title: ({ label }) => `Répétez ${quote(label, 40)} en fin de page`,
    observed: ({ screens }) =>
      `La page continue sur ${amount(screens, 'écran', 'écrans')} après son dernier bouton.`,
    steps: ({ label }) => [
      `Terminez la page par une phrase qui résume l’offre, et placez dessous ${quote(label, 40)} en bouton plein.`,
      `Ajoutez aussi ${quote(label, 40)} après chaque longue section, ou gardez-le dans une barre toujours visible.`,
    ],
  },
};
