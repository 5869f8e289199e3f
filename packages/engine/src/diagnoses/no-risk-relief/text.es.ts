import type { Text } from './text.ts';

export const text: Text = {
  why: 'Antes de pagar o registrarse, la gente se pregunta qué pasa si no es lo que busca. Unas condiciones claras junto al botón responden a eso y, en experimentos, una garantía hizo que la gente estuviera más dispuesta a comprar.',
  measure:
    'Se señala si una página que vende algo no indica sus condiciones de devolución, cancelación, prueba o entrega, si una página de tienda o de software no indica ninguna garantía, o si todo ello está lejos del botón. No se señala en restaurantes. La gravedad la decide la comprobación que cuesta más puntos. Que solo falte la garantía nunca figura entre los cinco primeros.',
};
