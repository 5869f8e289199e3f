import { list } from '../checks/shared/phrasing.ts';
import type { Text } from './message-insights.text.ts';

function shown(found: number, total: number, words: readonly string[]): string {
  if (found === 0)
    return total === 1
      ? `${list(words)} n’apparaît pas sur le premier écran.`
      : `aucun de ses ${total} mots-clés n’apparaît sur le premier écran.`;
  const which =
    found < total
      ? `${found} ${found === 1 ? 'mot-clé' : 'mots-clés'} sur ${total}`
      : total === 1
        ? 'le seul mot-clé'
        : `les ${total} mots-clés`;
  return `${which} ${found === 1 ? 'apparaît' : 'apparaissent'} sur le premier écran (${list(words, 6)}).`;
}

export const text: Text = {
  compared: ({ message }) => `Par rapport à ${message}, le texte qui amène les visiteurs ici :`,
  repeated: ({ found, total, words }) => shown(found, total, words),
  kept: ({ above, below }) =>
    [
      above.length > 0 && `La page mentionne ${list(above)} sur le premier écran.`,
      below.length > 0 && `La page mentionne ${list(below)} plus bas.`,
    ]
      .filter((sentence) => sentence !== false)
      .join(' '),
  nothing: 'il ne contient aucun mot à chercher en dehors du nom du site.',
};
