import { amount, capitalized, list } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Defect = Parameters<Text['advice']['step']>[0]['defect'];

const SEEN: Record<Defect['kind'], string> = {
  covered: 'queda debajo de otro texto',
  cut: 'se ve a medias',
  outside: 'se sale por el borde derecho de la pantalla en escritorio',
  stretched: 'pierde sus proporciones',
  enlarged: 'se muestra a más tamaño que el original',
};

const FIX: Record<Defect['kind'], string> = {
  covered: 'añade espacio entre ambos o ponlo delante',
  cut: 'deja que el recuadro crezca con su texto en lugar de fijar su alto o su ancho',
  outside: 'deja que la fila salte de línea o se encoja, para que la página no sea más ancha que la pantalla',
  stretched: 'conserva las proporciones (object-fit: cover, o height: auto)',
  enlarged: 'sirve la imagen al tamaño en que se muestra o mayor',
};

function seen({ name, kind }: Defect): string {
  return `${name} ${SEEN[kind]}`;
}

function counted(defects: readonly Defect[]): string[] {
  return [...Map.groupBy(defects, seen)].map(([sentence, { length }]) =>
    length === 1 ? sentence : `${sentence} (${length} veces)`,
  );
}

export const text: Text = {
  title: {
    passes: 'Los textos y las imágenes se ven bien',
    fails: 'Hay textos o imágenes que se ven mal',
  },
  why: 'Cuando 2684 personas comentaron la credibilidad de distintos sitios, el 46,1\u00a0% de los comentarios trataba del aspecto del diseño, más que de ninguna otra cosa. Lo atractiva que parece una página a los 50 ms coincide en gran medida con lo que parece al medio segundo.',
  measure: (scale) =>
    `Texto tapado por otro texto, cortado o fuera del borde derecho de la pantalla en escritorio, e imágenes estiradas más de un 10\u00a0% o ampliadas más de 1,5 veces: ${scale}. No son defectos las barras fijas, los puntos suspensivos ni los adornos pequeños.`,
  image: 'la imagen',
  observed: {
    none: 'En el diseño principal, ningún texto se superpone a otro ni se corta, y ninguna imagen está deformada.',
    some: ({ defects }) =>
      `${amount(defects.length, 'defecto visible', 'defectos visibles')}: ${list(counted(defects).slice(0, 3))}.`,
  },
  advice: {
    title: ({ first }) =>
      first ? `Corrige un defecto visible: ${seen(first)}` : 'Corrige los defectos visibles',
    step: ({ defect }) => capitalized(`${seen(defect)}: ${FIX[defect.kind]}.`),
  },
};
