import { amount, capitalized, places, quote, seconds } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Moving = Parameters<Text['observed']['moving']>[0]['moving'];

const KINDS: Record<string, string> = {
  audio: 'el reproductor de audio',
  video: 'el reproductor de vídeo',
  carousel: 'el carrusel',
};

function nameOf({ kind, evidence, slides }: Moving): string {
  const thing = KINDS[kind] ?? 'el contenido en movimiento';
  if (kind === 'audio' || kind === 'video') return thing;
  const name = evidence.text ? `${thing} ${quote(evidence.text, 50)}` : `${thing} sin texto`;
  return slides ? `${name} (${amount(slides, 'diapositiva', 'diapositivas')})` : name;
}

function doing({ kind }: Moving): string {
  return kind === 'audio' || kind === 'video' ? 'se reproduce' : 'se mueve';
}

export const text: Text = {
  title: {
    passes: 'El contenido que se mueve se puede pausar',
    fails: 'El contenido que se mueve no se puede pausar',
  },
  why: 'WCAG 2.2.2 exige una forma de pausar el contenido que se mueve durante más de 5 segundos, y 1.4.2 una de detener el sonido que suena más de 3 segundos. En una prueba, un participante pasó por alto una oferta en letra de 98 puntos porque estaba en un panel giratorio; los clics en otros sitios muestran que los carruseles también pueden funcionar.',
  measure:
    'El contenido que se mueve solo durante más de 5 segundos (reproductores, carruseles, bandas que se desplazan, todo lo que cambió de posición o de texto, pero nada que solo palpite, brille o flote en su sitio) puntúa 0,2 sin un control de pausa en la primera pantalla, 0,5 si está más abajo o mide menos de 12\u00a0000 px cuadrados, y 1 si lo tiene (0,8 con más de 4 diapositivas). Un sonido de más de 3 segundos que no se puede detener puntúa 0. Cuenta el elemento con el valor más bajo.',
  notApplicable: { still: 'Nada se mueve, cambia ni suena solo durante mucho tiempo.' },
  searched: ['botones dentro y al lado del contenido que se mueve'],
  observed: {
    moving: ({ moving, depth, durationMs, isSound, isPausable }) =>
      `${capitalized(nameOf(moving))} ${isSound ? 'suena' : doing(moving)} sin que nadie lo pida ${durationMs === null ? 'y sin parar' : `durante ${seconds(durationMs)}`}, y ${isPausable ? 'se puede pausar' : 'no encontramos ningún control para pausarlo'}. Está ${places(depth)}.`,
  },
  advice: {
    unnamed: 'el contenido que se mueve',
    carousel: {
      title: ({ carousel }) => `Evita que ${nameOf(carousel)} se mueva solo`,
      step: 'Cambia de diapositiva solo cuando el visitante lo pida y asegúrate de que la primera se entienda por sí sola.',
    },
    other: {
      title: ({ moving }) => `Añade un control de pausa: ${nameOr(moving)}`,
      step: ({ moving }) =>
        `Pon un botón de pausa visible en ${nameOr(moving)}, o haz que se detenga antes de 5 segundos.`,
    },
    byScript:
      'Lo mueve un script, así que ningún estilo puede detenerlo: desactiva la reproducción automática en los ajustes del script.',
    reduceMotion: 'Respeta el ajuste de movimiento reducido (prefers-reduced-motion).',
    mute: 'Haz que empiece sin sonido.',
    fewerSlides: ({ limit }) => `Deja ${limit} diapositivas como máximo. Casi nadie llega a las últimas.`,
  },
};

function nameOr(moving: Moving | null): string {
  return moving ? nameOf(moving) : text.advice.unnamed;
}
