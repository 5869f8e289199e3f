import { quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const STOPS = ['.', '!', '?'];

function sentence(said: string): string {
  return `${quote(said, 110)}${STOPS.some((stop) => said.endsWith(stop)) ? '' : '.'}`;
}

export const text: Text = {
  why: 'Los visitantes quieren saber cuánto pagarán en total. Los costes inesperados son el motivo más común de abandono del pago, y quien tiene que hacer cuentas o comparar planes por su cuenta deja la decisión para después.',
  measure:
    'Se señala si todos los precios de una página de precios están en secciones plegadas, si la página llama estimaciones a sus propios precios o pide confirmarlos, si faltan el envío, los recargos o el total, o si no se pueden comparar tres planes o más. La gravedad la decide el peor de estos casos. Solo figuran entre los cinco primeros los precios plegados y las estimaciones que contradicen una promesa de la página.',
  collapsed: {
    title: ({ price }) => `Todos los precios están en secciones plegadas, como ${quote(price, 40)}`,
    observed: ({ price }) =>
      `La página no muestra ningún precio hasta que se abre una sección. ${quote(price, 40)}, por ejemplo, está dentro de una.`,
    steps: [
      'Muestra cada precio junto al nombre de lo que se obtiene y pliega solo los detalles.',
      'Si la lista es larga, agrúpala con encabezados y enlaza cada grupo desde arriba.',
    ],
  },
  caveat: {
    title: ({ caveat }) => `Muestra precios finales en lugar de ${quote(caveat, 50)}`,
    observed: ({ caveat, promise }) =>
      `La página muestra precios y después se desdice: ${sentence(caveat)}${promise === null ? '' : ` Al mismo tiempo promete ${sentence(promise)}`}`,
    steps: [
      'Da un precio fijo para los casos más comunes e indica qué incluye.',
      'Si un precio varía, di de qué depende y muestra dos o tres ejemplos con su total.',
      'Quita la advertencia o ponla junto a los pocos precios a los que se aplica.',
    ],
  },
};
