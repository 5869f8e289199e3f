/** What people read who set up a branding. */
export const text = {
  name: 'Name',
  nameHint: 'Shown where there is no logo.',
  logo: 'Logo',
  logoHint: 'PNG, JPEG, WebP or SVG, at most 1 MB. We redraw it as PNG and show it on white.',
  removeLogo: 'Remove logo',
  logoAlt: 'Your logo',
  tooLarge: 'Select a picture of at most 1 MB',
  accent: 'Accent color',
  accentHint: 'Six digits, such as #006069. Where it’s hard to read, we use a darker or lighter tone.',
  accentWrong: 'Enter a color as six digits, such as #006069',
  senderName: 'Sender name of emails',
  senderHint: 'Emails still come from Liftmark’s address.',
  replyTo: 'Replies go to',
  save: 'Save branding',
  saved: 'Branding saved',
  pro: 'Your own branding needs Pro. Until then, reports carry the Liftmark name.',
};
