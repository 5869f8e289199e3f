import type { Kind } from '../kind.ts';

export const WORDS: readonly Kind[] = [
  {
    id: 'scrambled-letters',
    family: 'verbal',
    what: 'the letters of a third, two thirds, all paragraphs and headings are shuffled within each word',
    graveFrom: 2,
    change: (page, strength) =>
      page.each(page.share([...page.paragraphs(), ...page.headings()], strength / 3), (element) => {
        for (const node of page.textNodes(element)) {
          node.data = node.data.replace(/[\p{L}\p{M}]{3,}/gu, (word) => page.shuffled(word).join(''));
        }
      }),
  },
  {
    id: 'scrambled-words',
    family: 'verbal',
    what: 'the words of a third, two thirds, all paragraphs are in random order',
    graveFrom: 3,
    change: (page, strength) =>
      page.each(page.share(page.paragraphs(), strength / 3), (paragraph) => {
        const text = paragraph.innerText.trim();
        const spaced = text.split(/\s+/);
        // Some languages write no spaces between words.
        const isDense = spaced.length * 8 < page.words(text);
        const parts = isDense
          ? [...new Intl.Segmenter(page.language, { granularity: 'word' }).segment(text)].map(
              ({ segment }) => segment,
            )
          : spaced;
        page.say(paragraph, page.shuffled(parts).join(isDense ? '' : ' '));
      }),
  },
  {
    id: 'typos',
    family: 'verbal',
    what: 'every sixth, fourth, second word of the page is misspelled',
    graveFrom: null,
    change: (page, strength) => {
      const every = [6, 4, 2][strength - 1] ?? 2;
      let count = 0;
      return page.each(page.textNodes(), (node) => {
        node.data = node.data.replace(/\p{L}{4,}/gu, (word) => {
          count++;
          if (count % every > 0) return word;
          const at = 1 + Math.floor(page.random() * (word.length - 2));
          const swapped = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
          return swapped === word ? word.slice(0, at) + word.slice(at + 1) : swapped;
        });
      });
    },
  },
  {
    id: 'mojibake',
    family: 'verbal',
    what: 'a tenth, a third, all of the texts went through the wrong encoding',
    graveFrom: 3,
    change: (page, strength) => {
      const marks = ['Ã¤', 'Ã©', 'â€™', 'Â ', 'Ã¼', '�', 'â€œ', 'Ã¶', 'Ã±'];
      const part = [0.1, 0.35, 1][strength - 1] ?? 1;
      return page.each(page.share(page.textNodes(), part), (node) => {
        node.data = node.data.replace(/[aeiouäöüéèñ’'"àçœ]|[^\p{ASCII}]/giu, (letter) =>
          page.random() < 0.45 || letter > '\u007f'
            ? (marks[Math.floor(page.random() * marks.length)] ?? letter)
            : letter,
        );
      });
    },
  },
  {
    id: 'other-language',
    family: 'verbal',
    what: 'a quarter, half, four fifths of the paragraphs are in another language than the rest',
    graveFrom: null,
    change: (page, strength) => {
      const texts: Record<string, string> = {
        de: 'Unsere Mitarbeiterinnen und Mitarbeiter kümmern sich jeden Tag darum, dass alles so funktioniert, wie es vereinbart wurde, und dass niemand länger warten muss als nötig. Sprechen Sie uns einfach an, wenn etwas unklar ist, wir helfen gerne weiter.',
        en: 'Our people make sure every day that everything works the way it was agreed and that nobody has to wait longer than needed. Just talk to us whenever something is unclear, and we will be happy to help you with it.',
        fr: "Nos équipes veillent chaque jour à ce que tout fonctionne comme convenu et que personne n'attende plus longtemps que nécessaire. Parlez-nous simplement dès que quelque chose n'est pas clair, nous vous aiderons volontiers.",
        pl: 'Nasi pracownicy codziennie dbają o to, żeby wszystko działało tak, jak zostało ustalone, i żeby nikt nie musiał czekać dłużej niż to konieczne. Jeśli coś jest niejasne, po prostu porozmawiaj z nami, chętnie pomożemy.',
      };
      const others = Object.keys(texts).filter((code) => code !== page.language);
      const words = (texts[others[Math.floor(page.random() * others.length)] ?? 'pl'] ?? '').split(' ');
      return page.each(
        page.share(page.paragraphs(), [0.25, 0.5, 0.8][strength - 1] ?? 1),
        (paragraph, at) => {
          const count = Math.max(6, page.words(paragraph.innerText));
          page.say(
            paragraph,
            Array.from({ length: count }, (_, index) => words[(at * 7 + index) % words.length]).join(' '),
          );
        },
      );
    },
  },
  {
    id: 'headline-vague',
    family: 'verbal',
    what: 'a vague slogan for the headline; for the copy of the first screen too; for every heading',
    graveFrom: null,
    change: (page, strength) => {
      const slogans = [
        'Innovation for tomorrow',
        'Excellence in everything',
        'Your future starts here',
        'Passion. Quality. Trust.',
        'Beyond expectations',
        'Together we go further',
      ];
      const headline = page.headline();
      if (!headline) return 0;
      const others = [
        ...(strength >= 2 ? page.introduction() : []),
        ...(strength === 3 ? page.headings() : []),
      ].filter((element, at, list) => element !== headline && list.indexOf(element) === at);
      page.say(headline, slogans[0] ?? '');
      return (
        1 + page.each(others, (element, at) => page.say(element, slogans[(at + 1) % slogans.length] ?? ''))
      );
    },
  },
  {
    id: 'headline-removed',
    family: 'verbal',
    what: 'the headline reads "Welcome"; is gone; and the copy of the first screen with it',
    graveFrom: null,
    removes: true,
    change: (page, strength) => {
      const headline = page.headline();
      if (!headline) return 0;
      const introduction = page.introduction();
      if (strength === 1) page.say(headline, 'Welcome');
      else headline.remove();
      return 1 + (strength === 3 ? page.each(introduction, (element) => element.remove()) : 0);
    },
  },
];
