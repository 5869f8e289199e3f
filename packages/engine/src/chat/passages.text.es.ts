import { figure } from '../checks/shared/phrasing.ts';
import type { Text } from './passages.text.ts';

export const text: Text = {
  titles: {
    summary: 'Resumen del informe',
    ceiling: ({ title }) => `Tope de la puntuación: ${title}`,
    category: ({ category }) => `Puntuación de la categoría ${category}`,
    finding: ({ label, title }) => `${label}: ${title}`,
    advice: ({ title, checks }) => `${title} (${checks})`,

    comparison: 'Comparación con la competencia',
    competitors: 'Qué hace mejor la competencia',

    strength: ({ title }) => `Fortaleza: ${title}`,
    weakness: ({ title }) => `Debilidad: ${title}`,
    opportunity: ({ title }) => `Oportunidad: ${title}`,
    threat: ({ title }) => `Amenaza: ${title}`,
    threats: 'Amenazas',

    copy: ({ element }) => `Texto: ${element}`,
    headline: 'Titular',
    button: ({ label, location }) => `Botón «${label}» (${location})`,
    copyAdvice: 'Recomendación sobre los textos',

    method: 'Cómo se calcula la puntuación',
    measure: ({ check }) => `Cómo medimos: ${check}`,
    ceilingRule: ({ title }) => `Tope: ${title}`,
    notChecked: ({ title }) => `No comprobado: ${title}`,
    page: 'En la página',
  },

  noThreats:
    'No hemos encontrado amenazas de la competencia, de lo que esperan las visitas ni de requisitos legales.',
  better: ({ suggestion }) => `Mejor: «${suggestion}».`,
  example: ({ copy }) => `Por ejemplo: «${copy}».`,
  method: ({ passes, fails }) =>
    `Cada comprobación puntúa de 0 a 1 y tiene un peso. La puntuación de una categoría es la media ponderada de sus comprobaciones, en una escala ajustada a valoraciones de personas. El Liftmark Score es la media redondeada de las categorías. Un tope baja toda la puntuación cuando una página tiene un fallo grave. Una comprobación se supera con ${figure(passes, 1)} o más y no se supera por debajo de ${figure(fails, 1)}. Las que no se aplican no cuentan. Si alguna no se pudo medir, la puntuación se muestra como un intervalo.`,
};
