/** What people read who set up their branding. */
export const text = {
  feature: 'Branding',
  unreadable: 'We couldn’t read this picture. Select a PNG, JPEG, WebP or SVG file.',
  busy: 'Several logos are being drawn right now. Please try again in a moment.',
  tooLarge: 'This picture is too large to open. Select one of at most 16 megapixels.',
};
