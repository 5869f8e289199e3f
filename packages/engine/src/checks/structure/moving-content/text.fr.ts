import { amount, capitalized, places, quote, seconds } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Moving = Parameters<Text['advice']['carousel']['title']>[0]['carousel'];

const KINDS: Record<Moving['kind'], string> = {
  audio: 'le lecteur audio',
  video: 'le lecteur vidéo',
  carousel: 'le carrousel',
  animation: 'le contenu animé',
  ticker: 'le bandeau défilant',
};

function nameOf({ kind, evidence, slides }: Moving): string {
  if (kind === 'audio' || kind === 'video') return KINDS[kind];
  const name = evidence.text ? `${KINDS[kind]} ${quote(evidence.text, 50)}` : `${KINDS[kind]} sans texte`;
  return slides ? `${name} (${amount(slides, 'diapositive', 'diapositives')})` : name;
}

const UNNAMED = 'le contenu animé';

const nameOr = (moving: Moving | null) => (moving ? nameOf(moving) : UNNAMED);

function doing(kind: Moving['kind'], isSound: boolean): string {
  if (isSound) return 'émet du son de lui-même';
  return kind === 'audio' || kind === 'video' ? 'se lance de lui-même' : 'bouge de lui-même';
}

export const text: Text = {
  title: {
    passes: 'Le contenu qui se lance seul peut être mis en pause',
    fails: 'Du contenu se lance seul sans pause possible',
  },
  why: 'Le critère WCAG 2.2.2 exige de pouvoir mettre en pause un contenu qui bouge plus de 5 secondes, et le 1.4.2 d’arrêter un son de plus de 3 secondes. Dans un test, une personne n’a pas vu une offre en corps 98 parce qu’elle était dans un panneau tournant ; d’après les clics sur d’autres sites, des carrousels peuvent aussi bien marcher.',
  measure:
    'Un contenu qui bouge de lui-même plus de 5 secondes (lecteurs, carrousels, bandeaux défilants, tout ce qui a changé de position ou de texte, mais rien de ce qui ne fait que pulser, luire ou flotter sur place) vaut 0,2 sans commande de pause sur le premier écran, 0,5 s’il est plus bas ou fait moins de 12 000 px carrés, et 1 avec une pause (0,8 avec plus de 4 diapositives). Un son de plus de 3 secondes que l’on ne peut pas arrêter vaut 0. Le cas le moins bon compte.',
  notApplicable: {
    still: 'Aucun contenu ne bouge, ne change ni n’émet de son de lui-même plus de quelques secondes.',
  },
  searched: ['les boutons dans le contenu animé et à côté'],
  observed: {
    moving: ({ moving, depth, durationMs, isSound, isPausable }) =>
      `${capitalized(nameOf(moving))} ${doing(moving.kind, isSound)} ${durationMs === null ? 'sans arrêt' : `pendant ${seconds(durationMs)}`} et ${isPausable ? 'peut être mis en pause' : 'n’a pas de commande de pause que nous ayons pu trouver'}. Il est ${places(depth)}.`,
  },
  advice: {
    unnamed: UNNAMED,
    carousel: {
      title: ({ carousel }) => `Empêchez ${nameOf(carousel)} de bouger de lui-même`,
      step: 'Ne changez de diapositive qu’à la demande des visiteurs, et veillez à ce que la première se suffise à elle-même.',
    },
    other: {
      title: ({ moving }) => `Ajoutez une commande de pause pour ${nameOr(moving)}`,
      step: ({ moving }) =>
        `Ajoutez un bouton de pause visible pour ${nameOr(moving)}, ou arrêtez le mouvement dans les 5 secondes.`,
    },
    byScript:
      'Un script le fait bouger, donc aucun style ne peut l’arrêter : désactivez la lecture automatique dans les réglages du script.',
    reduceMotion: 'Respectez le réglage de réduction des animations (prefers-reduced-motion).',
    mute: 'Démarrez sans le son.',
    fewerSlides: ({ limit }) =>
      `Gardez au plus ${limit} diapositives. Presque personne n’arrive aux suivantes.`,
  },
};
