import type { Text } from './sources.text.ts';

export const text: Text = {
  'abandonment-recovery-qubit': {
    claim:
      'Las pruebas para recuperar a quienes abandonan la compra dieron en promedio +1,1\u00a0% de ingresos por visitante.',
    population: 'tiendas en línea y sitios de viajes, unas 2600 pruebas A/B clasificadas por tipo',
    caveat:
      'Es una media de muchos sitios (no un intervalo), ajustada por contracción estadística. Son datos de un proveedor, los resultados varían de un sitio a otro y lo que se mide son los ingresos por visitante, no la conversión.',
  },
  'above-fold-attention': {
    claim:
      'El 57\u00a0% del tiempo de visualización se dedica a la primera pantalla y el 74\u00a0%, a las dos primeras.',
    population: '120 participantes, 130\u00a0000 fijaciones, escritorio a 1920x1080',
    caveat:
      'Mide la atención, no la conversión, y en 2010 la primera cifra era del 80\u00a0%. La gente sí se desplaza por la página.',
  },
  'accessibility-click-away': {
    claim:
      'Cerca del 70\u00a0% de los usuarios con necesidades de accesibilidad abandona los sitios difíciles de usar. La encuesta cifra en 17\u00a0100 millones de libras el gasto perdido en el Reino Unido.',
    population: 'compradores con discapacidad del Reino Unido (oleada de 2016: 362 participantes)',
    caveat: 'Las cifras son autodeclaradas y extrapoladas, y la conversión no se puso a prueba.',
  },
  'activity-notification-deceptive': {
    claim:
      'De 313 mensajes de actividad en 265 sitios, se demostró que 29 (el 9\u00a0%), en 20 sitios, eran inventados.',
    population: '11\u00a0000 tiendas en línea',
    caveat: 'Es una cifra mínima.',
  },
  'ad-like-styling': {
    claim:
      'Quitar el borde y el fondo que hacían que la petición de donativos pareciera un anuncio aumentó la conversión un 27,5\u00a0% (confianza del 98,3\u00a0%, n = 276\u00a0232).',
    population: 'diarios de CaringBridge',
    caveat: 'La tasa pasó del 0,12 al 0,16\u00a0% en un solo sitio.',
  },
  'ads-above-fold': {
    claim:
      'Desde 2012, el algoritmo de diseño de página de Google posiciona peor las páginas con demasiados anuncios en la primera pantalla.',
    population: 'páginas de contenido',
    caveat: 'Se refiere al posicionamiento en el buscador, no a la conversión.',
  },
  'alt-text-wcag': {
    claim:
      'WCAG 1.1.1 (A) exige alternativas textuales. En 2024, cerca de un tercio de las imágenes de las páginas de inicio más visitadas no tenía texto alternativo, o lo tenía dudoso o repetitivo.',
    population: 'el millón de páginas de inicio más visitadas',
    caveat: 'Los argumentos son la ley y llegar a más gente; no hay una cifra de mejora.',
  },
  'apple-pay-17-seconds': {
    claim:
      'En una aplicación, pagar con Apple Pay llevó 17 s, frente a los 103 s de teclear los datos de la tarjeta, y la conversión fue un 6,3\u00a0% mayor.',
    population: 'una aplicación de merchandising para iOS',
    caveat: 'Una sola aplicación durante un mes, sin aleatorización.',
  },
  'autofill-shopify-41': {
    claim:
      'Un tercio de las compras sin cuenta usa el autocompletado, y esas sesiones se terminan hasta un 41\u00a0% más a menudo.',
    population: 'compras sin cuenta en Shopify, septiembre de 2024',
    caveat: 'De todos modos, quien tiene datos guardados es más propenso a comprar.',
  },
  'autofill-tokens-wcag': {
    claim:
      'WCAG 1.3.5 (AA) exige que la finalidad de los campos de datos personales se pueda determinar por software. En la práctica, eso significa usar los valores de autocompletado de WHATWG (given-name, email, cc-number, etc.).',
    population: 'formularios que piden datos del propio usuario',
    caveat: 'Es una norma técnica que se puede comprobar con exactitud.',
  },
  'autoplay-audio-wcag': {
    claim: 'WCAG 1.4.2 (A) exige una forma de detener el audio que suena durante más de 3 segundos.',
    population: 'todas las páginas',
    caveat: 'Es una norma técnica que se puede comprobar con exactitud.',
  },
  'autoplay-hated': {
    claim:
      'Los anuncios con reproducción automática obtuvieron 5,79 y los modales, 5,82, en una escala de desagrado de 7 puntos, y los anuncios en el móvil salieron peor parados que los de escritorio (5,45 frente a 5,09).',
    population: '452 adultos estadounidenses, con bocetos de páginas',
    caveat: 'Mide cuánto dice la gente que le desagradan los anuncios, no los vídeos de producto.',
  },
  'banner-blindness-1998': {
    claim:
      'Quienes buscaban algo concreto pasaban por alto a menudo los banners llamativos, sobre todo cerca de la parte superior de la página.',
    population: 'tareas web en laboratorio',
    caveat: 'El estudio es antiguo, pero su resultado principal se ha replicado.',
  },
  'carousel-nng-miss': {
    claim:
      'En una prueba, un participante pasó por alto una oferta en letra de 98 puntos porque estaba en un panel que giraba solo.',
    population: 'página de inicio de Siemens',
    caveat: 'Es un único caso muy gráfico.',
  },
  'carousel-runyon': {
    claim:
      'Cerca del 1\u00a0% de los visitantes de ND.edu hizo clic en una diapositiva, y el 84\u00a0% de los clics fue en la primera. En un sitio hermano con rotación automática hizo clic el 8,8\u00a0%.',
    population: 'cinco sitios de la Universidad de Notre Dame',
    caveat:
      'Son clics en noticias universitarias, y apuntan en ambas direcciones. El autor aconseja 3 o 4 diapositivas como máximo, con una primera que funcione por sí sola.',
  },
  'charm-price-meta': {
    claim:
      'Un metaanálisis prerregistrado (69 estudios, N = 40\u00a0541) halló que los precios justo por debajo de una cifra redonda, como 9,99, tienen un efecto de g = 0,13 en las decisiones de compra, que era menor o desaparecía al corregir el sesgo.',
    population: 'estudios de laboratorio y de campo',
    caveat: 'El efecto es pequeño y muy variable.',
  },
  'client-logos-high-profile': {
    claim:
      'La gente recordaba mejor los logotipos de clientes conocidos que los de clientes desconocidos (p = 0,009).',
    population: 'página de alojamiento web',
    caveat: 'El estudio solo midió el recuerdo, y los logotipos desconocidos no tuvieron efecto.',
  },
  'cls-yahoo-japan-15': {
    claim:
      'Reducir el CLS en 0,2 se asoció con un 15,1\u00a0% más de páginas vistas por sesión, sesiones un 13,3\u00a0% más largas y una tasa de rebote 1,72 puntos porcentuales menor.',
    population: 'artículos de Yahoo! JAPAN News',
    caveat: 'Es una correlación en el tiempo sobre el uso de un sitio de noticias, sin datos de compras.',
  },
  'concise-scannable-objective-copy': {
    claim:
      'Frente a un texto publicitario, la usabilidad medida aumentó un 58\u00a0% con la mitad de palabras, un 47\u00a0% con un diseño fácil de ojear, un 27\u00a0% con un lenguaje objetivo y un 124\u00a0% con las tres cosas.',
    population: 'sitio informativo (texto turístico), cinco versiones',
    caveat: 'El estudio es de 1997, la muestra era pequeña y se midió la usabilidad, no la conversión.',
  },
  'confirmshaming-prevalence': {
    claim:
      'Los investigadores encontraron 169 casos de opciones para rechazar que avergüenzan (confirmshaming) en 164 tiendas en línea, lo que las convierte en el cuarto patrón oscuro más común.',
    population: '11\u00a0000 tiendas en línea',
    caveat: 'Muestra lo comunes que son, no qué efecto tienen.',
  },
  'content-volume-short-wins-email': {
    claim:
      'En pruebas aleatorizadas con 27\u00a0083 visitantes, la página más corta convirtió significativamente mejor cuando el objetivo era un registro con el correo electrónico, en distintos lugares y a lo largo del tiempo.',
    population: 'páginas de destino de captación (registro con el correo electrónico), tráfico de AdWords',
    caveat: 'Un objetivo de poco compromiso, con dos diseños para un solo producto.',
  },
  'cookie-notice-position': {
    claim:
      'En tres experimentos de campo con más de 80\u00a0000 usuarios, los avisos situados abajo a la izquierda fueron los que más interacción recibieron, y las opciones binarias y los diseños que inclinan la elección (nudges) influyeron mucho en el consentimiento.',
    population: 'un sitio alemán parecido a una tienda en línea',
    caveat:
      'Mide el consentimiento, no las ventas. Inclinar la elección con casillas marcadas de antemano es ilegal en la Unión Europea.',
  },
  'coupon-field-loses-revenue': {
    claim:
      'Doctor FootCare perdió ingresos cuando apareció un campo de cupón en su carrito. Quienes hicieron el experimento advierten de que un campo así manda a los compradores a buscar códigos.',
    population: 'el carrito de una tienda en línea',
    caveat: '',
  },
  'cta-button-style': {
    claim: 'Las pruebas que cambiaban botones dieron en promedio −0,2\u00a0% de ingresos por visitante.',
    population: 'tiendas en línea y sitios de viajes, unas 2600 pruebas A/B clasificadas por tipo',
    caveat:
      'Es una media de muchos sitios (no un intervalo), ajustada por contracción estadística. Son datos de un proveedor, los resultados varían de un sitio a otro y lo que se mide son los ingresos por visitante, no la conversión. Los sitios de la muestra ya tenían botones utilizables: que falte la llamada a la acción o no se vea es otro tipo de problema.',
  },
  'cta-color-red-21': {
    claim:
      'Un botón rojo recibió un 21\u00a0% más de clics que uno verde en una página mayormente verde con unas 2000 visitas.',
    population: 'página de inicio de Performable',
    caveat:
      'Midió los clics de unos días en una sola página, y su responsable advierte de que no se debe generalizar. Lo que importó fue el contraste, no el color.',
  },
  'cta-color-zero': {
    claim:
      'Las pruebas que cambiaban colores dieron en promedio un 0,0\u00a0% de cambio en los ingresos por visitante.',
    population: 'tiendas en línea y sitios de viajes, unas 2600 pruebas A/B clasificadas por tipo',
    caveat:
      'Es una media de muchos sitios (no un intervalo), ajustada por contracción estadística. Son datos de un proveedor, los resultados varían de un sitio a otro y lo que se mide son los ingresos por visitante, no la conversión.',
  },
  'cta-first-person-90': {
    claim:
      'Un consultor informó de pruebas de botones en las que ganaron los textos en primera persona, en algunos casos por hasta un 90\u00a0%.',
    population: 'unas pocas páginas de SaaS y de captación',
    caveat:
      'Son éxitos seleccionados que midieron clics, no ventas, y nunca se replicaron a gran escala. El resultado conjunto de los cambios de texto es de casi cero.',
  },
  'cta-label-specific': {
    claim:
      'En estudios de seguimiento ocular, la gente lee los enlaces de forma aislada, así que su texto tiene que decir qué abren. Una promesa incumplida resta confianza.',
    population: 'páginas web en general',
    caveat: 'Es un resultado cualitativo.',
  },
  'cta-non-text-contrast': {
    claim: 'WCAG 1.4.11 (AA) exige un contraste de 3:1 entre los controles y los colores adyacentes.',
    population: 'todas las páginas',
    caveat: 'Es una norma de accesibilidad, y la parte de la visibilidad de un botón que se puede medir.',
  },
  'cta-repeat-no-evidence': {
    claim: 'No conocemos ningún experimento publicado que aísle el efecto de repetir el botón.',
    population: 'páginas de destino largas',
    caveat:
      'Por eso solo comprobamos que haya una llamada a la acción al alcance en las dos primeras pantallas.',
  },
  'cta-wording-qubit': {
    claim:
      'Las pruebas que solo cambiaban el texto de las llamadas a la acción dieron en promedio −0,3\u00a0% de ingresos por visitante.',
    population: 'tiendas en línea y sitios de viajes, unas 2600 pruebas A/B clasificadas por tipo',
    caveat:
      'Es una media de muchos sitios (no un intervalo), ajustada por contracción estadística. Son datos de un proveedor, los resultados varían de un sitio a otro y lo que se mide son los ingresos por visitante, no la conversión.',
  },
  'dark-patterns-effect': {
    claim:
      'Los patrones oscuros suaves duplicaron con creces la aceptación de un servicio dudoso, y los agresivos casi la cuadruplicaron. Los agresivos provocaron un fuerte rechazo.',
    population: 'muestras representativas de la población estadounidense',
    caveat:
      'Funcionan a corto plazo, pero provocan rechazo y cada vez más a menudo son ilegales. Los señalamos como riesgo y nunca los recomendamos.',
  },
  'delivery-speed-reason': {
    claim:
      'En encuestas a compradores estadounidenses que abandonaron un pago, entre el 16\u00a0% (2016) y el 23\u00a0% (hacia 2024) dijo que la entrega era demasiado lenta.',
    population: 'compradores en línea estadounidenses',
    caveat: 'Es una parte de las respuestas de una encuesta. Mostrar una fecha no acelera la entrega.',
  },
  'design-look-46': {
    claim:
      'El aspecto del diseño se mencionó en el 46,1\u00a0% de los comentarios de 2684 personas sobre la credibilidad de distintos sitios, más que ningún otro factor.',
    population: '100 sitios reales de diez categorías',
    caveat:
      'Muestra en qué se fija la gente, no qué la lleva a comprar. A menudo se cita mal como «el 46\u00a0% juzga por el diseño» o «el 75\u00a0%».',
  },
  'drip-pricing-stubhub': {
    claim:
      'En un experimento con millones de usuarios de StubHub, quienes no vieron los recargos hasta la página de pago gastaron cerca de un 21\u00a0% más y tuvieron un 14\u00a0% más de probabilidad de terminar la compra.',
    population: 'marketplace de entradas, 2015, aleatorizado',
    caveat:
      'Contradice las encuestas: la transparencia puede costar ventas a corto plazo. Mostrar tarde los recargos es ilegal en Estados Unidos desde mayo de 2025 en entradas y alojamiento, así que no lo recomendamos.',
  },
  'error-messages-mailchimp': {
    claim:
      'Los inicios de sesión fallidos en MailChimp bajaron un 66\u00a0% tras la llegada de mensajes de error más claros y de botones para entrar con redes sociales. Solo el 3,4\u00a0% de los usuarios usó los botones.',
    population: 'inicio de sesión de MailChimp',
    caveat:
      'Es una comparación de antes y después. Cuánto aportó cada cambio es una interpretación de la propia MailChimp.',
  },
  'eu-prior-price-30-days': {
    claim:
      'Desde el 28 de mayo de 2022, toda reducción de precio anunciada tiene que indicar el precio más bajo de los 30 días anteriores.',
    population: 'venta minorista de bienes en la Unión Europea',
    caveat: 'Es una norma legal cuyos detalles varían según el país.',
  },
  'eu-reviews-verification': {
    claim:
      'Los vendedores que muestran reseñas tienen que asegurarse de que son de compradores reales. En una revisión europea, 144 de 223 sitios no pudieron demostrarlo, y las autoridades concluyeron que al menos el 55\u00a0% infringía la ley.',
    population: '223 tiendas, marketplaces, sitios de reservas y comparadores de la Unión Europea',
    caveat: 'Es una norma legal.',
  },
  'eu-ucpd-false-limited-time': {
    claim:
      'El anexo I, punto 7, de la Directiva 2005/29/CE prohíbe afirmar falsamente que una oferta solo estará disponible durante un período de tiempo muy limitado.',
    population: 'comerciantes de la Unión Europea que venden a consumidores',
    caveat: '',
  },
  'ewom-elasticity': {
    claim:
      'En 51 estudios, la elasticidad de las ventas fue de 0,236 respecto al número de reseñas y de 0,417 respecto a su valoración. Ambas eran mayores en sitios independientes y en productos difíciles de probar.',
    population: 'estudios publicados sobre el boca a boca electrónico (eWOM)',
    caveat: 'Son estudios observacionales, con sesgo de publicación.',
  },
  'exit-intent-sumo': {
    claim:
      'Las ventanas emergentes convierten en promedio cerca del 3,09\u00a0% de las visualizaciones, y el 9,28\u00a0% en la décima parte con mejores resultados.',
    population: 'unos 2000 millones de visualizaciones de ventanas emergentes (cifra citada de memoria)',
    caveat:
      'Son datos de un proveedor sin grupo de control, así que incluyen a quienes habrían dado el paso de todos modos.',
  },
  'express-wallet-50': {
    claim:
      'Shopify informa de una conversión hasta un 50\u00a0% mayor con Shop Pay que con la compra sin cuenta, según un estudio que encargó.',
    population: 'páginas de pago de Shopify',
    caveat:
      'Quienes usan un monedero digital son compradores que vuelven y tienen sus datos guardados, así que es sobre todo un efecto de selección.',
  },
  'extra-costs-late-survey': {
    claim:
      'Los costes añadidos (envío, impuestos, recargos) son el motivo que más se da para abandonar un pago: el 61\u00a0% en 2016, el 48\u00a0% hacia 2024 y el 39\u00a0% en la última edición.',
    population: 'compradores en línea estadounidenses',
    caveat:
      'Son motivos autodeclarados, con respuesta múltiple. El porcentaje de gente que se fue no es una mejora.',
  },
  'face-photo-102': {
    claim:
      '37signals informó de un 102,5\u00a0% más de registros con una página corta y una foto grande de un cliente, en comparación con la original.',
    population: 'página de marketing de Highrise',
    caveat:
      'También cambiaron el diseño y la longitud, y una versión más larga de la página con la foto salió perdiendo.',
  },
  'faces-social-presence': {
    claim:
      'Los rostros humanos aumentaron el atractivo y la presencia social, pero no tuvieron un efecto directo en la confianza.',
    population: 'estudios de laboratorio en Canadá, Alemania y Japón',
    caveat: 'No se midieron las compras, y la nota de prensa exagera el resultado.',
  },
  'faces-soon-ignored': {
    claim:
      'La foto de una persona atrae la mirada la primera vez que se ve y se ignora en las páginas siguientes.',
    population: 'páginas de tiendas en línea, seguimiento ocular',
    caveat: 'Es un estudio pequeño.',
  },
  'fake-countdown-prevalence': {
    claim:
      'De 393 cuentas atrás encontradas en 11\u00a0000 tiendas en línea, 157 (el 40\u00a0%, en 141 sitios) eran engañosas, por ejemplo porque se reiniciaban.',
    population: '53\u00a0000 páginas de producto de 11\u00a0000 tiendas en línea, 2018-2019',
    caveat:
      'Es un recuento en el conjunto de datos que publicó el estudio; muestra lo comunes que son esas cuentas atrás, no qué efecto tienen.',
  },
  'faq-no-evidence': {
    claim:
      'No conocemos ningún experimento publicado que aísle el efecto de añadir unas preguntas frecuentes. El argumento es indirecto: hay compras que fracasan porque falta información.',
    population: 'páginas de destino y de producto',
    caveat: 'Por eso cuenta poco. Una pregunta respondida cuenta en cualquier parte de la página.',
  },
  'fewer-fields-lead-quality': {
    claim:
      'Los profesionales advierten de que menos campos pueden aumentar el número de clientes potenciales y reducir la tasa de cierre, así que la métrica que hay que vigilar es el coste por venta.',
    population: 'captación de clientes potenciales',
    caveat: 'Es una opinión.',
  },
  'first-impression-50ms': {
    claim:
      'Las valoraciones del atractivo a los 50 ms tienen una correlación alta con las que se dan a los 500 ms.',
    population: 'capturas de páginas de inicio',
    caveat: 'Mide solo el atractivo y no dice que la gente se vaya en 50 ms.',
  },
  'font-size-12px': {
    claim:
      'Lighthouse avisa cuando menos del 60\u00a0% del texto de una página mide al menos 12 px, porque en el móvil hay que ampliar con los dedos para leerlo.',
    population: 'páginas para móviles',
    caveat:
      'El umbral se bajó desde 16 px porque casi ningún sitio lo cumplía. No hay datos sobre la conversión.',
  },
  'form-fields-baymard': {
    claim:
      'El proceso de pago medio tiene 11,3 campos en 5,1 pasos, cuando a la mayoría de los sitios le bastan 8 campos. Entre el 18 y el 22\u00a0% de los compradores abandonó un pago porque el proceso era demasiado largo o complicado, y el número de campos importa más que el de pasos.',
    population: 'procesos de pago de tiendas en línea, adultos estadounidenses',
    caveat: 'Son respuestas de encuesta y un estudio comparativo, sin una cifra causal por campo.',
  },
  'form-fields-hubspot-slight': {
    claim:
      'En páginas de destino de HubSpot, la conversión bajaba solo un poco al añadir campos de una línea, mientras que las áreas de texto y varios desplegables perjudicaban mucho más.',
    population: 'páginas de destino de clientes de HubSpot (unas 40\u00a0000, cifra citada de memoria)',
    caveat:
      'Es una correlación que contradice los conocidos porcentajes por campo. El tipo de campo importa más que el número.',
  },
  'form-fields-marketo-13-10': {
    claim:
      'Un formulario de captación de Marketo convirtió al 13,4\u00a0% de los visitantes con 5 campos, al 12\u00a0% con 7 y al 10\u00a0% con 9.',
    population: 'formulario de captación B2B, un solo sitio',
    caveat: 'Un solo sitio.',
  },
  'form-labels-wcag': {
    claim:
      'WCAG 3.3.2 (A) exige etiquetas. En 2024, el 35,5\u00a0% de los campos de formulario de las páginas de inicio no tenía una etiqueta adecuada.',
    population: 'el millón de páginas de inicio más visitadas',
    caveat: 'Es una norma de accesibilidad.',
  },
  'free-return-spending': {
    claim:
      'Los clientes a quienes la devolución les salió gratis gastaron después entre el 158 y el 457\u00a0% de lo que habían gastado antes. Los que tuvieron que pagarla redujeron su gasto entre un 75 y un 100\u00a0% en un plazo de dos años.',
    population: 'dos comercios en línea, cuatro años',
    caveat:
      'Trata de clientes que devolvieron algo y de su gasto posterior, no de primeros pedidos, y no hubo aleatorización.',
  },
  'free-shipping-threshold-basket': {
    claim:
      'El envío gratis a partir de un importe aumenta el valor de la cesta frente al envío gratis para todos.',
    population: 'tienda de moda en línea',
    caveat: 'Es un modelo estructural del valor de la cesta, no de la conversión.',
  },
  'ftc-fake-reviews-rule': {
    claim:
      'La norma de la FTC en vigor desde el 21 de octubre de 2024 prohíbe las reseñas falsas, compradas y de personas vinculadas a la empresa, así como las cifras falsas de seguidores, con multas de hasta 51\u00a0744 dólares por infracción.',
    population: 'empresas que venden a consumidores estadounidenses',
    caveat: 'Es una norma legal. El importe se actualiza cada año.',
  },
  'ftc-fees-rule': {
    claim:
      'La norma de la FTC sobre recargos (16 CFR 464), en vigor desde el 12 de mayo de 2025, exige que el precio con todo incluido sea el más destacado en entradas para eventos en vivo y estancias cortas, con multas de más de 53\u00a0000 dólares por infracción.',
    population: 'eventos en vivo y alojamiento en Estados Unidos',
    caveat: 'Abarca solo dos sectores. Algunos estados y la Unión Europea van más lejos.',
  },
  'guarantee-believability': {
    claim:
      'Una garantía generosa solo gana más clientes si creen en ella. En productos caros, esto solo funcionó en tiendas conocidas.',
    population: 'consumidores (laboratorio)',
    caveat:
      'El estudio midió intenciones. Un sitio desconocido con una garantía audaz gana menos de lo que espera.',
  },
  'guest-checkout-300m': {
    claim:
      'Sustituir el registro obligatorio por un botón «Continuar» aumentó un 45\u00a0% el número de clientes que compraron en un gran comercio.',
    population: 'un gran comercio',
    caveat: 'Es el relato de un consultor sobre el antes y el después de un cliente que no nombra.',
  },
  'guest-checkout-survey': {
    claim:
      'De quienes abandonaron un pago, el 35\u00a0% (2016), el 26\u00a0% (hacia 2024) y el 19\u00a0% (última edición) citaron la creación obligatoria de una cuenta.',
    population: 'compradores en línea estadounidenses',
    caveat: 'Es una parte de las respuestas de una encuesta, que baja con el tiempo, no una mejora.',
  },
  'headline-length-no-page-evidence': {
    claim:
      'No conocemos ningún experimento publicado que establezca la mejor longitud para el titular de una página. Las cifras publicadas se refieren a títulos en buscadores, anuncios y noticias.',
    population: 'páginas de destino',
    caveat:
      'Solo los extremos (ningún titular, una sola palabra, más de unas 20 palabras) se pueden considerar un defecto. No prometemos ninguna mejora.',
  },
  'hidden-nav-hamburger': {
    claim:
      'Ocultar la navegación redujo casi a la mitad la facilidad para descubrirla e hizo las tareas más lentas y difíciles.',
    population: '6 sitios reales, 179 participantes',
    caveat: 'La fuente dice «casi a la mitad». El efecto fue mayor en escritorio que en el móvil.',
  },
  'high-demand-message': {
    claim:
      'Los investigadores catalogaron 47 mensajes de alta demanda en 43 sitios. La demanda es la única forma de escasez que respaldan dos metaanálisis recientes.',
    population: '11\u00a0000 tiendas en línea; estudios publicados',
    caveat:
      'El mensaje tiene que ser cierto. Las autoridades tratan las afirmaciones falsas de demanda igual que los temporizadores falsos.',
  },
  'how-it-works-copy': {
    claim:
      'En una prueba de un muro de pago en el registro, añadir un texto sobre lo que ocurre a continuación trajo después un 7,5\u00a0% más de transacciones, con 8231 visitantes.',
    population: 'registro en una aplicación de salud mental',
    caveat: 'Lo publicó un agregador, sin la significación estadística.',
  },
  'https-not-secure': {
    claim:
      'En una encuesta a 1324 personas del Reino Unido, el 46\u00a0% dijo que no daría su nombre ni los datos de su tarjeta a un sitio marcado como no seguro, y el 64\u00a0% de esas personas se iría enseguida.',
    population: 'consumidores del Reino Unido',
    caveat:
      'Son intenciones declaradas. HTTPS es casi universal, así que pocos sitios se diferencian en esto.',
  },
  'inline-validation-22': {
    claim:
      'Frente a la validación al enviar, la validación campo a campo trajo un 22\u00a0% más de éxitos, un 22\u00a0% menos de errores, una satisfacción un 31\u00a0% mayor y formularios terminados un 42\u00a0% más rápido.',
    population: 'formulario de registro, 22 participantes',
    caveat: 'La muestra era mínima, y validar mientras la gente escribía empeoró las cosas.',
  },
  'inp-redbus-7': {
    claim:
      'redBus redujo cerca de un 72\u00a0% el INP de su página de búsqueda e informó de un 7\u00a0% más de ventas.',
    population: 'página de búsqueda de billetes de autobús, varios países',
    caveat: 'Es un informe de la empresa que no dice si la prueba fue aleatorizada.',
  },
  'interstitial-google-plus': {
    claim:
      'El 69\u00a0% de las visitas terminó ante un anuncio de la aplicación a pantalla completa. Cambiarlo por un banner aumentó un 17\u00a0% los usuarios activos diarios y costó un 2\u00a0% de las instalaciones en iOS.',
    population: 'Google+ en la web móvil',
    caveat:
      'Es un anuncio para instalar la aplicación de un solo producto. El 69\u00a0% no tiene un valor de referencia sin el anuncio.',
  },
  'interstitial-search-policy': {
    claim:
      'Google pide a los sitios que eviten los intersticiales que tapan el contenido al llegar. Los avisos que exige la ley están exentos.',
    population: 'páginas a las que se llega desde la búsqueda móvil',
    caveat: '',
  },
  'landing-nav-hubspot': {
    claim:
      'HubSpot informó de que quitar la navegación trajo mejoras de entre el 16 y el 28\u00a0%, más o menos, en páginas de prueba gratuita y de demostración, y casi ninguna en páginas de la parte alta del embudo.',
    population: 'páginas de destino de la propia HubSpot',
    caveat: 'Una sola empresa.',
  },
  'landing-nav-keep': {
    claim:
      'Una agencia de publicidad de pago por clic (PPC) informa de que los enlaces al sitio principal pueden reducir la tasa de rebote y ayudar en las ventas que requieren una larga reflexión.',
    population: 'páginas de captación B2B',
    caveat: 'Es una opinión que contradice la regla de no enlazar nunca a otra parte.',
  },
  'lcp-rakuten-33': {
    claim:
      'Una prueba A/B de una página optimizada trajo un 33,13\u00a0% más de conversiones y un 53,37\u00a0% más de ingresos por visitante.',
    population: 'tienda en línea Rakuten 24',
    caveat:
      'Es un valor atípico, cuatro veces el 8\u00a0% que midió Vodafone. Tómalo como límite superior, no como lo que cabe esperar.',
  },
  'lcp-vodafone-8': {
    claim:
      'En una prueba aleatorizada de páginas idénticas a la vista, un LCP un 31\u00a0% mejor trajo un 8\u00a0% más de ventas, un 15\u00a0% más de clientes potenciales por visita y un 11\u00a0% más de carritos por visita.',
    population:
      'página de destino de un operador de telefonía, tráfico de pago, unos 100\u00a0000 clics al día',
    caveat: 'Una sola página de destino, publicada por Google, que solo publica éxitos.',
  },
  'limited-time-message-vague': {
    claim:
      'Los investigadores encontraron 88 mensajes de tiempo limitado sin fecha final en 84 tiendas en línea y los clasificaron como patrón oscuro.',
    population: '11\u00a0000 tiendas en línea',
    caveat: 'Solo muestra lo comunes que son.',
  },
  'line-length-55': {
    claim: 'Las líneas de 55 caracteres dieron la mejor comprensión, y los lectores prefieren entre 45 y 75.',
    population: 'pruebas de lectura en pantalla',
    caveat: 'Sale de un resumen secundario, sobre la lectura y no sobre la conversión.',
  },
  'line-length-95-faster': {
    claim:
      'En una prueba de Wichita State con líneas de 35 a 95 caracteres, las de 95 fueron las que más rápido se leyeron.',
    population: 'pruebas de lectura en pantalla',
    caveat:
      'En velocidad contradice la regla de los 55 caracteres, así que la longitud de línea merece poco peso.',
  },
  'line-length-wcag': {
    claim:
      'WCAG 1.4.8 (AAA) pide una forma de mostrar el texto en líneas de 80 caracteres como máximo y con un interlineado de 1,5.',
    population: 'todas las páginas',
    caveat: 'Pertenece al nivel más estricto (AAA).',
  },
  'live-chat-16': {
    claim:
      'Una vez corregido el sesgo de selección, el chat en vivo aumentó un 15,99\u00a0% la probabilidad de comprar una tableta. Los vendedores con valoraciones bajas fueron los que más ganaron.',
    population: 'tabletas en Alibaba, 2013',
    caveat:
      'El efecto se refiere a quienes chatean, en un marketplace donde se regatea, y no hubo aleatorización.',
  },
  'live-chat-thin-info': {
    claim:
      'Los datos de panel de Taobao muestran que el chat aumenta la conversión, y más cuando hay poca información del producto.',
    population: 'vendedores de Taobao',
    caveat: 'Son datos observacionales.',
  },
  'low-stock-deceptive-prevalence': {
    claim:
      'Los investigadores encontraron 632 mensajes de pocas existencias en 587 sitios y pudieron demostrar que 17 de ellos eran inventados.',
    population: '11\u00a0000 tiendas en línea',
    caveat: 'Es una cifra mínima, porque desde fuera es difícil demostrar que algo es inventado.',
  },
  'message-match-212': {
    claim:
      'Una agencia informó de un 212,74\u00a0% más de conversiones tras rehacer los anuncios y las páginas para que sus mensajes coincidieran.',
    population: 'un cliente de PPC',
    caveat:
      'Es una comparación de antes y después de toda una cuenta, no una prueba A/B. No esperes este efecto.',
  },
  'message-match-mixed': {
    claim:
      'En dos cuentas de agencia, las páginas de destino específicas de cada ciudad aumentaron la conversión de un servicio que cubría todo un estado y no cambiaron nada en otro.',
    population: 'cuentas de PPC de servicios locales',
    caveat: 'No da cifras, pero muestra que el efecto no es universal.',
  },
  'meta-description-present': {
    claim: 'Las páginas con metadescripción recibieron un 5,8\u00a0% más de clics que las que no la tenían.',
    population: 'resultados de Google',
    caveat: 'Es una correlación que se refiere al tráfico, no a la conversión en la página.',
  },
  'money-back-guarantee-intent': {
    claim:
      'En dos experimentos, las garantías de devolución del dinero aumentaron la intención de compra y la disposición a pagar a través de una respuesta emocional positiva.',
    population: 'consumidores, bienes de búsqueda y de experiencia (laboratorio)',
    caveat: 'Midió intenciones. No conocemos ninguna prueba de campo publicada.',
  },
  'moving-content-wcag': {
    claim:
      'WCAG 2.2.2 (A) exige una forma de pausar, detener u ocultar el contenido que se mueve durante más de 5 segundos.',
    population: 'carruseles, vídeo de fondo',
    caveat: 'Es una norma técnica que se puede comprobar con exactitud.',
  },
  'multi-step-above-seven': {
    claim:
      'Zuko halla que los formularios de varios pasos solo superan a los de una página cuando hay más de unos 7 campos. Con menos, dan resultados iguales o peores.',
    population: 'base de datos de formularios de Zuko',
    caveat: 'Es una fuente secundaria con datos de un proveedor.',
  },
  'multi-step-formstack': {
    claim:
      'Entre los clientes de Formstack, los formularios de varios pasos tuvieron una conversión del 13,9\u00a0% y los de un solo paso, del 4,5\u00a0%.',
    population: 'más de 450\u00a0000 cuentas',
    caveat:
      'Son formularios, ofertas y usuarios distintos, así que no es una prueba. De aquí salen las conocidas cifras del 86 y el 300\u00a0%.',
  },
  'nine-ending-30': {
    claim:
      'En pruebas aleatorizadas con catálogos, subir un precio de 44 a 49 dólares aumentó las unidades demandadas hasta un 30\u00a0%.',
    population: 'catálogos de venta de ropa por correo',
    caveat:
      'Es el mejor caso, y de catálogos impresos. El efecto se debilita cuando muchos precios terminan en 9 o llevan una señal de rebaja.',
  },
  'nng-four-credibility': {
    claim:
      'NN/g nombra cuatro factores constantes de la credibilidad: un diseño de calidad, informar de entrada, un contenido completo y actual, y enlaces al resto de la web.',
    population: 'usuarios occidentales y asiáticos',
    caveat: 'Es un resultado cualitativo.',
  },
  'numbers-proof-precise': {
    claim:
      'Los estudios de laboratorio hallan que la gente da más crédito a los números exactos que a los redondos.',
    population: 'afirmaciones publicitarias en experimentos',
    caveat:
      'Midieron la credibilidad, no la conversión. Un número que no se puede comprobar es un riesgo legal.',
  },
  'open-graph-no-evidence': {
    claim:
      'No conocemos ningún dato publicado sobre el efecto de las etiquetas Open Graph en la conversión. Controlan el aspecto de un enlace compartido.',
    population: 'enlaces compartidos',
    caveat: 'Es una buena práctica, sin una cifra de mejora.',
  },
  'page-errors-22': {
    claim:
      'En 2016, el 22\u00a0% de los compradores que abandonaron un pago dijo que el sitio tenía errores o se bloqueaba.',
    population: 'compradores en línea estadounidenses',
    caveat: 'Es una parte de las respuestas de una encuesta.',
  },
  'page-length-long-wins-crazyegg': {
    claim:
      'Una consultora informó de que una página de inicio de Crazy Egg unas 20 veces más larga convirtió cerca de un 30\u00a0% mejor que la corta.',
    population: 'página de inicio de SaaS, un solo sitio',
    caveat: 'Es un único caso de una agencia, con muchos cambios a la vez.',
  },
  'page-length-long-wins-donation': {
    claim:
      'Un laboratorio de optimización con miles de pruebas de donación cuenta que las páginas de donación largas han superado por lo general a las cortas.',
    population: 'páginas de donación de organizaciones sin ánimo de lucro',
    caveat:
      'Es el resumen de un programa, sin una cifra conjunta. Contradice un estudio en el que ganó la página más corta, así que la longitud adecuada depende de cuánto se pida.',
  },
  'password-phone-abandon': {
    claim:
      'En 1362 formularios, el campo de contraseña tuvo el mayor abandono (cerca del 10,5\u00a0%), y el de teléfono, el segundo mayor.',
    population: '1362 formularios en línea',
    caveat:
      'Es una media sin ponderar. El campo en el que la gente se va no siempre es la causa, y el 10,5\u00a0% sale de una fuente secundaria.',
  },
  'payment-methods-reason': {
    claim:
      'En 2016, el 8\u00a0% de los compradores que abandonaron un pago dijo que había muy pocas formas de pago.',
    population: 'compradores en línea estadounidenses',
    caveat:
      'Es una parte de las respuestas de una encuesta. El 61\u00a0% que citan los proveedores mide otra cosa.',
  },
  'payment-security-25': {
    claim:
      'En una encuesta, el 25\u00a0% había abandonado un pedido en los tres últimos meses porque no se fiaba de dar al sitio los datos de su tarjeta. En las pruebas, los campos de tarjeta separados por un borde y un color parecían más seguros.',
    population: '1012 adultos estadounidenses (2024; 18\u00a0% en 2016)',
    caveat: 'Son respuestas de encuesta y pruebas cualitativas, no una mejora.',
  },
  'phone-field-required': {
    claim:
      'Baymard vio a gente abandonar pagos ante un campo de teléfono obligatorio sin explicación, y el 58\u00a0% de los sitios no da ninguna.',
    population: 'páginas de pago de tiendas en línea, unos 2800 compradores encuestados',
    caveat:
      'Muestra lo común que es el problema. Las caídas del 5 al 40\u00a0% que citan los blogs de marketing no remiten a ningún estudio que se pueda localizar.',
  },
  'placeholder-as-label': {
    claim:
      'En pruebas con usuarios, los textos de ejemplo usados como etiqueta cargaban la memoria, ocultaban errores y hacían que la gente se saltara campos.',
    population: 'formularios web',
    caveat: 'Es un resultado cualitativo.',
  },
  'plan-choice-overload-moderated': {
    claim:
      'En 99 observaciones (N = 7202), la sobrecarga de opciones apareció cuando las opciones eran complejas, las preferencias no estaban claras y la tarea era difícil.',
    population: 'experimentos de elección con consumidores',
    caveat:
      'Por eso comprobamos que las opciones se puedan comparar y que haya una recomendada, en lugar de contar planes.',
  },
  'plan-choice-overload-zero': {
    claim: 'En 50 experimentos (N = 5036), el efecto medio de tener más opciones fue prácticamente cero.',
    population: 'experimentos de elección con consumidores',
    caveat: 'Los resultados variaron mucho de un estudio a otro.',
  },
  'popup-dismiss-label': {
    claim:
      'Un botón «Quizá más tarde» en lugar de una X aumentó la tasa de clics un 28\u00a0% (confianza del 95\u00a0%). Las donaciones subieron un 22\u00a0%, una diferencia que no fue significativa.',
    population: 'ventana emergente de una organización benéfica, unas 3700 impresiones',
    caveat:
      'La muestra era mínima, y el texto se acerca a avergonzar a quien rechaza. Conserva una forma real de cerrar el diálogo.',
  },
  'power-words-in-title-lower-ctr': {
    claim:
      'Los títulos con «palabras poderosas» (secreto, definitivo, increíble) tuvieron un CTR orgánico un 13,9\u00a0% menor.',
    population: 'resultados de Google, 874\u00a0929 páginas',
    caveat: 'Es una correlación en resultados de búsqueda, no en páginas de destino.',
  },
  'press-mentions-recall': {
    claim:
      'Las menciones en prensa con logotipos estuvieron entre las formas de prueba social que mejor se recordaban. Los logotipos solos dieron resultados moderadamente mejores que los logotipos con citas (p = 0,095).',
    population: 'página de alojamiento web',
    caveat: 'No es significativo al nivel de 0,05, y solo midió el recuerdo.',
  },
  'price-shown-b2b': {
    claim:
      'NN/g calificó la falta de precios en los sitios B2B de error de diseño número uno de 2002, y el precio fue de lo primero que buscaron los participantes en sus pruebas.',
    population: 'sitios de servicios B2B',
    caveat: 'Es un resultado cualitativo, y antiguo. No hay ninguna mejora publicada.',
  },
  'privacy-microcopy-spam': {
    claim:
      'Quien hizo la prueba vio bajar los registros un 18,7\u00a0% con «100\u00a0% de privacidad: nunca te enviaremos spam» y subir un 19,5\u00a0% con un texto sobre no compartir los datos.',
    population: 'formulario de registro de un sitio de pronósticos de apuestas',
    caveat: 'Un solo sitio.',
  },
  'privacy-salience': {
    claim:
      'En una tienda de laboratorio, quienes vieron valoraciones de privacidad resumidas eligieron tiendas que la protegen mejor, y algunos pagaron más por ello.',
    population: 'compradores en laboratorio',
    caveat: 'Probó valoraciones en los resultados de búsqueda, no un enlace en el pie de página.',
  },
  'product-images-two-beats-one': {
    claim:
      'Los anuncios con dos imágenes convertían más o menos el doble que los de una, y más de dos no añadían nada.',
    population: 'anuncios de eBay, segunda mano y reventa',
    caveat: 'Es una correlación en un marketplace: los mejores vendedores suben más fotos.',
  },
  'product-information-20-percent-failures': {
    claim:
      'El 20\u00a0% de las tareas de compra fallidas se debió a información del producto que faltaba o no estaba clara.',
    population: 'páginas de producto de tiendas en línea',
    caveat: 'Es una parte de los fracasos en un laboratorio, no una mejora.',
  },
  'promotions-largest-ab-effects': {
    claim:
      'En 2732 pruebas A/B de 252 tiendas, las promociones de precio al principio del embudo y las ofertas de envío al final tuvieron los mayores efectos.',
    population: 'comercio electrónico estadounidense, siete sectores',
    caveat: 'No tiene en cuenta lo que cuestan en márgenes.',
  },
  'published-tests-bias': {
    claim:
      'De 115 pruebas publicadas de GoodUI, 85 eran utilizables. La media y la mediana de sus mejoras quedaron algo por debajo del 4\u00a0%, las significativas dieron en promedio un 6,78\u00a0% y cerca del 70\u00a0% tenía una potencia estadística insuficiente.',
    population: 'experimentos en sitios web, publicados o hechos por proveedores',
    caveat: 'Las pruebas publicadas exageran los efectos.',
  },
  'qubit-spread': {
    claim:
      'El 90\u00a0% de los experimentos de comercio electrónico cambia los ingresos menos de un 1,2\u00a0% en una u otra dirección, y la mayoría de los tratamientos, menos de un 1\u00a0%.',
    population: 'experimentos en sitios web, publicados o hechos por proveedores',
    caveat: 'Abarca tiendas y sitios de viajes ya maduros.',
  },
  'rating-sweet-spot': {
    claim: 'La probabilidad de compra es máxima entre 4,0 y 4,7 estrellas y baja hacia 5,0.',
    population: '22 categorías, 111\u00a0460 productos',
    caveat: 'Son datos observacionales. Un informe anterior con los mismos datos dice de 4,2 a 4,5.',
  },
  'readability-czech-flesch': {
    claim:
      'Facilidad de lectura de Flesch para el checo: 206,835 − 1,672 × palabras por frase − 62,18 × sílabas por palabra.',
    population: 'textos paralelos en inglés y checo de InterCorp',
    caveat: 'Es una fórmula de la dificultad de los textos, no de la conversión.',
  },
  'readability-ml-predicts': {
    claim:
      'Modelos de aprendizaje automático entrenados con el texto de páginas de destino lograron predecir, a partir de rasgos de legibilidad, lo bien que convierten.',
    population: 'páginas de destino de conversión conocida',
    caveat: 'Es una predicción, no una relación causal, y no da una cifra de mejora.',
  },
  'readability-polish-pisarek': {
    claim:
      'Años de escolaridad que exige un texto polaco: la mitad de la raíz cuadrada de la suma de los cuadrados de las palabras por frase y del porcentaje de palabras de cuatro sílabas o más. Cuanto más difícil era un texto según esta fórmula, menos entendieron de él 1309 lectores de 15 textos (r de −0,52 a −0,66).',
    population: '1309 personas de 15 a 84 años, 15 textos polacos',
    caveat:
      'La fórmula cuenta las palabras en su forma de diccionario; nosotros las contamos tal como están escritas.',
  },
  'readability-russian-oborneva': {
    claim:
      'Facilidad de lectura de Flesch para el ruso: 206,835 − 1,3 × palabras por frase − 60,1 × sílabas por palabra.',
    population: 'libros escolares rusos y traducciones',
    caveat: 'Es una fórmula de la dificultad de los textos, no de la conversión.',
  },
  'readability-turkish-atesman': {
    claim:
      'Facilidad de lectura para el turco: 198,825 − 40,175 × sílabas por palabra − 2,610 × palabras por frase, con un curso escolar para cada intervalo.',
    population: 'textos turcos',
    caveat: 'Es una fórmula de la dificultad de los textos, no de la conversión.',
  },
  'reading-level-5-7-grade': {
    claim:
      'Las páginas con un grado de lectura de 5 a 7 tuvieron una conversión de cerca del 11,1\u00a0%; las de grado 8 a 9, de cerca del 7,1\u00a0%, y los textos de nivel profesional, de cerca del 5,3\u00a0% (medianas).',
    population: 'más de 41\u00a0000 páginas de destino de clientes',
    caveat:
      'Hay fuertes factores de confusión: las ofertas sencillas (eventos, catering) usan palabras sencillas. No interpretes la proporción como una mejora que puedas esperar.',
  },
  'reading-level-unbounce-correlation': {
    claim:
      'En 57 millones de conversiones, un texto más difícil va acompañado de una conversión menor, y esa correlación fue un 62\u00a0% más fuerte en 2024 que en 2020.',
    population: 'más de 41\u00a0000 páginas de destino de clientes, sobre todo con tráfico de pago',
    caveat:
      'Son datos de un proveedor: una correlación entre sectores y ofertas distintos, que no demuestra que simplificar tu texto aumente la conversión.',
  },
  'redundant-entry': {
    claim:
      'WCAG 3.3.7 (A) exige que la información que alguien ya ha dado se rellene sola o se pueda seleccionar.',
    population: 'procesos de varios pasos',
    caveat: 'Es una norma de accesibilidad.',
  },
  'reflow-320': {
    claim:
      'WCAG 1.4.10 (AA) exige que el contenido quepa en 320 px CSS sin que haya que desplazarse en dos direcciones.',
    population: 'todas las páginas',
    caveat: 'Las tablas y los mapas están exentos.',
  },
  'return-leniency-meta': {
    claim:
      'Un metaanálisis de 21 artículos halló que unas condiciones de devolución generosas aumentan más las compras que las devoluciones. Lo que aumenta las compras es que se devuelva el dinero y que devolver cueste poco esfuerzo.',
    population: 'tiendas físicas y en línea',
    caveat: 'Se refiere a la política en sí, no a cómo se muestra.',
  },
  'return-policy-reason-10': {
    claim:
      'En 2016, el 10\u00a0% de los compradores que abandonaron un pago citó como motivo una política de devoluciones poco satisfactoria.',
    population: 'compradores en línea estadounidenses',
    caveat: 'Es una parte de las respuestas de una encuesta.',
  },
  'review-score-in-header': {
    claim:
      'En una prueba A/B de sellos de reseñas en la cabecera, el mejor sello trajo un 8,3\u00a0% más de pedidos (confianza del 95\u00a0%), pero las otras versiones, solo un 1,1 y un 2,3\u00a0%.',
    population: 'tienda neerlandesa de accesorios para móviles',
    caveat: 'Un solo sitio con tres variantes, así que la mejor se debe en parte a la suerte.',
  },
  'reviews-by-price': {
    claim:
      'En un comercio de regalos, mostrar reseñas se asoció con una tasa de conversión un 190\u00a0% mayor en un producto más barato y un 380\u00a0% mayor en uno más caro.',
    population: 'un comercio de regalos',
    caveat: 'Son datos observacionales de un solo comercio.',
  },
  'reviews-five-vs-none': {
    claim:
      'La probabilidad de compra era un 270\u00a0% mayor con cinco reseñas que con ninguna, y casi toda la mejora venía de las diez primeras.',
    population: 'páginas de producto de comercios',
    caveat:
      'Es observacional: los productos populares reciben reseñas. Un proveedor de reseñas es coautor de la publicación. La forma de la curva (0, 5, 10) es más útil que el 270\u00a0%.',
  },
  'saas-hardest-to-read': {
    claim:
      'Las páginas de SaaS fueron las más difíciles de leer de 16 sectores y tuvieron una conversión cerca de un 10\u00a0% inferior a la mediana general.',
    population: '34\u00a0000 páginas de destino',
    caveat: 'Son dos datos sobre un sector, sin relación causal.',
  },
  'sample-for-1-percent': {
    claim:
      'Para detectar una mejora del 1\u00a0% hacen falta unas 120\u00a0000 conversiones en cada variante.',
    population: 'experimentos en sitios web, publicados o hechos por proveedores',
    caveat: 'Por eso la mayoría de los sitios no puede comprobar una mejora anunciada del 1 al 5\u00a0%.',
  },
  'scarcity-meta-barton': {
    claim:
      'En 416 tamaños del efecto de 131 estudios, la escasez aumenta por lo general la intención de compra. La basada en la demanda funciona mejor con bienes utilitarios; la basada en la oferta, con experiencias, y la basada en el tiempo, con bienes de alta implicación.',
    population: 'sobre todo estudios de intención en laboratorio',
    caveat: 'Se refiere a intenciones, no a ventas.',
  },
  'scarcity-stock-qubit': {
    claim:
      'Las pruebas con mensajes de existencias dieron en promedio +2,9\u00a0% de ingresos por visitante, el mejor resultado de 29 tipos de tratamiento.',
    population: 'tiendas en línea y sitios de viajes, unas 2600 pruebas A/B clasificadas por tipo',
    caveat:
      'Es una media de muchos sitios (no un intervalo), ajustada por contracción estadística. Son datos de un proveedor, los resultados varían de un sitio a otro y lo que se mide son los ingresos por visitante, no la conversión. Solo es legal si la cifra de existencias es cierta.',
  },
  'security-icon-removed-400': {
    claim:
      'Un cliente de VWO obtuvo un 400\u00a0% más de clics sin un icono de seguridad, mientras que otro obtuvo un 32\u00a0% más de conversiones con uno.',
    population: 'blog de cupones; sitio de otro cliente',
    caveat: 'Son sitios diminutos. Muestra lo inestables que son las pruebas sueltas.',
  },
  'shipping-fees-order-incidence': {
    claim:
      'Los gastos de envío influyen mucho en que la gente haga un pedido. Unas tarifas escalonadas que premien las cestas más grandes pueden rendir más que el envío gratis.',
    population: 'transacciones de un supermercado en línea',
    caveat: 'Un solo supermercado, sin una única cifra de mejora.',
  },
  'sneak-hidden-subscription': {
    claim:
      'Un rastreo de tiendas en línea encontró 14 suscripciones ocultas, 7 casos de artículos colados en la cesta y 31 suscripciones difíciles de cancelar.',
    population: '11\u00a0000 tiendas en línea',
    caveat: 'Son poco frecuentes, pero conllevan el mayor riesgo legal.',
  },
  'social-proof-messages-qubit': {
    claim:
      'Las pruebas con mensajes de prueba social dieron en promedio +2,3\u00a0% de ingresos por visitante.',
    population: 'tiendas en línea y sitios de viajes, unas 2600 pruebas A/B clasificadas por tipo',
    caveat:
      'Es una media de muchos sitios (no un intervalo), ajustada por contracción estadística. Son datos de un proveedor, los resultados varían de un sitio a otro y lo que se mide son los ingresos por visitante, no la conversión.',
  },
  'speed-akamai-100ms': {
    claim:
      'Un retraso de 100 ms se asoció con una tasa de conversión un 2,4\u00a0% menor en escritorio y un 7,1\u00a0% menor en el móvil. La conversión fue máxima entre 1,8 y 2,7 s, y dos segundos más aumentaron la tasa de rebote un 103\u00a0%.',
    population: 'grandes comercios en línea, unos 10\u00a0000 millones de visitas, 2017',
    caveat: 'Es una correlación en las redes de 2017, de un proveedor de CDN.',
  },
  'speed-deloitte-01s': {
    claim:
      'Unas métricas de velocidad 0,1 s mejores se asociaron con un 8,4\u00a0% más de conversiones en comercios, un 10,1\u00a0% más de conversiones en viajes y un valor de los pedidos en comercios un 9,2\u00a0% mayor.',
    population: '37 marcas, 30 millones de sesiones móviles, finales de 2019',
    caveat: 'Es observacional y lo encargó Google. El efecto no es verosímil si se extrapola a segundos.',
  },
  'stanford-contact': {
    claim: 'La pauta 5 de Stanford es facilitar el contacto (dirección, teléfono, correo).',
    population: 'sitios web, estudios con más de 4500 personas',
    caveat:
      'Es una pauta procedente de estudios de credibilidad con varios miles de evaluadores, sin una cifra de conversión.',
  },
  'stanford-errors': {
    claim:
      'La pauta 10 de Stanford advierte de que los errores pequeños, como las erratas y los enlaces rotos, dañan la credibilidad más de lo que la mayoría imagina.',
    population: 'sitios web, estudios con más de 4500 personas',
    caveat:
      'Es una pauta procedente de estudios de credibilidad con varios miles de evaluadores, sin una cifra de conversión.',
  },
  'stanford-freshness': {
    claim: 'La pauta 8 de Stanford es actualizar el contenido a menudo o mostrar que se revisó hace poco.',
    population: 'sitios web',
    caveat:
      'Es una pauta procedente de estudios de credibilidad con varios miles de evaluadores, sin una cifra de conversión.',
  },
  'stanford-promotional-restraint': {
    claim:
      'La pauta 9 de Stanford es usar con moderación el contenido promocional y separar los anuncios del contenido.',
    population: 'sitios web',
    caveat:
      'Es una pauta procedente de estudios de credibilidad con varios miles de evaluadores, sin una cifra de conversión.',
  },
  'stanford-real-organisation': {
    claim:
      'Las pautas 2 a 4 de Stanford son mostrar una organización real, su experiencia y las personas honestas que hay detrás.',
    population: 'sitios web, estudios con más de 4500 personas',
    caveat:
      'Es una pauta procedente de estudios de credibilidad con varios miles de evaluadores, sin una cifra de conversión.',
  },
  'stanford-verifiable-claims': {
    claim: 'La pauta 1 de Stanford es que las afirmaciones sean fáciles de comprobar, con citas y enlaces.',
    population: 'sitios web',
    caveat:
      'Es una pauta procedente de estudios de credibilidad con varios miles de evaluadores, sin una cifra de conversión.',
  },
  'sticky-add-to-cart': {
    claim:
      'Una agencia informó de un 7,9\u00a0% más de pedidos con un botón fijo de añadir al carrito y dice que los detalles del diseño deciden el resultado.',
    population: 'página de producto de una tienda en línea, un solo cliente',
    caveat: '',
  },
  'stock-photos-ignored': {
    claim:
      'El seguimiento ocular muestra que la gente ignora las fotos de archivo decorativas y estudia las fotos de personas y productos reales.',
    population: 'varios sitios',
    caveat: 'Mide solo la atención.',
  },
  'structured-data-one-company': {
    claim:
      'Google documenta un CTR un 25\u00a0% mayor en las páginas de Rotten Tomatoes con datos estructurados y un 82\u00a0% mayor en los resultados enriquecidos de Nestlé.',
    population: 'páginas aptas para resultados enriquecidos',
    caveat:
      'Son empresas que se seleccionaron a sí mismas, y clics en el buscador, no conversión. El marcado permite que una página opte a resultados enriquecidos, pero no garantiza nada.',
  },
  'sub-headline-no-evidence': {
    claim:
      'No conocemos ninguna prueba publicada que aísle el efecto de añadir un subtítulo. La recomendación se apoya en lo que se sabe en general de las propuestas de valor.',
    population: 'páginas de destino',
    caveat: 'Por eso cuenta poco.',
  },
  'subscription-cancel-law': {
    claim:
      'La ley ROSCA exige condiciones claras, consentimiento y una forma sencilla de cancelar. La norma de la FTC sobre la cancelación con un clic (click-to-cancel) fue anulada en julio de 2025.',
    population: 'ofertas estadounidenses que se renuevan solas',
    caveat: 'Es una norma legal que aún puede cambiar.',
  },
  'support-icon-nav-7': {
    claim:
      'Pasar el icono del chat a la navegación subió las transacciones un 7\u00a0% (confianza del 96\u00a0%), aunque solo el 1\u00a0% de los usuarios hizo clic en él.',
    population: 'un cliente estadounidense de comercio electrónico',
    caveat: 'Una sola prueba. Si solo hace clic el 1\u00a0% de los usuarios, el 7\u00a0% parece suerte.',
  },
  'tap-target-24': {
    claim:
      'WCAG 2.5.8 (AA) exige objetivos táctiles de al menos 24 por 24 px CSS, o espacio suficiente para que no se solapen los círculos de 24 px trazados a su alrededor.',
    population: 'todas las páginas',
    caveat: 'Los enlaces dentro de un texto están exentos.',
  },
  'tap-target-44': {
    claim: 'WCAG 2.5.5 (AAA) y las guías de las plataformas piden de 44 (Apple) a 48 (Google) px.',
    population: 'páginas táctiles',
    caveat: 'No hay una cifra de conversión.',
  },
  'testimonial-early-26-late-11': {
    claim:
      'Una prueba en la página de producto de un banco mostraba +26\u00a0% a los pocos días y se estabilizó en cerca de +11,5\u00a0% a los 63 días.',
    population: 'página de producto de una cuenta corriente',
    caveat:
      'Es un caso de manual de regresión a la media. Cuenta con que las mejoras tempranas se reduzcan a la mitad.',
  },
  'testimonial-photo-recall': {
    claim:
      'Los testimonios con foto se recordaron significativamente mejor que los que no la llevaban (p = 0,0035).',
    population: 'página de alojamiento web, seguimiento ocular y encuesta',
    caveat: 'Midió el recuerdo tras 15 segundos, no la conversión.',
  },
  'testimonials-uncertain-origin': {
    claim:
      'Los investigadores encontraron testimonios de origen incierto en 12 sitios, por ejemplo el mismo texto con otros nombres en otra parte.',
    population: '11\u00a0000 tiendas en línea',
    caveat: 'Son pocos casos.',
  },
  'text-contrast-wcag': {
    claim:
      'WCAG 1.4.3 (AA) exige un contraste de 4,5:1, o de 3:1 en texto grande. En 2024 se encontró bajo contraste en el 81\u00a0% de un millón de páginas de inicio.',
    population: 'todas las páginas; el millón de páginas de inicio más visitadas',
    caveat: 'No hay ninguna mejora publicada solo por el contraste.',
  },
  'text-spacing-resize': {
    claim:
      'WCAG 1.4.4 y 1.4.12 (AA) exigen que el texto se pueda ampliar al 200\u00a0% y mostrar con un interlineado de 1,5 sin perder contenido.',
    population: 'todas las páginas',
    caveat: 'Es una norma de accesibilidad.',
  },
  'title-length-15-40': {
    claim:
      'Los títulos de 15 a 40 caracteres tuvieron un CTR un 8,6\u00a0% mayor, y los títulos en forma de pregunta, un 14,1\u00a0% mayor.',
    population: 'resultados de Google, 874\u00a0929 páginas',
    caveat: 'Es una correlación. Una edición posterior del mismo estudio dice de 40 a 60 caracteres.',
  },
  'title-length-40-60': {
    claim:
      'La edición de 2022 de un estudio de resultados de Google halló la tasa de clics más alta entre 40 y 60 caracteres.',
    population: 'resultados de Google, unos 4 millones',
    caveat:
      'Contradice la edición de 2019, así que la longitud solo importa porque los títulos largos se cortan.',
  },
  'total-cost-upfront-survey': {
    claim:
      'En 2016, el 24\u00a0% de los compradores que abandonaron un pago dijo que no podía ver ni calcular el total desde el principio.',
    population: 'compradores en línea estadounidenses',
    caveat: 'Es una parte de las respuestas de una encuesta. Una edición posterior da un 16\u00a0%.',
  },
  'trial-credit-card-required': {
    claim:
      'Cuando se pide tarjeta, entre el 0,5 y el 2\u00a0% de los visitantes empieza una prueba gratuita y, de quienes la empiezan, paga entre el 40 y el 50\u00a0%. Sin tarjeta, la empieza entre el 5 y el 10\u00a0% y, de esos, paga cerca del 15\u00a0%.',
    population: 'más de 100 empresas de SaaS',
    caveat:
      'Son empresas distintas en 2012, sin aleatorización. Hasta el 40\u00a0% de las pruebas con tarjeta se cancela tras el primer cobro.',
  },
  'trial-length-7-days': {
    claim:
      'En una comparación aleatorizada de pruebas gratuitas de 7, 14 y 30 días, la de 7 días trajo un 5,59\u00a0% más de suscripciones y mejoró la retención y los ingresos.',
    population: 'gran empresa de SaaS, usuarios nuevos',
    caveat: 'Un solo producto. A los usuarios con experiencia les fue mejor con pruebas más largas.',
  },
  'trial-longer-freemium': {
    claim:
      'Un experimento de campo de dos años con 680\u00a0588 usuarios halló que las pruebas gratuitas más largas aumentan el uso de la prueba y la conversión diferida, pero no tienen efecto en la conversión inmediata.',
    population: 'SaaS mundial con plan gratuito (freemium)',
    caveat:
      'Contradice un estudio en el que 7 días dieron el mejor resultado, en productos donde queda un plan gratuito.',
  },
  'trust-seal-average-zero': {
    claim:
      'En un experimento de laboratorio (n = 300), dos sellos no tuvieron efecto en promedio. Solo lo tuvo el conocido.',
    population: 'compradores europeos (laboratorio)',
    caveat: 'Es un estudio de laboratorio.',
  },
  'trust-seal-field-experiment': {
    claim:
      'Un experimento de campo aleatorizado (9098 sesiones) halló indicios sólidos de que un sello aumenta la probabilidad de compra.',
    population: 'un comercio en línea',
    caveat: 'Lo hizo un proveedor de sellos. El resumen no da el tamaño del efecto.',
  },
  'trust-seal-small-and-new': {
    claim:
      'Los datos de 288\u00a0169 transacciones en 493 comercios muestran que los sellos funcionan mejor para los comercios pequeños y los compradores nuevos, y que con más de dos se terminan menos compras.',
    population: '493 comercios en línea',
    caveat: 'Son datos de un proveedor. El resumen no da el tamaño del efecto.',
  },
  'uk-cma-emma-sleep': {
    claim:
      'La CMA obtuvo un acuerdo judicial en el que se declararon ilegales los temporizadores que se reinician y las afirmaciones falsas de alta demanda y de descuentos.',
    population: 'comercio en línea del Reino Unido',
    caveat: 'Es un caso judicial en una sola jurisdicción. Comprueba su estado actual.',
  },
  'urgency-countdown-qubit': {
    claim: 'Las pruebas con cuentas atrás dieron en promedio +1,5\u00a0% de ingresos por visitante.',
    population: 'tiendas en línea y sitios de viajes, unas 2600 pruebas A/B clasificadas por tipo',
    caveat:
      'Es una media de muchos sitios (no un intervalo), ajustada por contracción estadística. Son datos de un proveedor, los resultados varían de un sitio a otro y lo que se mide son los ingresos por visitante, no la conversión. Solo es legal si el plazo es real.',
  },
  'urgency-must-act-now-no-effect': {
    claim:
      'En un gran experimento de encuesta aleatorizado, los mensajes del tipo «actúa ya» no aumentaron la probabilidad de que la gente comprara un servicio caro.',
    population: 'consumidores estadounidenses, oferta de protección de la identidad',
    caveat: 'Fue una encuesta, no un sitio real.',
  },
  'urgency-scarcity-meta-ladeira': {
    claim:
      'Un metaanálisis halla que la escasez por demanda funciona, pero que las cantidades limitadas y la urgencia del tiempo limitado no aumentan la probabilidad de compra.',
    population: 'estudios publicados sobre la escasez',
    caveat: 'Contradice a Qubit y a Barton, así que espera efectos pequeños que dependen del contexto.',
  },
  'users-scan-79-percent': {
    claim:
      'El 79\u00a0% de los participantes en las pruebas ojeaba cualquier página nueva, y el 16\u00a0% la leía palabra por palabra.',
    population: 'páginas web en general',
    caveat: 'Es un estudio antiguo que respalda las comprobaciones del diseño, pero no da ninguna mejora.',
  },
  'value-proposition-copy-donation': {
    claim:
      'Añadir un bloque de texto con motivos para donar llevó la tasa de conversión de una página de donación del 0,11 al 0,38\u00a0% (+258\u00a0%), con una confianza de solo el 92,5\u00a0%.',
    population: 'página de donación política, 3984 visitantes',
    caveat:
      'La propia fuente dice que el resultado no es válido al 95\u00a0%, y se apoya en un puñado de donaciones. Muestra una dirección, no un intervalo.',
  },
  'value-proposition-first-10-seconds': {
    claim:
      'Los registros del tiempo de permanencia en 205\u00a0873 páginas muestran que el riesgo de que la gente se vaya es máximo en los 10 primeros segundos, así que una página tiene más o menos ese tiempo para decir qué ofrece. Una propuesta clara gana minutos de atención.',
    population: 'páginas web en general, registros de un complemento del navegador',
    caveat:
      'La curva sale de los datos, pero su relación con la propuesta de valor es interpretación de NN/g. No hay una cifra de conversión.',
  },
  'verified-buyer-15': {
    claim:
      'La probabilidad de compra era un 15\u00a0% mayor con reseñas de compradores verificados que con anónimas.',
    population: 'páginas de producto de comercios',
    caveat: 'Son datos observacionales.',
  },
  'video-hurts-donation': {
    claim:
      'Un laboratorio que hace pruebas para organizaciones sin ánimo de lucro informa de pérdidas repetidas cuando un vídeo sustituye al texto situado encima de un formulario de donación.',
    population: 'páginas de donación',
    caveat: '',
  },
  'video-randomised-15': {
    claim:
      'En un experimento de campo aleatorizado, los vídeos de producto aumentaron las ventas del producto un 15\u00a0% y las de los artículos a juego, un 31\u00a0%.',
    population: 'tienda de moda mediana de Estados Unidos',
    caveat: 'Una sola tienda, con una cifra de un documento de trabajo.',
  },
  'viewport-meta': {
    claim:
      'Desde la versión 1, Lighthouse toma como comprobación básica para móviles una etiqueta meta viewport con un ancho.',
    population: 'páginas para móviles',
    caveat: 'Es una buena práctica. Desactivar el zoom incumple WCAG 1.4.4.',
  },
  'visual-complexity-tuch': {
    claim:
      'A la gente le parecen más atractivas las páginas de poca complejidad y con un aspecto típico de su clase. Lo juzga en un plazo de entre 17 y 50 ms.',
    population: '119 capturas de sitios web',
    caveat: 'Mide valoraciones estéticas.',
  },
  'wcag-failures-prevalence': {
    claim:
      'En 2024, el 95,9\u00a0% de un millón de páginas de inicio tenía incumplimientos de WCAG detectables.',
    population: 'el millón de páginas de inicio más visitadas',
    caveat: 'Los incumplimientos son tan comunes que uno solo no es un problema grave.',
  },
  'wcag-headings-labels': {
    claim: 'WCAG 2.4.6 (AA) exige que los encabezados y las etiquetas describan su tema o finalidad.',
    population: 'todas las páginas',
    caveat: 'Es una norma de accesibilidad.',
  },
  'wcag-link-purpose': {
    claim: 'WCAG 2.4.4 (A) exige que la finalidad de cada enlace quede clara por su texto o su contexto.',
    population: 'todas las páginas',
    caveat: 'Es una norma de accesibilidad.',
  },
  'wcag-timing-adjustable': {
    claim:
      'WCAG 2.2.1 (A) exige que se pueda desactivar, ajustar o ampliar un límite de tiempo (con un aviso, al menos 20 segundos para responder y al menos diez veces), salvo que sea para un evento en tiempo real o dure más de 20 horas.',
    population: 'sesiones, carritos reservados, ofertas con límite de tiempo',
    caveat: 'Se aplica a los límites que afectan a la tarea, como el de un carrito reservado.',
  },
  'win-rates': {
    claim:
      'La proporción de ideas que no mejoran su métrica es de cerca del 66\u00a0% en Microsoft, del 85\u00a0% en Bing y del 92\u00a0% en la búsqueda de Airbnb.',
    population: 'experimentos en sitios web, publicados o hechos por proveedores',
    caveat: 'Son productos optimizados; en una página descuidada es más fácil mejorar.',
  },
  'yelp-one-star-5-9': {
    claim:
      'Una estrella más en Yelp aumentó los ingresos entre un 5 y un 9\u00a0% en restaurantes independientes y no cambió nada en las cadenas.',
    population: 'restaurantes de Seattle, 2003-2009',
    caveat:
      'Es un experimento natural (por redondeo) con reseñas en otro sitio. Los vendedores poco conocidos son los que más ganan.',
  },
};
