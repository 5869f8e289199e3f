import { capitalized, list } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: { passes: 'El diseño parece profesional', fails: 'El diseño parece anticuado o a medias' },
  why: 'Cuando 2684 personas comentaron la credibilidad de distintos sitios, el 46,1\u00a0% de los comentarios trataba del aspecto del diseño, más que de ninguna otra cosa. Lo atractiva que parece una página a los 50 ms coincide en gran medida con lo que parece al medio segundo.',
  measure:
    'Tipos de letra, colores, imágenes, botones, iconos y signos de antigüedad (la fuente predeterminada del navegador, enlaces azules, maquetación con tablas), ponderados con un modelo de valoraciones de capturas hechas por personas.',
  notMeasured: { noLayout: 'No se pudo medir el diseño de la página.' },
  observed: {
    none: 'La tipografía, los colores y las imágenes parecen diseñados con cuidado.',
    some: ({ weaknesses }) => `${capitalized(list(weaknesses))}.`,
  },
  advice: {
    title: ({ weakness }) =>
      weakness === null ? 'Da a la página un aspecto uniforme' : `Mejora el aspecto: ${weakness}`,
    steps: ({ fixes }) =>
      fixes.length > 0
        ? [...fixes]
        : [
            'Usa imágenes nítidas de lo que ofreces, y mantén los mismos tipos de letra y colores en todas las secciones.',
          ],
  },
};
