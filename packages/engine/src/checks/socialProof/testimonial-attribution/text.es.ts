import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Los testimonios muestran quién habla',
    fails: 'Los testimonios no muestran bien quién habla',
  },
  why: 'La gente recordaba claramente mejor los testimonios con foto que los que no la tenían, y las pautas de credibilidad piden afirmaciones que se puedan comprobar. Una cita sin una persona podría haberla escrito cualquiera.',
  measure:
    'La media de todos los testimonios, sin reseñas: un nombre vale 0,6 (iniciales, 0,3); un cargo, empresa o lugar, 0,2 (en productos, el artículo comprado), y una foto, 0,2.',
  notApplicable: {
    none: 'La página no muestra testimonios.',
    onlyReviews: 'La página muestra reseñas, pero ningún testimonio elegido.',
  },
  notMeasured: {
    testimonials: 'No se pudieron leer los testimonios.',
    parts: 'La página tiene testimonios, pero no está claro qué texto, nombre y foto van juntos.',
  },
  parts: {
    name: 'un nombre',
    fullName: 'el nombre completo',
    purchase: 'el artículo comprado',
    town: 'la ciudad',
    role: 'un cargo, empresa o lugar',
    photo: 'una foto',
  },
  observed: {
    completeGoods: ({ total }) => `${all(total)} un nombre, el artículo comprado o un lugar, y una foto.`,
    complete: ({ total }) => `${all(total)} un nombre, un cargo o lugar, y una foto.`,
    incomplete: ({ incomplete, total }) =>
      `${partly(incomplete.length, total)}: ${list(
        incomplete.map((item) => `${quote(item.text, 40)} (falta ${list(item.missing)})`),
        3,
      )}.`,
  },
  advice: {
    photo: {
      title: ({ said }) => `Añade una foto de quien dijo ${quote(said, 60)}`,
    },
    person: { title: ({ said }) => `Muestra quién dijo ${quote(said, 60)}` },
    add: (item) => `${quote(item.text, 60)}: añade ${list(item.missing)}.`,
    goods: {
      consent:
        'Pregunta antes a cada persona: usa su nombre y su foto solo con su permiso. Si prefiere iniciales, añade qué compró y cuándo, y escribe «compra verificada» solo si tus pedidos lo demuestran.',
      design: design('el artículo comprado'),
    },
    personal: {
      consent:
        'Pregunta antes a cada persona: usa su nombre, su ciudad y su foto solo con su permiso. Si prefiere iniciales, añade la ciudad y cuándo vino.',
      design: design('la ciudad'),
    },
    business: {
      consent:
        'Pregunta antes a cada persona: usa su nombre, su cargo y su foto solo con su permiso. Si prefiere iniciales, añade su cargo y lugar.',
      design: design('el cargo y la empresa'),
    },
  },
};

function all(total: number): string {
  return total === 1 ? 'El único testimonio tiene' : `Los ${total} testimonios tienen`;
}

function partly(count: number, total: number): string {
  if (total === 1) return 'El único testimonio está incompleto';
  if (count === total) return `Los ${total} testimonios están incompletos`;
  return `${count} de ${total} testimonios ${count === 1 ? 'está incompleto' : 'están incompletos'}`;
}

function design(detail: string): string[] {
  return [`Una foto de al menos 48 px junto a la cita, el nombre en negrita y debajo ${detail}.`];
}
