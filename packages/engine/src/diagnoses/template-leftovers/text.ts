export const text = {
  why: 'Text that was never meant for visitors tells them that nobody has finished the page, or looks after it. They doubt everything else on it, first of all the offer.',
  measure:
    'Said if placeholder text, demo contacts or notes to the builder are visible. It’s as serious as the share of the score that the ceiling takes.',
  advice: {
    title: 'Replace the leftover template text with your own',
    steps: [
      'Search the page for each phrase quoted here, and replace it with your own words or delete its section.',
      'Check the contact details in the header and footer; templates come with made-up ones.',
      'Read the page once more on a phone before you publish it.',
    ],
  },
};
