import { amount, list, percent, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  why: 'Una imagen rota es lo primero que se nota, y a menudo es justo lo que se venía a ver. Hace que la página y la oferta parezcan descuidadas.',
  measure:
    'Se señala si no cargan imágenes, imágenes de fondo o vídeos de tu propio sitio. Que falte el logotipo o un vídeo en la primera pantalla cuenta más que cualquier otra imagen suelta; una imagen de fondo cuenta menos. Lo más grave es que falten la mayoría de las imágenes.',
  title: {
    hero: ({ others }) =>
      others === 0
        ? 'El fondo de la primera pantalla no carga'
        : `El fondo de la primera pantalla y ${amount(others, 'imagen más', 'imágenes más')} no cargan`,
    logo: 'El logotipo no carga',
    one: ({ name }) => (name === '' ? 'Una imagen no carga' : `La imagen ${quote(name, 50)} no carga`),
    some: ({ count, withLogo }) =>
      `${amount(count, 'imagen no carga', 'imágenes no cargan')}${withLogo ? ', entre ellas el logotipo' : ''}`,
    all: ({ count }) =>
      count === 2
        ? 'Las dos imágenes de la página están rotas'
        : `Las ${count} imágenes de la página están rotas`,
  },
  picture: 'la imagen',
  observed: ({ count, share, files }) =>
    `${count === 1 ? 'Falta' : 'Faltan'} ${amount(count, 'imagen', 'imágenes')} de la página${share < 0.95 && count > 2 ? ` (el ${percent(share)} del total)` : ''}: ${list(files, 4)}. En su lugar se ve el icono de imagen rota o un recuadro vacío.`,
  step: {
    upload: ({ files }) =>
      `Vuelve a subir ${list(files, 4)} o corrige ${files.length === 1 ? 'su dirección' : 'sus direcciones'} en la página. Fíjate en las mayúsculas y los espacios de los nombres de archivo.`,
    logo: 'Revisa primero el logotipo: está en la cabecera de todas las páginas.',
    remove: 'Quita las imágenes que ya no tengas, junto con los recuadros que las rodean.',
    test: 'Carga la página en una ventana privada, que no guarda copias antiguas de las imágenes.',
  },
};
