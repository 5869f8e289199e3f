import { capitalized, list } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: { passes: 'El diseño guía la mirada', fails: 'El diseño no guía la mirada' },
  why: 'La gente se forma una opinión de una página en 50 milisegundos y prefiere las páginas sencillas y bien ordenadas. El tamaño, el espacio y la alineación deciden qué se lee primero.',
  measure:
    'Tamaños de letra, longitud de línea e interlineado, densidad, zonas vacías, márgenes, columnas y ajuste al móvil, ponderados con un modelo de valoraciones de capturas hechas por personas.',
  notMeasured: { notRendered: 'La página no se mostró en un navegador.' },
  observed: {
    good: 'Los tamaños, los espacios y las columnas guían la mirada por la página.',
    weak: ({ weaknesses }) => `${capitalized(list(weaknesses))}.`,
  },
  advice: {
    title: ({ weakness }) =>
      weakness === null
        ? 'Separa las secciones de la página de forma uniforme'
        : `Corrige el diseño: ${weakness}`,
    steps: ({ fixes }) =>
      fixes.length > 0
        ? [...fixes]
        : [
            'Usa un titular grande, texto de 16 px o más con un interlineado de 1,5, de 45 a 85 caracteres por línea y el mismo espacio entre secciones.',
          ],
  },
};
