import type { ViewportName } from '../../capture/snapshot.ts';
import { capitalized, percent, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const LARGE = 0.4;
const SHOWN = 60;

function on(devices: readonly ViewportName[]): string {
  if (devices.length > 1) return 'sur ordinateur et sur mobile';
  return devices[0] === 'mobile' ? 'sur mobile' : 'sur ordinateur';
}

export const text: Text = {
  why: 'C’est au premier écran que l’on consacre le plus de temps, et c’est là qu’on décide de défiler ou non. Si une image ou du vide remplit cet espace, la plupart des visiteurs ne sauront jamais de quoi parle la page.',
  measure:
    'Signalé si le premier écran contient moins de 70 caractères de texte sur ordinateur ou sur mobile (un caractère en chinois, japonais ou coréen compte pour deux à trois et demi), en-tête et menu non compris, et que la page dépasse 1,25 écran. Plus grave si les deux appareils sont concernés ou si le titre principal est lui aussi plus bas ; moins grave s’il ne manque sur le premier écran qu’une phrase qui explique le titre. Ne figure jamais parmi les cinq premiers constats si le titre est visible et que l’autre appareil en dit davantage.',
  title: ({ shown, headline, devices }) =>
    shown !== null
      ? `Sur le premier écran ${on(devices)}, les visiteurs voient peu de texte à part ${quote(shown, SHOWN)}`
      : headline !== null
        ? `Remontez ${quote(headline, SHOWN)} : il faut défiler pour le voir ${on(devices)}`
        : `Sur le premier écran ${on(devices)}, presque aucun texte ne dit de quoi parle la page`,
  observed: ({ shown, next, picture, devices, isBlank }) =>
    `${capitalized(on(devices))}, il n’y a ${
      shown === null
        ? `${isBlank ? 'aucun' : 'presque aucun'} texte sur le premier écran, hormis l’en-tête et le menu`
        : `presque aucun texte sur le premier écran à part ${quote(shown)}`
    }${picture >= LARGE ? ` ; des images occupent ${percent(Math.min(1, picture))} de l’espace` : ''}.${
      next === null ? '' : ` ${quote(next)} n’apparaît qu’en défilant.`
    }`,
  steps: ({ shown, headline, next, picture }) => [
    picture >= LARGE
      ? 'Réduisez l’image du haut à environ la moitié de la hauteur de l’écran, ou placez le texte dessus avec un contraste suffisant.'
      : 'Réduisez la hauteur de la section du haut et l’espace vide qu’elle contient.',
    headline === null || shown !== null
      ? 'Sous le titre, ajoutez une phrase qui dit ce que vous proposez, à qui et où.'
      : `Placez le titre ${quote(headline, SHOWN)} en haut de la page, suivi d’une phrase qui dit ce que vous proposez, à qui et où.`,
    'Placez le bouton principal juste sous cette phrase, pour qu’il soit visible sans défiler.',
    ...(next === null
      ? []
      : [
          `Laissez dépasser le haut de ${quote(next, SHOWN)} en bas de l’écran, pour montrer qu’il y a une suite.`,
        ]),
    'Vérifiez la page sur un mobile et sur un petit ordinateur portable (1 280 × 720).',
  ],
};
