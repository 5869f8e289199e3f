import type { Text } from './threats.text.ts';

export const text: Text = {
  price: {
    title: ({ isBusiness }) =>
      isBusiness
        ? 'Los competidores que muestran precios se tienen en cuenta primero'
        : 'Otras organizaciones dicen de entrada cuánto cuesta participar',
    why: ({ isBusiness }) =>
      isBusiness
        ? 'Quien compara ofertas se queda primero con las que muestran su precio, y una página sin precios no entra en la lista.'
        : 'Quien duda entre varias opciones elige aquella cuyo coste conoce.',
  },
  proof: {
    title: ({ isBusiness }) =>
      isBusiness
        ? 'Los competidores con pruebas parecen la opción más segura'
        : 'Las organizaciones que muestran sus resultados inspiran más confianza',
    why: ({ isBusiness }) =>
      isBusiness
        ? 'Quien compara dos ofertas parecidas elige la que respaldan otros clientes.'
        : 'La gente da su tiempo, su dinero o su confianza a las organizaciones que muestran lo que han logrado.',
  },
  wording: {
    title: ({ isBusiness }) =>
      isBusiness
        ? 'Para quien compara, esta oferta se parece a cualquier otra'
        : 'Para quien compara organizaciones, esta se parece a cualquier otra',
    why: ({ isBusiness }) =>
      isBusiness
        ? 'Cuando las ofertas suenan igual, los visitantes deciden por el precio.'
        : 'Cuando las organizaciones suenan igual, la gente no recuerda cuál era cuál.',
  },
  mobile: {
    title: () => 'Los visitantes esperan que las páginas funcionen en su móvil',
    why: () => 'Acaban de venir de páginas que sí lo hacen, y volver atrás cuesta un toque.',
  },
  speed: {
    title: () => 'Los visitantes están acostumbrados a páginas más rápidas',
    why: () => 'Cada segundo de espera devuelve a algunos a los resultados de búsqueda.',
  },
  look: {
    title: () => 'La página parece anticuada frente a lo que se suele ver',
    why: () => 'Los visitantes juzgan lo actual que es tu trabajo por lo actual que es la página.',
  },
  freshness: {
    title: () => 'Los datos desfasados hacen dudar de si hay alguien',
    why: () => 'Los visitantes no saben si el resto de la página sigue siendo cierto.',
  },
  broken: {
    title: () => 'Una promesa incumplida atrae quejas',
    why: () => 'Quien viene por ella se siente engañado y lo dice en sus reseñas.',
  },
  claims: {
    title: () => 'Las afirmaciones sin respaldo pueden volverse en contra',
    why: () =>
      'Visitantes, competidores y organismos de consumo pueden pedir las pruebas, y la duda sobre una afirmación se extiende a las demás.',
  },
  contradiction: {
    title: () => 'Los datos contradictorios restan confianza',
    why: () => 'Quien lo nota no sabe qué dato creer, y puede exigirte que cumplas el que más le conviene.',
  },
  reviews: {
    title: () => 'Las reseñas que no se pueden comprobar pueden volverse en contra',
    why: () =>
      'Los visitantes saben que las reseñas se pueden inventar, y las que parecen falsas hacen más daño que no tener ninguna.',
  },
  pressure: {
    title: () => 'Una presión que no se sostiene puede volverse en contra',
    why: () =>
      'Quien vuelve y ve el mismo plazo o las mismas existencias deja de creer a la página, y las leyes de consumo prohíben la urgencia falsa.',
  },
  terms: {
    title: () => 'Las condiciones inesperadas traen quejas',
    why: () => 'Quien se siente engañado cancela, reclama su dinero y lo cuenta.',
  },
  connection: {
    title: () => 'El navegador advierte de esta página a los visitantes',
    why: () => 'Mucha gente se echa atrás ante una advertencia antes de leer una palabra.',
  },
  checkout: {
    title: () => 'No se pueden leer las condiciones antes de pagar',
    why: () =>
      'Los compradores prudentes se detienen aquí, y los pedidos hechos sin condiciones son más fáciles de impugnar.',
  },
  standing: {
    title: 'La mayoría de las páginas que medimos puntúan más alto',
    description: ({ standing, isBusiness }) =>
      `${standing} ${isBusiness ? 'Quien compara encontrará páginas' : 'Quien compara organizaciones encontrará páginas'} que responden mejor a sus preguntas.`,
    mitigation: ({ advice }) => `Empieza por este arreglo: ${advice}`,
  },
  description: ({ observed, why }) => `${observed} ${why}`,
};
