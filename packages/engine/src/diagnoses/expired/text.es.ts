import { amount, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  why: 'Una fecha pasada da a entender que nadie cuida la página. Los visitantes suponen que la oferta ya no existe o que el negocio ha cerrado, y ni siquiera preguntan.',
  measure:
    'Se señala si la fecha del evento o un plazo indicado ya pasó, si la página dice que la oferta terminó o está agotada, o si el año más reciente de copyright o actualización tiene tres años o más. Lo más grave es un evento pasado; cuanto más antiguo es el año, más grave es. Un año antiguo nunca figura entre los cinco primeros.',
  title: {
    event: ({ line }) => `El evento ya pasó: ${quote(line, 50)}`,
    closed: ({ line }) => `La página dice que la oferta está cerrada: ${quote(line, 50)}`,
    deadline: ({ line }) => `La fecha de ${quote(line, 60)} ya pasó`,
    year: ({ year }) => `La página parece actualizada por última vez en ${year}`,
  },
  observed: {
    event: ({ line }) => `La página sigue invitando a un evento cuya fecha ya pasó: ${quote(line, 80)}.`,
    closed: ({ line }) => `Los visitantes leen ${quote(line, 80)} antes de poder actuar.`,
    deadline: ({ line }) => `La página sigue mostrando ${quote(line, 80)}, pero esa fecha ya pasó.`,
    year: ({ age, line }) =>
      `La línea más reciente de copyright o actualización, ${quote(line, 80)}, tiene ${amount(age, 'año', 'años')}.`,
  },
  step: {
    event: [
      'Pon la próxima fecha arriba, o di cuándo se anunciará y deja que los interesados dejen su correo.',
      'Pasa el evento anterior a un archivo con fotos y resultados, y quita su botón de inscripción.',
    ],
    closed: [
      'Di cuándo volverá a estar disponible la oferta y abre una lista de espera para que la página no sea un callejón sin salida.',
      'Muestra lo que aún se puede conseguir y ponle un botón.',
    ],
    deadline: [
      'Quita la fecha vencida o sustitúyela por la nueva.',
      'Ponte un recordatorio para quitar cada línea con fecha cuando esta pase.',
    ],
    year: [
      'Actualiza el año en el pie de página, a ser posible con un script que muestre siempre el actual.',
      'Comprueba que los precios, los horarios, el equipo y las noticias estén al día, e indica cuándo los actualizaste.',
    ],
  },
};
