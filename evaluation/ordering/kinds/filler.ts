import type { Kind } from '../kind.ts';

export const FILLER: readonly Kind[] = [
  {
    id: 'lorem-paragraphs',
    family: 'verbal',
    what: 'a fifth, half, every paragraph replaced by lorem ipsum',
    graveFrom: 2,
    change: (page, strength) =>
      page.each(page.share(page.paragraphs(), [0.2, 0.5, 1][strength - 1] ?? 1), (paragraph) =>
        page.say(paragraph, page.lorem(page.words(paragraph.innerText))),
      ),
  },
  {
    id: 'template-remnants',
    family: 'verbal',
    what: 'names, numbers and headings left as {{name}}, undefined, NaN, [object Object], "Your headline here"',
    graveFrom: 3,
    change: (page, strength) => {
      const remnants = ['{{name}}', 'undefined', 'NaN', '[object Object]', '{{ product.title }}', 'null'];
      const part = [0.15, 0.4, 0.9][strength - 1] ?? 1;
      let changed = page.each(page.share(page.paragraphs(), part), (paragraph, at) => {
        const words = paragraph.innerText.trim().split(/\s+/);
        words.splice(Math.floor(words.length / 2), 1, remnants[at % remnants.length] ?? '');
        page.say(paragraph, words.join(' '));
      });
      const headings = page.headings().filter((heading) => heading !== page.headline());
      changed += page.each(page.share(headings, part), (heading, at) =>
        page.say(heading, at % 2 === 0 ? 'Your headline here' : `Welcome, ${remnants[at % 4]}`),
      );
      const headline = page.headline();
      if (strength === 3 && headline) page.say(headline, 'Your headline here');
      return changed;
    },
  },
  {
    id: 'zero-numbers',
    family: 'verbal',
    what: 'a third, two thirds, all of the numbers read 0, amounts 0.00',
    graveFrom: null,
    change: (page, strength) => {
      const numbers = page
        .textNodes()
        .filter(({ data, parentElement }) => /\d/.test(data) && !parentElement?.closest('footer'));
      return page.each(page.share(numbers, strength / 3), (node) => {
        node.data = node.data
          .replace(page.PRICE, (price) => price.replace(/\d[\d.,\s]*\d|\d/, '0.00'))
          .replace(/(?<![\d.,])\d[\d.,]*(?![\d.,]*\.00)/g, (digits) =>
            /^0\.00$/.test(digits) ? digits : '0',
          );
      });
    },
  },
  {
    id: 'repeated-content',
    family: 'verbal',
    what: 'a third, two thirds, all headings and paragraphs stand there three times',
    graveFrom: null,
    change: (page, strength) =>
      page.each(page.share([...page.paragraphs(), ...page.headings()], strength / 3), (element) => {
        element.after(element.cloneNode(true), element.cloneNode(true));
      }),
  },
];
