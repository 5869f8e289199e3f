import { list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

function quoted(words: readonly string[]): string {
  return list(words.map((word) => quote(word)));
}

function titled(title: string | null): string {
  return title === null ? '' : ` Ihr Seitentitel lautet ${quote(title)}.`;
}

const SHOWN = 60;

export const text: Text = {
  why: 'In etwa zehn Sekunden entscheiden Besucher, ob eine Seite etwas für sie ist, und fast alle lesen die Überschrift. Enthält sie nur eine Begrüßung, Lob oder den Firmennamen, gibt es keinen Grund zu bleiben.',
  measure:
    'Wird gemeldet, wenn die Seite keine Überschrift hat oder wenn die Überschrift der Name der Seite („Unsere Leistungen“), eine Begrüßung, der Firmenname oder ein Call-to-Action ist, kaum mehr enthält als Wörter, die jedes Unternehmen verwendet, ein Slogan ist, dessen Wörter in Titel, Überschriften, Menü und Text kaum wiederkehren, oder nur die Branche nennt. Weniger schwer, wenn die Zeile darunter mehr sagt oder Besucher auf diesem Seitentyp so eine Überschrift erwarten; der Name der Seite, der bloße Name eines Unternehmens oder einer Branche und ein Slogan, unter dem eine Zeile mehr sagt, kommen nie unter die ersten fünf. Eine zu kleine, abgeschnittene oder erst nach dem Scrollen sichtbare Überschrift wiegt weniger schwer, ebenso eine, deren Wörter sonst nirgends vorkommen.',
  missing: {
    title: ({ page }) => `Eine Überschrift ergänzen, die sagt, was ${page} anbietet`,
    observed: ({ title }) =>
      `Im sofort sichtbaren Bereich sticht keine Zeile als Überschrift hervor.${title.trim() === '' ? '' : ` Der Seitentitel, ${quote(title)}, steht im Browser-Tab, wo ihn kaum jemand liest.`}`,
    steps: [
      'Schreiben Sie eine Zeile, die sagt, was Sie anbieten, für wen es ist und was man davon hat.',
      'Machen Sie sie zur h1 der Seite und zum größten Text im sofort sichtbaren Bereich, und setzen Sie sie nicht in ein Bild.',
      'Ergänzen Sie darunter einen Satz mit Ihrem Ort, Ihrem Preis oder dem, was Sie auszeichnet, und darunter den Haupt-Button.',
      'Zeigen Sie die Überschrift fünf Sekunden lang jemandem, der Sie nicht kennt, und fragen Sie, was die Seite anbietet.',
    ],
  },
  title: {
    'page-name': ({ headline }) =>
      `Die Überschrift ${quote(headline, SHOWN)} benennt die Seite statt das Angebot`,
    greeting: ({ headline }) =>
      `Die Überschrift ${quote(headline, SHOWN)} begrüßt Besucher, statt zu sagen, was Sie anbieten`,
    name: ({ headline }) => `Die Überschrift ist nur der Name ${quote(headline, SHOWN)}`,
    trade: ({ headline }) =>
      `Die Überschrift ${quote(headline, SHOWN)} sagt, wer Sie sind, aber nicht, was für Sie spricht`,
    request: ({ headline }) =>
      `Die Überschrift ${quote(headline, SHOWN)} fordert zum Handeln auf, bevor sie sagt, was man bekommt`,
    formula: ({ headline, people }) =>
      `Die Überschrift ${quote(headline, SHOWN)} würde genauso auf ${people.others.all} passen`,
    slogan: ({ headline, below }) =>
      below === null
        ? `Die Überschrift ${quote(headline, SHOWN)} sagt nicht, was Sie anbieten`
        : `Die Überschrift ${quote(headline, SHOWN)} überlässt es kleinerem Text, Ihr Angebot zu nennen`,
    bare: ({ headline }) => `Die Überschrift ${quote(headline, SHOWN)} nennt keinen Grund, Sie zu wählen`,
  },
  observed: {
    'page-name': ({ headline, title }) =>
      `${quote(headline)} könnte auf jeder Website über dieser Seite stehen.${titled(title)}`,
    greeting: ({ headline, title }) =>
      `${quote(headline)} belegt die meistgelesene Zeile der Seite, ohne zu sagen, was Besucher bekommen.${titled(title)}`,
    name: ({ headline, title }) =>
      `Die meistgelesene Zeile der Seite ist der Name ${quote(headline)}; wer Sie noch nicht kennt, erfährt daraus wenig.${titled(title)}`,
    trade: ({ headline, title }) =>
      `Die meistgelesene Zeile der Seite, ${quote(headline)}, nennt Name und Tätigkeit, aber keinen Grund, Sie statt anderer zu wählen.${titled(title)}`,
    request: ({ headline, title }) =>
      `${quote(headline)} fordert zum Handeln auf, nennt aber nicht, was Sie anbieten.${titled(title)}`,
    formula: ({ headline, generic, own }) =>
      `Außer Wörtern, die jeder verwenden könnte (${quoted(generic)}), sagt die Überschrift ${quote(headline)} nur ${quoted(own)}.`,
    slogan: ({ headline, title }) =>
      title === null
        ? `Die Wörter der Überschrift ${quote(headline)} kommen sonst kaum auf der Seite vor; sie könnte zu jedem Unternehmen gehören.`
        : `Die Überschrift ${quote(headline)} hat kein Wort mit ${quote(title)} in Ihrem Seitentitel gemeinsam.`,
    bare: ({ headline }) => `${quote(headline)} nennt das Thema, gibt aber keinen Grund zu bleiben.`,
  },
  below: ({ below }) =>
    below === null
      ? 'Kein Satz daneben erklärt sie.'
      : `Um mehr zu erfahren, müssen Besucher die kleinere Zeile daneben lesen: ${quote(below)}.`,
  steps: {
    write: ({ many }) =>
      `Ersetzen Sie sie durch eine Zeile, die sagt, was Sie anbieten, für wen es ist und was man davon hat, so wie Ihre ${many} es sagen würden.`,
    name: ({ name }) =>
      `Lassen Sie ${quote(name, SHOWN)} im Logo, und sagen Sie in der Überschrift, was Sie anbieten, für wen es ist und was man davon hat.`,
    fromTitle: ({ title }) =>
      `Vergleichen Sie sie mit Ihrem Seitentitel, ${quote(title)}, und verwenden Sie die konkreten Wörter aus beiden.`,
    fromBelow: ({ below }) =>
      `Holen Sie die konkretesten Wörter der kleineren Zeile (${quote(below)}) in die Überschrift, und kürzen Sie den Rest dieser Zeile.`,
    addBelow: ({ others }) =>
      `Ergänzen Sie unter der Überschrift einen Satz, der sagt, wie Ihr Angebot funktioniert oder was Sie von anderen unterscheidet (${others.all} sollten ihn nicht übernehmen können).`,
    fact: ({ town, people }) =>
      `Ergänzen Sie eine Angabe, die ${people.others.all} nicht übernehmen können: ${town === null ? 'Ihre Stadt oder Region' : `Ihre Stadt (${town})`}, einen Preis, einen Zeitraum oder eine Zahl.`,
    ask: 'Zeigen Sie die Überschrift fünf Sekunden lang jemandem, der Sie nicht kennt, und fragen Sie, was die Seite anbietet.',
  },
};
