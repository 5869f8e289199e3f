import type { Text } from './impact.text.ts';

export const text: Text = {
  unit: {
    metric: '% relativo de la métrica que busca el cambio',
    lcp: '% relativo de las ventas, si el Largest Contentful Paint llega un 30 % antes',
    product: '% relativo de las ventas del producto mostrado',
    subscriptions: '% relativo de suscripciones de pago',
  },
  effect: {
    default:
      'Probablemente pequeño: entre −1 % y +4 % de la métrica que busca el cambio. En unas 2600 pruebas de tiendas y sitios de viajes, nueve de cada diez movieron los ingresos menos de un 1,2 % en una u otra dirección, y las pruebas publicadas, que exageran los efectos, dieron en promedio algo menos del 4 %.',
    cosmetic:
      'No esperes un efecto medible en la conversión: las pruebas de tiendas y sitios de viajes que solo cambiaron textos, colores o botones dieron en promedio entre −0,3 % y 0 %. Hazlo porque cuesta poco y la página queda más clara.',
    proof:
      'Entre −1 % y +3 % de la métrica que busca el cambio: las pruebas con mensajes de prueba social verdaderos en tiendas y sitios de viajes dieron en promedio +2,3 % de ingresos por visitante, y dos de tres sellos de reseñas probados en la cabecera de una tienda no lograron más.',
    deadline:
      'Entre −1 % y +2 %, y solo si el plazo es real: las pruebas con cuentas atrás en tiendas y sitios de viajes dieron en promedio +1,5 % de ingresos por visitante, mientras que un gran experimento no encontró efecto en frases como «actúa ya» por sí solas.',
    lcp: 'Hasta +8 % en una página de destino lenta si su Largest Contentful Paint llega un 30 % antes, medido en una prueba aleatorizada en la página de un operador de telefonía con tráfico de pago. Una tienda declaró más, pero no cuentes con ello.',
    video:
      'Entre 0 y +15 % de ventas del producto mostrado: el valor más alto se midió en un experimento aleatorizado en una tienda de moda mediana. En páginas de donación se ha visto que los vídeos perjudican.',
    chat: 'No hay una cifra fiable para una página como esta. En una prueba de una tienda en línea, pasar el icono del chat a la navegación subió las transacciones un 7 %, y en un marketplace compraban más quienes usaban el chat.',
    trial:
      'Entre 0 y +6 % de suscripciones de pago con una prueba de 7 días en vez de 30, medido en un experimento aleatorizado en una gran empresa de software. Donde queda un plan gratuito no se encontró efecto inmediato.',
    reviews:
      'Grande, pero sin cifra fiable: las primeras cinco a diez reseñas explican casi toda la diferencia entre un producto con reseñas y uno sin ellas, pero eso sale de comparar productos, no de un experimento.',
    friction:
      'No hay una cifra fiable: la gente nombra la cuenta obligatoria, los costes tardíos y los formularios largos entre sus motivos para abandonar, pero una parte de las respuestas de una encuesta no es una mejora que puedas esperar.',
    defect:
      'No hay una cifra fiable: es un defecto que estorba a los visitantes que se topan con él. Arréglalo sin esperar a una prueba.',
    none: 'Ningún experimento publicado ha medido una mejora con esto. Lo recomendamos por los motivos que damos.',
  },
};
