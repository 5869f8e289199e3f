export const text = {
  why: 'Before people pay, they ask what happens if it isn’t what they expected. Terms for returns, cancellation and delivery next to the button answer that question, and one in ten abandoned checkouts is blamed on the return policy.',
  measure:
    'Reported if a page that sells states no return, cancellation, trial or delivery terms, or a shop or software page no guarantee, or states them far from the button. Not reported for restaurants. The costliest of these checks decides how serious it is.',
};
