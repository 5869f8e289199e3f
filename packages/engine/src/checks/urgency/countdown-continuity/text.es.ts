import { quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'La cuenta atrás tiene un final fijo',
    fails: 'La cuenta atrás se reinicia en cada visita',
  },
  why: 'De 393 cuentas atrás encontradas en tiendas en línea, el 40\u00a0% eran engañosas, sobre todo porque se reinician. Los plazos falsos están prohibidos en la Unión Europea y se declararon ilegales en un acuerdo judicial en el Reino Unido, y quien recarga la página lo nota enseguida.',
  measure:
    'La cuenta atrás, leída otra vez en una visita nueva al menos 8 segundos después, puntúa 1 si la hora final que implica se movió 2 segundos como máximo, y 0 si se movió al menos el 80\u00a0% del tiempo transcurrido. No se puntúa entre ambos valores, si la cuenta está en cero o no muestra segundos, ni tras una sola lectura. No cuentan los temporizadores del carrito o los asientos del propio visitante.',
  notApplicable: { none: 'La página no tiene cuenta atrás.' },
  notMeasured: { unknown: 'No pudimos determinar si la página tiene una cuenta atrás.' },
  advice: {
    title: ({ countdown }) => `Da a la cuenta atrás ${quote(countdown, 50)} un final real, o quítala`,
    steps: ({ observed }) => [
      observed,
      'Haz que el servidor envíe una hora final fija con su zona horaria y calcula desde ella el tiempo que queda, no desde el inicio de la visita.',
      'Muestra la hora final junto a la cuenta atrás: «hasta el [fecha], [hora y zona horaria]».',
      'Termina la oferta cuando la cuenta llegue a cero. Si la oferta no termina, quita la cuenta atrás.',
    ],
    design: [
      'Los plazos falsos son ilegales en la Unión Europea y en el Reino Unido; consulta las fuentes de abajo.',
    ],
  },
};
