import type { Text } from './received-page.text.ts';

export const text: Text = {
  notReopened:
    'Cette page a été capturée dans votre navigateur : nous ne pouvons donc pas l’ouvrir nous-mêmes. Ouvrez-la dans votre navigateur et analysez-la de nouveau avec l’extension Liftmark.',
  captureGone:
    'La capture de cette page n’est plus conservée. Ouvrez la page dans votre navigateur et analysez-la de nouveau avec l’extension Liftmark.',
  notUploaded: 'Ce rapport ne porte pas sur un fichier envoyé. Envoyez le fichier sans `replaces`.',
  otherKind: 'Seul le rapport sur une page a un type de page. Omettez `pageType`.',
};
