import type { Text } from './second-opinion.text.ts';

export const text: Text = {
  'headline-clarity': {
    label: 'Klarheit der Überschrift',
    question: 'Könnte jemand, der die Überschrift fünf Sekunden lang liest, sagen, was die Seite anbietet?',
    anchors: [
      'Ein Fremder könnte nicht einmal die Branche nennen.',
      'Ein Fremder errät die Branche, aber nicht das Angebot.',
      'Ein Fremder errät das Angebot mithilfe der Zeile unter der Überschrift.',
      'Das Angebot ist klar, aber für wen es ist, müssen Leser erschließen.',
      'Sofort ist klar, was es ist und für wen.',
    ],
  },
  'proposition-specificity': {
    label: 'Nutzenversprechen',
    question: 'Könnte ein Wettbewerber dasselbe Versprechen wörtlich auf seine Seite schreiben?',
    anchors: [
      'Jedes Unternehmen jeder Branche könnte es sagen.',
      'Jedes Unternehmen dieser Branche könnte es sagen.',
      'Ein Detail gilt nur für dieses Angebot. Der Rest ist in der Branche üblich.',
      'Das meiste gilt nur für dieses Angebot.',
      'Es stimmt nur für dieses Angebot und sagt, was Kunden bekommen.',
    ],
  },
  'headline-action-match': {
    label: 'Überschrift und Button',
    question: 'Führt der Button zu dem nächsten Schritt, den die Überschrift verspricht?',
    anchors: [
      'Der Button führt zu etwas, das mit der Überschrift nichts zu tun hat.',
      'Der Button könnte unter jeder Überschrift stehen.',
      'Der Button passt, aber Besucher müssen sich erschließen, wie.',
      'Der Button ist ein naheliegender nächster Schritt.',
      'Der Button greift das Versprechen der Überschrift mit ihren Worten auf.',
    ],
  },
  'proof-credibility': {
    label: 'Glaubwürdigkeit der Belege',
    question: 'Würde ein skeptischer Besucher den Belegen auf der Seite glauben?',
    anchors: [
      'Es gibt keine Belege, oder sie klingen erfunden.',
      'Das Lob ist allgemein, ohne Namen und Zahlen.',
      'Es nennt Personen oder Zahlen, aber nichts lässt sich nachprüfen.',
      'Es nennt Personen oder Zahlen und genaue Einzelheiten.',
      'Es ist konkret, nachprüfbar und handelt genau von dem, was die Seite anbietet.',
    ],
  },
  'audience-tone': {
    label: 'Ton für die Zielgruppe',
    question: 'Spricht die Seite so wie ihre Besucher?',
    anchors: [
      'Sie spricht ihre Besucher nicht an.',
      'Sie redet im Fachjargon von sich selbst.',
      'Sie ist leicht zu verstehen, könnte sich aber an jeden richten.',
      'Sie spricht ihre Besucher in deren eigenen Worten an.',
      'Sie beschreibt die Lage der Besucher so, wie sie es selbst tun würden.',
    ],
  },
};
