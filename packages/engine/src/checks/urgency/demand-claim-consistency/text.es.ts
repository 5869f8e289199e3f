import { quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Los mensajes de actividad son coherentes entre visitas',
    fails: 'Los mensajes de actividad no son coherentes entre visitas',
  },
  why: 'En las pruebas, los mensajes sobre cuántas personas miran o compran trajeron en promedio una pequeña mejora, y la demanda es la única forma de escasez que respaldan los metaanálisis recientes. Los investigadores mostraron que uno de cada once mensajes de actividad en tiendas era inventado; las autoridades los tratan como temporizadores falsos.',
  measure:
    'Afirmaciones como «9 personas están mirando», leídas tres veces en un minuto, puntúan 0,1 si las cifras difieren en más de la mitad de su media (y en más de lo que podrían explicar nuestras propias tres visitas), o si la antigüedad de un mismo suceso vuelve a empezar; si no, 0,85. No se puntúa con menos de tres lecturas.',
  notApplicable: { none: 'La página no dice cuántas personas más están mirando o comprando.' },
  observed: {
    readings: ({ claim, observed }) => `${quote(claim)}: ${observed}`,
  },
  advice: {
    title: ({ claim }) => `Muestra cifras reales en ${quote(claim, 60)}, o quítalo`,
    steps: ({ observed }) => [
      observed,
      'Basa el mensaje en recuentos reales de la última hora o del último día, redondeados a la baja, y di a qué periodo se refiere.',
      'Si un plugin se inventa las cifras, quítalo.',
    ],
  },
};
