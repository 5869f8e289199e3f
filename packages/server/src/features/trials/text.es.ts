import { TRIALS_PER_DAY } from '@liftmark/contract/plans';
import type { Text } from './text.ts';

export const text: Text = {
  problems: {
    noFix: 'Esta recomendación no incluye ningún cambio que podamos probar. En su lugar, sigue sus pasos.',
    noLinks:
      'A esta recomendación no le falta ningún enlace que podamos añadir. En su lugar, sigue sus pasos.',
    noHeadline: 'No encontramos en esta página ningún titular que podamos cambiar.',
    noButton: 'No encontramos en esta página ningún botón que podamos cambiar.',
    noCapture: 'La captura de esta página ya no existe. Vuelve a analizar la página.',
    tooLarge: 'Los cambios son demasiado grandes para guardarlos.',
    crowded: 'Se estaban analizando demasiadas páginas, así que no probamos las correcciones.',
    ownFault: 'Algo falló por nuestra parte. Inténtalo de nuevo en un momento.',
    crash: 'La página se bloqueó cada vez que probamos las correcciones.',
  },
  noPage:
    'Solo se pueden probar cambios en una única página abierta en un navegador. Vuelve a analizar la página.',
  noneTogether:
    'Menos de dos correcciones de este informe funcionan por sí solas en la página, así que no hay nada que probar juntas.',
  otherSite: 'Indica direcciones de otras páginas del mismo sitio, por ejemplo /privacidad.',
  repeated: 'Esta solicitud ya se envió antes. Envíala otra vez con un identificador nuevo.',
  waiting: 'Esperando su turno',
  trying: 'Probando la corrección en nuestro navegador',
  stillTrying: 'La corrección todavía se está probando. Inténtalo de nuevo en un momento.',
  cancelled: 'La prueba se canceló.',
  busy: 'Se está probando otro de tus cambios. Espera a que termine o cancélalo.',
  freeLimit: `Límite del plan gratuito alcanzado: ${TRIALS_PER_DAY.free} pruebas al día. Con Pro tienes ${TRIALS_PER_DAY.pro}.`,
  proLimit: `Ya usaste tus ${TRIALS_PER_DAY.pro} pruebas de hoy. Inténtalo de nuevo mañana.`,
};
