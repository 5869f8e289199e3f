import type { Text } from './warnings.text.ts';

const listed = (names: readonly string[]) => new Intl.ListFormat('es').format(names);

export const text: Text = {
  noBrowser:
    'La página se leyó sin navegador, así que no se pudo medir el diseño, la velocidad ni lo que añaden los scripts.',
  browserUnfinished:
    'El navegador no pudo con la página, así que solo leímos su HTML. No se pudo medir el diseño, la velocidad ni lo que añaden los scripts.',
  desktopUnread: ({ reason }) => `No se pudo leer la vista de escritorio: ${reason}`,
  mobileUnread: ({ reason }) => `No se pudo leer la vista de móvil: ${reason}`,
  reasons: {
    blocked_destination:
      'la dirección lleva a una red privada o reservada, o a un puerto que las páginas web no usan, así que no la abrimos.',
    dns: 'no encontramos el sitio.',
    unreachable: 'no pudimos conectarnos al sitio. Compruebe que está en línea y vuelva a intentarlo.',
    timeout: 'tardó demasiado en cargarse. Vuelva a analizar la página.',
    tls: 'no pudimos establecer una conexión segura con el sitio. Revise su certificado y su configuración de TLS.',
    redirects: 'la dirección redirige en bucle o demasiadas veces.',
    http_status:
      'el sitio devolvió un error en lugar de la página. Compruebe que la dirección se abre en un navegador.',
    not_html: 'la dirección no llevaba a una página web.',
    too_large: 'la página es demasiado grande para que Liftmark la lea.',
    empty: 'no había contenido que ver: la página está vacía, aparcada u oculta tras un aviso.',
    blocked_by_site:
      'el sitio bloquea a los visitantes automáticos. Permita Liftmark en su protección contra bots y vuelva a intentarlo.',
    auth_required: 'la página exige allí iniciar sesión.',
    unstable: 'la página no dejaba de recargarse o redirigir. Vuelva a analizarla.',
    crash: 'la página bloqueó el navegador. Vuelva a analizarla.',
  },
  stylesheetMissing: 'Una hoja de estilos de la página no se cargó, así que la página se mostró sin ella.',
  scriptStopped: 'Un script de la página no terminaba nunca, así que lo detuvimos.',
  unfinished: 'La página no terminó de cargarse, así que solo leímos lo que había.',
  truncated: 'La página tiene más elementos de los que Liftmark puede leer, así que algunos quedaron fuera.',
  tooHeavy: 'La página pesa tanto que una parte no se cargó.',
  noPicture: 'El navegador no pudo mostrar la página a tiempo, así que no hay captura.',
  boxes: ({ scripts, packages }) =>
    `El navegador no tiene ninguna fuente para ${listed(scripts)}, así que esas letras aparecen como cuadros en las capturas. Para arreglarlo, instala ${packages.join(', ')}.`,
  notReloaded: 'No pudimos abrir la página por segunda vez para comprobar lo que afirma.',
  opened: 'La página se abrió con el acceso indicado para su sitio.',
  uploaded: ({ name }) => `Este informe se hizo a partir del archivo subido «${name}». No se cargó nada más.`,
  leftOut: ({ targets }) =>
    `La página también usa archivos de ${targets}. No se cargaron, así que la página puede verse distinta de como la ven los visitantes.`,
  missingFiles:
    'La página usa archivos que no se subieron con ella, así que puede verse distinta de como la ven los visitantes.',
  refused: ({ targets }) =>
    `La página pidió direcciones que Liftmark no abre porque llevan a una red privada, a un puerto inusual o a un servidor bloqueado: ${targets}. Se dejaron fuera.`,
  more: ({ count }) => `${count} más`,
  listed: ({ items, last }) => `${items} y ${last}`,
};
