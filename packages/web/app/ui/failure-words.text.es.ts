import type { Text } from './failure-words.text.ts';

export const text: Text = {
  codes: {
    bad_request: 'No entendimos esta solicitud. Recarga la página e inténtalo de nuevo.',
    validation: 'No podemos usar lo que escribiste. Revísalo e inténtalo de nuevo.',
    unauthenticated: 'Inicia sesión para continuar.',
    forbidden: 'Esto es parte de Pro, o tu cuenta no tiene permiso para hacerlo.',
    role_required: 'Tu rol en este espacio de trabajo no lo permite. Pídeselo a alguno de sus propietarios.',
    free_limit: 'Alcanzaste un límite del plan gratuito. Con Pro puedes hacer más.',
    link_password: 'Este enlace está protegido con una contraseña.',
    not_found: 'Esto ya no existe, o no tienes acceso a ello.',
    conflict: 'Ahora mismo no es posible. Recarga la página e inténtalo de nuevo.',
    cancelled: 'Se canceló.',
    request_too_large: 'Es demasiado grande. Acórtalo e inténtalo de nuevo.',
    unsupported_media_type: 'No podemos leer archivos de este tipo.',
    rate_limited: 'Demasiados intentos en poco tiempo. Espera un momento e inténtalo de nuevo.',
    busy: 'Liftmark está muy ocupado ahora mismo. Inténtalo de nuevo en un momento.',
    unavailable: 'Liftmark no está disponible ahora mismo. Inténtalo de nuevo en un momento.',
    internal: 'Algo falló por nuestra parte. Inténtalo de nuevo en un momento.',
    blocked_destination:
      'Esta dirección lleva a una red privada o reservada, o a un puerto que las páginas web no usan, así que no la abrimos. Usa la dirección pública de la página.',
    dns: 'No encontramos este sitio. Comprueba que la dirección esté bien escrita.',
    unreachable: 'No pudimos conectarnos al sitio. Comprueba que esté en línea e inténtalo de nuevo.',
    timeout:
      'La página tardó demasiado en cargar. Inténtalo de nuevo o analiza una página más ligera del mismo sitio.',
    tls: 'No pudimos abrir una conexión segura con el sitio. Comprueba su certificado y su configuración de TLS e inténtalo de nuevo.',
    redirects: 'La dirección redirige en bucle o demasiadas veces. Usa la dirección final de la página.',
    http_status:
      'El sitio devolvió un error en lugar de la página. Comprueba que la dirección se abra en un navegador.',
    not_html: 'Esta dirección no es una página web. Usa la dirección de una página HTML.',
    too_large: 'La página es demasiado grande para Liftmark. Analiza una página más ligera del mismo sitio.',
    empty:
      'La página no tiene contenido que evaluar: está vacía, es un dominio aparcado o la tapa un aviso. Comprueba qué ve allí alguien en su primera visita.',
    blocked_by_site:
      'El sitio bloquea a los visitantes automáticos, así que no pudimos ver ni evaluar la página. Permite Liftmark en la protección contra bots del sitio e inténtalo de nuevo.',
    auth_required:
      'La página exige que los visitantes inicien sesión. Añade los datos de acceso o analiza una página que todos puedan ver.',
    unstable:
      'La página no dejó de recargarse o redirigir, así que no pudimos leerla. Inténtalo de nuevo o usa su dirección final.',
    crash:
      'La página bloqueó el navegador. Inténtalo de nuevo. Si vuelve a pasar, analiza otra página del mismo sitio.',
  },
  unreachable: 'No pudimos conectar con Liftmark. Comprueba tu conexión e inténtalo de nuevo.',
  outOfOrder: 'Liftmark no pudo responder en este momento. Inténtalo de nuevo en un momento.',
};
