import type { Text } from './received-page.text.ts';

export const text: Text = {
  notReopened:
    'Esta página se capturó en tu navegador, así que no podemos abrirla nosotros. Ábrela en tu navegador y analízala de nuevo con la extensión de Liftmark.',
  captureGone:
    'La captura de esta página ya no se conserva. Abre la página en tu navegador y analízala de nuevo con la extensión de Liftmark.',
  notUploaded: 'Este informe no es sobre un archivo subido. Sube el archivo sin `replaces`.',
  otherKind: 'Solo el informe sobre una página tiene un tipo de página. Omite `pageType`.',
};
