/** What a fix changes on the page, in one sentence. */
export const text = {
  headline: ({ words }: { words: string }) => `Change the headline to “${words}”.`,
  explanation: ({ words }: { words: string }) => `Add the line “${words}” below the headline.`,
  buttonLabel: ({ before, after }: { before: string; after: string }) =>
    `Rename the “${before}” button to “${after}”.`,
  buttonLook: ({ label, fill }: { label: string; fill: string }) =>
    `Give the “${label}” button the color ${fill}.`,
  stickyButton: ({ label }: { label: string }) => `Keep a “${label}” button at the lower edge of the screen.`,
  textContrast: ({ count }: { count: number }) =>
    count === 1 ? 'Darken or lighten one text.' : `Darken or lighten ${count} texts.`,
  viewport: 'Add a mobile viewport that visitors can zoom.',
  narrow: 'Keep what is too wide within the screen.',
  labels: ({ count }: { count: number }) =>
    count === 1 ? 'Add a visible label to one form field.' : `Add visible labels to ${count} form fields.`,
  autocomplete: ({ count }: { count: number }) =>
    count === 1 ? 'Let browsers fill in one form field.' : `Let browsers fill in ${count} form fields.`,
  untick: ({ count }: { count: number }) =>
    count === 1 ? 'Untick the pre-selected box.' : `Untick the ${count} pre-selected boxes.`,
  alternatives: ({ count }: { count: number }) =>
    count === 1 ? 'Describe one image.' : `Describe ${count} images.`,
  stopPlayer: 'Stop autoplay and show the player’s controls.',
  stopTicker: 'Stop the moving line.',
  removeTicker: 'Remove the moving line.',
  deadLinks: ({ label, count }: { label: string; count: number }) =>
    count === 1
      ? `Lead “${label}” where it belongs.`
      : `Lead “${label}” and other dead links where they belong.`,
  proof: ({ button }: { button: string }) => `Show proof below the “${button}” button.`,
  price: ({ price, button }: { price: string; button: string }) =>
    `Show ${price} below the “${button}” button.`,
  testimonial: ({ button }: { button: string }) =>
    `Make room for a customer’s words below the “${button}” button.`,
  placeholder: {
    quote: '[What changed, in the customer’s own words]',
    author: '[Name], [role], [firm or place]',
  },
};
