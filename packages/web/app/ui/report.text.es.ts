import type { FallbackReason } from '@liftmark/contract/analyst';
import { amount } from '@liftmark/contract/figures';
import type { Text } from './report.text.ts';

const REASONS: Record<FallbackReason, string> = {
  slow: 'no respondió a tiempo',
  unavailable: 'su proveedor no respondió',
  'rate-limited': 'su proveedor no acepta más solicitudes por ahora',
  rejected: 'su proveedor rechazó la solicitud',
  refused: 'se negó a responder',
  'cut-off': 'su respuesta quedó cortada',
  malformed: 'su respuesta no se pudo leer',
  ungrounded: 'lo que escribió no coincidía con la página',
  'over-budget': 'este análisis agotó sus tokens',
  'report-language': 'solo podemos comprobar sus otros textos en inglés',
};

const LEVELS = { high: 'alto', medium: 'medio', low: 'bajo' };
const LEVELS_OF = {
  impact: 'Efecto',
  priority: 'Nivel de prioridad',
  severity: 'Nivel de gravedad',
  potential: 'Potencial',
  risk: 'Riesgo',
};

export const text: Text = {
  bands: { 90: 'Excelente', 80: 'Muy bien', 70: 'Bien', 60: 'Regular', 0: 'Flojo' },
  bandLegend: 'Niveles de la puntuación',
  below: ({ score }) => `Menos de ${score}`,
  types: { critical: 'CRÍTICA', improve: 'ALTA', optimize: 'MEDIA', other: 'MEJORA RÁPIDA' },
  level: ({ level, of }) => `${LEVELS_OF[of]}: ${LEVELS[level]}`,
  noScore: 'Sin nota',
  tooLittle: 'Muy poco que medir',
  dial: {
    none: 'Liftmark Score: no pudimos medir lo suficiente',
    range: ({ score, low, high }) => `Liftmark Score ${score} de 100, entre ${low} y ${high}`,
    graded: ({ score, grade, word }) => `Liftmark Score ${score} de 100, nota ${grade}, ${word}`,
  },
  method: 'Cómo lo medimos (en inglés):',
  generated: 'Generado el',
  partOfPro: 'Parte de Pro',
  copy: {
    now: ({ length }) => `Ahora, ${amount(length, 'carácter', 'caracteres')}`,
    nowEmpty: 'Ahora',
    nothing: 'Aquí no hay texto.',
    better: 'Mejor',
    alternative: 'Alternativa',
    exactly: ({ label, length }) => `${label}, ${amount(length, 'carácter', 'caracteres')}`,
    about: ({ label, length }) => `${label}, unos ${amount(length, 'carácter', 'caracteres')}`,
    fillIn: 'Completa los huecos',
    ready: 'Nada que completar',
    button: 'Copiar',
    buttonOf: ({ name }) => `Copiar ${name}`,
    done: 'Copiado',
    failed: 'No se pudo copiar',
    byHand: 'Selecciona el texto y cópialo a mano.',
  },
  authorship: {
    model: ({ model, kept }) =>
      `Escrito en parte por ${model}: ${amount(kept, 'afirmación comprobada', 'afirmaciones comprobadas')} en la página`,
    builtIn:
      'Escrito por el análisis integrado. También se consultó un modelo, pero no se muestra nada de su texto',
    dropped: ({ dropped }) => `; ${amount(dropped, 'descartada', 'descartadas')}`,
    rest: 'El análisis integrado escribió el resto.',
    reason: ({ reason }) => `Motivo: ${REASONS[reason]}.`,
  },
};
