import { amount, list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const SHOWN = 40;
const NAMED = 5;

const some = (names: readonly string[]) =>
  list(
    names.map((name) => quote(name, SHOWN)),
    NAMED,
  );

export const text: Text = {
  why: 'En un estudio con 179 personas en seis sitios reales, con la navegación oculta la gente encontró el contenido la mitad de veces que con ella a la vista. Quien no ve cómo llegar a lo que busca se va en lugar de seguir buscando.',
  measure:
    'Se señala si la mayoría de los elementos del menú de escritorio son iconos sin una palabra, si el menú de escritorio está oculto tras un botón, si una página de tres pantallas o más enumera 20 precios o más sin enlaces para saltar a ellos, si una página de tres pantallas o más no tiene menú, o si el menú tiene diez elementos o más. Un menú oculto es más grave en páginas en las que se curiosea, como las categorías de una tienda. Solo un menú de iconos figura entre los cinco primeros.',
  signs: ({ count, labels }) => ({
    title: `Pon nombre a los ${count} iconos del menú`,
    observed: `${count} elementos del menú son iconos sin una palabra, así que los visitantes tienen que adivinar adónde lleva cada uno.`,
    steps: [
      labels.length === 0
        ? 'Escribe junto a cada icono el nombre de su página, o sustituye los iconos por palabras.'
        : `Escribe junto a cada icono el nombre de su página, o sustituye los iconos por palabras: ${some(labels)}.`,
      'Quita los elementos que pocos visitantes necesitan, para que las palabras quepan en una línea.',
    ],
  }),
  list: {
    title: ({ prices }) => `Añade enlaces internos a la lista de ${prices} precios`,
    observed: ({ prices, screens }) =>
      `La página enumera ${prices} precios en ${screens} pantallas, sin enlaces para saltar a una sección.`,
    steps: [
      'Arriba, añade una fila de enlaces, uno al encabezado de cada grupo de precios.',
      'Pon primero los grupos más pedidos y pliega los menos pedidos.',
      'Usa una sola tabla, y no varias, para productos o servicios que solo se diferencian en una cosa, como la duración o el modelo.',
      'Después de cada grupo, repite el botón de reserva o de consulta.',
    ],
  },
  hidden: {
    steps: [
      'Nombra los elementos del menú con las palabras de tus visitantes, como los servicios o las categorías, y no con «Productos» o «Más».',
    ],
  },
  missing: {
    title: 'Añade un menú para ir directo a lo que se busca',
    observed: ({ screens, headings }) =>
      `La página mide ${amount(screens, 'pantalla', 'pantallas')} y no tiene menú; a ${some(headings)} solo se llega desplazándose.`,
    steps: ({ headings }) => [
      `Añade arriba una barra con enlaces que salten a ${some(headings)}.`,
      'Pon el nombre del negocio a la izquierda, y el teléfono o el botón principal a la derecha.',
      'Deja la barra a la vista mientras se recorre la página.',
    ],
  },
  many: {
    title: ({ labels }) => `Reduce el menú de ${labels.length} elementos a unos 6`,
    observed: ({ labels }) =>
      `El menú tiene ${amount(labels.length, 'elemento', 'elementos')} en el mismo nivel: ${some(labels)}.`,
    steps: [
      'Conserva lo que se necesita antes de decidir: tu oferta, los precios, las pruebas, «Quiénes somos» y «Contacto».',
      'Lleva los demás al pie de página o agrúpalos bajo un solo elemento.',
      'Convierte el elemento más importante en un botón.',
    ],
  },
};
