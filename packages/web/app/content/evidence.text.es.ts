import type { Text } from './evidence.text.ts';

export const text: Text = {
  provenance: {
    primary: 'Leído en el original',
    secondary: 'Leído como cita en otra fuente',
    recalled: 'Citado de memoria, sin comprobar',
  },
  strength: {
    experiment: 'Experimento',
    'large-benchmark': 'Gran estudio comparativo, no un experimento',
    'usability-study': 'Estudio de usabilidad',
    guideline: 'Guía',
    'expert-opinion': 'Opinión de expertos',
  },
  disagrees: 'Otros estudios dicen lo contrario:',
};
