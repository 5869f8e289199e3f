import type { PerViewport, ViewportName } from '../../../capture/snapshot.ts';
import { percent, perViewport, placesShown, quote } from '../../shared/phrasing.ts';
import type { Position, Text } from './text.ts';

type Cover = NonNullable<Position['covered']['desktop']>;
type Form = Parameters<Text['observed']['position']>[0]['form'];
type Reach = Parameters<Text['observed']['position']>[0]['reach'];

const COVERS: Record<Cover, string> = { consent: 'el aviso de cookies', layer: 'una ventana emergente' };

const DEVICES: Record<ViewportName, string> = { desktop: ' en escritorio', mobile: ' en el móvil' };

function on(viewports: readonly ViewportName[]): string {
  const [only] = viewports;
  return viewports.length === 1 && only !== undefined ? DEVICES[only] : '';
}

function where({ depth, missingOn, cutOn, covered }: Position): string {
  const edge = cutOn.length === 0 ? '' : `, y el borde de la pantalla lo corta${on(cutOn)}`;
  return `${placesShown({ depth, missingOn })}${edge}${under(covered)}`;
}

function under({ desktop, mobile }: PerViewport<Cover>): string {
  if (desktop !== null && desktop === mobile) return `, y lo tapa ${COVERS[desktop]}`;
  const covers = perViewport({ desktop, mobile }, (cover) => `lo tapa ${COVERS[cover]}`);
  return covers === '' ? '' : `, y ${covers}`;
}

const SAME_LOOK = ['Usa siempre el mismo texto, la misma forma y el mismo color.'];

export const text: Text = {
  title: {
    passes: 'La llamada a la acción principal está a mano',
    fails: 'La llamada a la acción principal no está a mano',
  },
  why: 'En un seguimiento ocular con 120 personas, el 57\u00a0% del tiempo se dedicó a la primera pantalla y el 74\u00a0% a las dos primeras. No encontramos ningún experimento que aísle el efecto de repetir el botón, así que las repeticiones dan pocos puntos.',
  measure:
    'Puntúa 0,8 si la llamada a la acción principal, otro botón con el mismo texto, destino o propósito, el principio de su formulario o de un formulario con botón propio está en la primera pantalla, y 0,4 si está en la segunda o bajo una ventana emergente. Hasta 0,2 más por la parte de la altura de la página que está a dos pantallas o menos de una repetición o de una barra fija.',
  notApplicable: { noAction: 'La página no tiene llamada a la acción principal.' },
  notMeasured: { position: 'No se pudo determinar la posición de la llamada a la acción principal.' },
  observed: {
    position: ({ label, hasEquivalent, position, form, reach }) =>
      [
        `${quote(label)}${hasEquivalent ? ' o un botón con el mismo fin' : ''} aparece por primera vez ${where(position)}${formStarts(form)}.`,
        ...reachOf(reach),
      ].join(' '),
  },
  advice: {
    unnamed: 'la llamada a la acción principal',
    uncover: {
      title: ({ label, viewports }) => `Evita que algo tape ${quote(label, 40)}${on(viewports)}`,
      steps: ({ label, position }) => [
        `En una primera visita, ${quote(label, 40)} está ${whereOr(position)}. Reduce lo que lo tapa o llévalo a un borde de la pantalla donde no haya botones.`,
        'Mira la página como quien llega por primera vez: en una ventana privada y también en un móvil.',
      ],
    },
    leadToForm: {
      title: ({ label, isLate }) =>
        isLate
          ? `Añade en la primera pantalla un botón que lleve al formulario ${quote(label, 40)}`
          : `Añade más abajo un botón que lleve al formulario ${quote(label, 40)}`,
      steps: ({ label, position, headline, isLate }) => [
        isLate
          ? `El formulario ${quote(label, 40)} está ${whereOr(position)}. Añade un botón ${below(headline)} que lleve a él y diga qué se obtiene.`
          : `En largos tramos de la página, nada lleva al formulario ${quote(label, 40)}.`,
        'Añade el mismo botón después de las secciones que responden a las preguntas principales. Deja el formulario en un solo lugar.',
      ],
      design: SAME_LOOK,
    },
    moveUp: {
      title: ({ label, viewports }) => `Sube ${quote(label, 40)} a la primera pantalla${on(viewports)}`,
      steps: ({ label, position, headline }) => [
        `${quote(label, 40)} aparece por primera vez ${whereOr(position)}. Ponlo ${below(headline)}, antes de las imágenes y los textos largos.`,
        'En el móvil, acorta lo que hay encima o mantén el botón en una barra fija al pie de la pantalla.',
        `Repite ${quote(label, 40)} después de las secciones que responden a las preguntas principales y al final de la página.`,
      ],
      design: SAME_LOOK,
    },
    repeat: {
      title: ({ label }) => `Repite ${quote(label, 40)} más abajo en la página`,
      steps: ({ label, position }) => [
        `${quote(label, 40)} está ${whereOr(position)}, pero no vuelve a aparecer en un largo tramo.`,
        'Repítelo con el mismo texto después de cada sección que responda a una pregunta principal, o mantenlo en una barra fija.',
      ],
      design: SAME_LOOK,
    },
  },
};

function formStarts(form: Form): string {
  if (form === null) return '';
  return form === 'own'
    ? ', pero su formulario empieza en la primera pantalla'
    : `, pero el formulario ${quote(form.button, 40)} empieza en la primera pantalla`;
}

function reachOf(reach: Reach): string[] {
  if (reach === 'all') return ['Nunca está a más de dos pantallas.'];
  const shares = perViewport(reach, (share) => `el ${percent(share)} de la página`);
  return shares === '' ? [] : [`A dos pantallas o menos queda ${shares}.`];
}

function whereOr(position: Position | null): string {
  return position ? where(position) : 'más abajo';
}

function below(headline: string | null): string {
  return headline === null ? 'bajo el titular' : `bajo ${quote(headline, 50)}`;
}
