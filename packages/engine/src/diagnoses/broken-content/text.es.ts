import { amount, list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

type Texts = Parameters<Text['observed']['failed']>[0]['texts'];

function shown(texts: Texts): string {
  return list(
    texts.map((line) => quote(line, 60)),
    4,
  );
}

export const text: Text = {
  why: 'Donde esperan contenido, los visitantes encuentran un error, un hueco o código. Se preguntan si la oferta sigue existiendo y dudan de que un pedido o un mensaje llegue a su destino.',
  measure:
    'Se señala si la página muestra un mensaje de error o de carga, «próximamente», código sin procesar, un hueco donde debería haber una cifra, una cuenta atrás o contadores en cero, una lista de selección vacía, un recuadro incrustado en blanco, una animación de carga que no termina, todos los precios en cero o un pedido vacío; si menciona un formulario que no está; o si muestra menos de 60 caracteres de texto. Un «próximamente» por sí solo nunca figura entre los cinco primeros.',
  title: {
    bare: ({ letters }) =>
      letters === 0
        ? 'Los visitantes no ven ningún texto'
        : `La página solo muestra ${amount(letters, 'carácter', 'caracteres')} de texto`,
    order: () => 'La página de pago no muestra nada que comprar',
    zero: ({ texts }) =>
      `${texts.length === 1 ? 'El único precio dice' : 'Todos los precios dicen'} ${quote(texts[0] ?? '', 20)}`,
    countdown: ({ texts }) => `La cuenta atrás se quedó en ${quote(texts[0] ?? '', 40)}`,
    form: () => 'Falta el formulario que se pide rellenar',
    failed: ({ texts }) => `En lugar de contenido aparece un error: ${quote(texts[0] ?? '', 50)}`,
    loading: ({ texts }) => `Parte de la página se queda en ${quote(texts[0] ?? '', 50)}`,
    number: ({ texts }) => `Falta un valor en ${quote(texts[0] ?? '', 50)}`,
    markup: ({ texts }) => `Los visitantes ven código: ${quote(texts[0] ?? '', 40)}`,
    counter: ({ texts }) => `Hay contadores parados en cero: ${quote(texts[0] ?? '', 40)}`,
    frame: ({ texts }) =>
      texts[0]
        ? `El contenido incrustado ${quote(texts[0], 40)} queda en blanco`
        : 'Un contenido incrustado queda en blanco',
    loader: () => 'Una animación de carga no termina nunca',
    choices: () => 'Una lista de selección no tiene opciones',
    announced: ({ texts }) => `Aparece ${quote(texts[0] ?? '', 50)} en lugar de contenido real`,
  },
  observed: {
    bare: ({ letters }) =>
      letters === 0
        ? 'La página no muestra ningún texto, ni en escritorio ni en el móvil.'
        : `Toda la página muestra ${amount(letters, 'carácter', 'caracteres')} en escritorio y en el móvil.`,
    order: () => 'La página invita a comprar, pero no muestra ningún artículo ni un precio superior a cero.',
    zero: ({ texts }) =>
      texts.length === 1
        ? `El único precio de la página dice ${quote(texts[0] ?? '', 20)}, que no supera el cero.`
        : `${amount(texts.length, 'precio', 'precios')} de la página dicen ${quote(texts[0] ?? '', 20)}, y ninguno supera el cero.`,
    countdown: ({ texts }) => `Una cuenta atrás dice ${shown(texts)}.`,
    form: ({ texts }) => `La página dice ${shown(texts)}, pero no hay campos que rellenar.`,
    failed: ({ texts }) => `Parte de la página no se pudo cargar: ${shown(texts)}.`,
    loading: ({ texts }) => `Después de cargar, la página seguía diciendo ${shown(texts)}.`,
    number: ({ texts }) => `Faltan valores en ${shown(texts)}.`,
    markup: ({ texts }) => `La página muestra este código como texto: ${shown(texts)}.`,
    counter: ({ texts }) => `Hay contadores de la página que dicen ${shown(texts)}.`,
    frame: () =>
      'Donde debería aparecer un mapa, un calendario u otro contenido externo, los visitantes ven un recuadro vacío.',
    loader: () =>
      'Una animación de carga seguía girando cuando la página ya había cargado, y en su lugar no apareció nada.',
    choices: ({ texts }) =>
      `${texts.length === 1 ? '1 lista de selección está vacía' : `${amount(texts.length, 'lista', 'listas')} de selección están vacías`}, así que los visitantes no pueden elegir nada.`,
    announced: ({ texts }) => `La página promete contenido que no está: ${shown(texts)}.`,
  },
  step: {
    bare: 'Abre la página en una ventana privada para ver si el texto falta, está oculto o espera un script que falla, y ponlo en el HTML.',
    order:
      'Devuelve a la tienda a quien llega con el carrito vacío y muestra a los demás sus artículos y el total.',
    zero: 'Pon los precios reales o quita la línea del precio hasta que los tengas.',
    countdown: 'Pon la cuenta atrás en la próxima fecha o quítala junto con su titular.',
    form: 'Añade el formulario donde el texto lo menciona y envíate un mensaje de prueba.',
    failed: 'Arregla la parte que no carga y muestra un teléfono o un enlace por si vuelve a fallar.',
    loading:
      'Averigua por qué esta parte no termina de cargar y muestra contenido fijo en su lugar mientras tanto.',
    number: 'Completa el valor u oculta la línea hasta que lo tengas.',
    markup:
      'Arregla la plantilla o el plugin que debería convertir este código en contenido, o borra el código.',
    counter:
      'Escribe las cifras definitivas en el HTML y deja que el script solo las anime, o quita los contadores.',
    frame:
      'Abre la dirección del contenido incrustado por separado, corrígela y añade un enlace por si vuelve a fallar.',
    loader:
      'Averigua por qué esta parte no termina de cargar y muestra contenido fijo en su lugar mientras tanto.',
    choices: 'Añade opciones a la lista o quítala.',
    announced: 'Publica lo que tengas o quita la sección hasta que esté lista.',
    again: 'Después vuelve a cargar la página en una ventana privada, en escritorio y en el móvil.',
  },
};
