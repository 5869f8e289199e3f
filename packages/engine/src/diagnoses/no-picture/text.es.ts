import type { PageType } from '@liftmark/contract/page-types';
import { amount, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

type Said = Parameters<Text['titleFor']>[0];

interface Scene {
  missing: (said: Said) => string;
  take: string;
}

const named =
  (withName: (name: string) => string, without: string) =>
  ({ name }: Said): string =>
    name === null ? without : withName(name);

const WORK: Scene = {
  missing: named((name) => `al equipo ni el trabajo de ${name}`, 'a tu equipo ni tu trabajo'),
  take: 'Haz cinco fotos: lo que ofreces, un detalle, clientes que lo disfrutan, el lugar donde se hace, y tú o tu equipo.',
};

const SCREENSHOT: Scene = {
  missing: named((name) => `cómo es ${name}`, 'cómo es el producto'),
  take: 'Haz una captura de la pantalla en la que se hace la tarea principal, con datos realistas, y recórtala para que el texto se lea.',
};

const SCENES: Partial<Record<PageType, Scene>> = {
  saas: SCREENSHOT,
  app: SCREENSHOT,
  'ecommerce-product': {
    missing: named((name) => `cómo es ${name}`, 'el producto en sí'),
    take: 'Fotografía el producto de frente, en uso y junto a algo que muestre su tamaño.',
  },
  'ecommerce-category': {
    missing: named((name) => `qué vende ${name}`, 'qué vendes'),
    take: 'Fotografía cada producto sobre el mismo fondo liso, y uno de ellos en uso.',
  },
  nonprofit: {
    missing: named((name) => `a quién ayuda ${name}`, 'a quién ayudas'),
    take: 'Fotografía tu labor donde ocurre: el lugar, las personas y los voluntarios, con el permiso de todos.',
  },
  event: {
    missing: named((name) => `cómo es ${name}`, 'cómo es el evento'),
    take: 'Usa fotos de la última edición: el público, el lugar y las personas en el escenario.',
  },
  course: {
    missing: named((name) => `una clase o un docente de ${name}`, 'una clase o un docente'),
    take: 'Fotografía una clase, la cara del docente y lo que han hecho los alumnos.',
  },
  signup: { missing: () => 'en qué se registra uno', take: WORK.take },
  pricing: { missing: () => 'qué se está pagando', take: WORK.take },
  checkout: {
    missing: () => 'qué se está pagando',
    take: 'En el resumen del pedido, muestra una imagen pequeña de cada artículo junto a su nombre y precio.',
  },
  other: { missing: named((name) => `qué es ${name}`, 'de qué trata la página'), take: WORK.take },
  portfolio: {
    missing: named((name) => `un proyecto de ${name}`, 'alguno de tus proyectos'),
    take: 'Elige tus tres mejores proyectos y muestra una imagen grande de cada uno, con una línea sobre lo que hiciste.',
  },
};

const HOUSES: Record<'stay' | 'table' | 'both', Scene> = {
  stay: {
    missing: named((name) => `una habitación de ${name}`, 'una habitación'),
    take: 'Fotografía con luz natural cada tipo de habitación, un baño, las vistas y el exterior del edificio.',
  },
  table: {
    missing: named((name) => `un plato o una mesa de ${name}`, 'un plato o una mesa'),
    take: 'Fotografía los tres platos por los que te conocen, el comedor con clientes y la entrada desde la calle.',
  },
  both: {
    missing: named((name) => `qué encuentran los huéspedes en ${name}`, 'qué encontrarán los huéspedes'),
    take: 'Fotografía lo que atrae a los huéspedes, las habitaciones con luz natural y el exterior del edificio.',
  },
};

function sceneOf({ type, house }: Said): Scene {
  return type === 'hospitality' ? HOUSES[house ?? 'both'] : (SCENES[type] ?? WORK);
}

export const text: Text = {
  why: 'Los visitantes se fían de lo que ven, antes incluso de leer una línea. En un gran marketplace, los anuncios con dos fotos convertían más o menos el doble que los de una, y el seguimiento ocular muestra que la gente estudia las fotos reales y se salta los adornos.',
  measure:
    'Se señala si la página no muestra ninguna imagen ni vídeo aparte de logotipos, iconos y fondos, o si su primera imagen está más abajo de la primera pantalla. Es más grave en tiendas y en restaurantes y hoteles, y nunca figura entre los cinco primeros donde se muestra una imagen de fondo, donde compran empresas, en páginas de organizaciones sin ánimo de lucro y de registro, ni donde el tipo de página no está claro. Quedan fuera las páginas en las que una imagen no cargó, las de acceso y las listas de precios de suscripciones.',
  titleFor: (said) => {
    const missing = sceneOf(said).missing(said);
    if (said.lack === 'but-background')
      return `La única imagen de la página${said.name === null ? '' : ` de ${said.name}`} es un fondo`;
    return said.lack === 'above-fold'
      ? `Ninguna imagen de la primera pantalla muestra ${missing}`
      : `Ninguna imagen muestra ${missing}`;
  },
  observed: ({ lack, words, screens, price }) => {
    const asked = price === null ? '' : `, aunque pide ${quote(price, 40)}`;
    if (lack === 'above-fold')
      return `En la primera pantalla, la página solo tiene texto y color${asked}; sus imágenes empiezan más abajo.`;
    const length = [
      ...(words === null ? [] : [amount(words, 'palabra', 'palabras')]),
      ...(screens === null ? [] : [amount(Math.max(1, Math.round(screens)), 'pantalla', 'pantallas')]),
    ].join(' en ');
    const shown =
      lack === 'everywhere' ? 'ninguna foto, captura ni vídeo' : 'ninguna imagen aparte del fondo';
    return `La página ${length === '' ? 'no tiene' : `tiene ${length} y`} ${shown}${asked}.`;
  },
  steps: (said) => [
    ...(said.lack === 'above-fold' ? [] : [sceneOf(said).take]),
    said.lack === 'above-fold'
      ? 'Sube tu mejor imagen y ponla junto al titular, o justo debajo de él en el móvil.'
      : 'Pon la mejor imagen junto al titular, y otra junto a cada cosa que ofreces.',
    'Usa tus propias fotos. Las de archivo y los dibujos no demuestran nada.',
    'Exporta las imágenes en WebP al doble del tamaño en que se muestran, para que se vean nítidas y carguen rápido.',
  ],
};
