import type { Text } from './ceiling-changes.text.ts';

export const text: Text = {
  'action-missing': {
    title: 'Añade un botón claro para lo que deben hacer los visitantes',
    steps: [
      'Decide qué única cosa deben hacer aquí los visitantes y añade un botón para ella en la primera pantalla.',
    ],
  },
  'broken-form': {
    title: 'Haz que el formulario funcione',
    steps: ['Pon en el formulario un botón que lo envíe.', 'Envíate un mensaje de prueba.'],
  },
  'broken-pictures': {
    title: 'Sustituye las imágenes que no cargan',
    steps: [
      'Sube los archivos que faltan o corrige sus direcciones, y después carga la página en una ventana privada.',
    ],
  },
  'builder-notes': {
    title: 'Quita las notas internas',
    steps: ['Borra las notas y lee toda la página una vez como visitante.'],
  },
  'collapsed-layout': {
    title: 'Arregla el diseño roto',
    steps: [
      'Abre la página a 390 y 1350 px y corrige lo que se superpone, se sale de la pantalla o está comprimido.',
    ],
  },
  'content-missing-on-phones': {
    title: 'Muestra el contenido también en el móvil',
    steps: ['Abre la página en un móvil y muestra lo que ahí está oculto o cortado.'],
  },
  'covered-page': {
    title: 'Quita la capa que cubre la página',
    steps: [
      'Muestra la capa más tarde, hazla más pequeña o ponle un botón de cerrar que funcione en ambos dispositivos.',
    ],
  },
  'dead-links': {
    title: 'Enlaza los botones y enlaces que no llevan a ninguna parte',
    steps: ['Pulsa cada enlace una vez. Corrige su destino o quítalo hasta que el destino exista.'],
  },
  'empty-order': {
    title: 'Muestra lo que se va a pagar',
    steps: [
      'Enumera en esta página los artículos con su precio y el total.',
      'Devuelve a la tienda a quien llega con el carrito vacío.',
    ],
  },
  'empty-page': {
    title: 'Añade más contenido a la página',
    steps: [
      'Di qué ofreces, para quién, cómo funciona y cuánto cuesta, cada cosa en su propia sección.',
      'Abre la página en una ventana privada. Si ahí falta algo, ponlo en el HTML.',
    ],
  },
  'expired-offer': {
    title: 'Sustituye el evento o la oferta que ya pasó',
    steps: ['Pon la próxima fecha, o di qué pueden hacer los visitantes ahora que ha terminado.'],
  },
  'filler-text': {
    title: 'Sustituye el texto de relleno',
    steps: ['En lugar del relleno, escribe qué ofreces, a quién y a qué precio.'],
  },
  'garbled-text': {
    title: 'Haz que el texto se pueda leer',
    steps: ['Guarda la página en UTF-8 y sustituye todas las frases que no tienen sentido.'],
  },
  'missing-content': {
    title: 'Añade el contenido que la página promete',
    steps: ['Añade lo que falta, o quita el marco o la frase que lo anuncia.'],
  },
  'mixed-languages': {
    title: 'Usa un solo idioma en la página',
    steps: ['Traduce los pasajes en el otro idioma y enlaza a una página distinta para cada idioma.'],
  },
  'offer-unstated': {
    title: 'Di qué ofreces',
    steps: ['Di en el titular qué es y para quién.'],
  },
  'poor-impression': {
    title: 'Mejora la primera impresión',
    steps: [
      'Compara la primera pantalla con dos páginas que te inspiren confianza, en escritorio y en el móvil.',
    ],
  },
  'repeated-text': {
    title: 'Di cada cosa una sola vez',
    steps: ['Borra los pasajes repetidos o sustitúyelos por datos sobre la oferta.'],
  },
  'unreadable-text': {
    title: 'Haz que el texto se lea con facilidad',
    steps: ['Pon el texto a 16 px o más, con un contraste de al menos 4,5:1.'],
  },
  'unstyled-page': {
    title: 'Haz que carguen los estilos de la página',
    steps: ['Busca hojas de estilos que no cargan y corrige sus direcciones.'],
  },
};
