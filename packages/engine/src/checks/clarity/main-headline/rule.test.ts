import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { healthyPage } from '../../testing/test-page.ts';
import { mainHeadline } from './rule.ts';

it('passes a large headline above the fold in both viewports', () => {
  expect(outcomeOf(mainHeadline)).toMatchObject({ kind: 'measured', score: 1 });
});

it('fails a page without headline and says where it looked', () => {
  const page = { headline: null, content: { images: [] } };
  expect(outcomeOf(mainHeadline, page)).toMatchObject({ score: 0, certain: true });
  expect(adviceOf(mainHeadline, page).title).toContain('Harbor');
});

it('does not measure an absence where a wide picture at the top may be lettering', () => {
  const [image] = healthyPage.content.images;
  if (!image) throw new Error('The page has no picture.');
  const box = { x: 30, y: 270, width: 710, height: 86 };
  const showing = (desktop: typeof box) => ({
    headline: null,
    content: { images: [{ ...image, evidence: evidence('', { boxes: { desktop, mobile: null } }) }] },
  });
  expect(outcomeOf(mainHeadline, showing(box)).kind).toBe('notMeasured');
  expect(outcomeOf(mainHeadline, showing({ ...box, y: 700 }))).toMatchObject({ score: 0 });
  const logo = { x: 30, y: 20, width: 220, height: 60 };
  expect(outcomeOf(mainHeadline, showing(logo))).toMatchObject({ score: 0 });
});

it('takes the mean of the viewports', () => {
  const page = {
    headline: { aboveFold: { desktop: true, mobile: false }, depth: { desktop: 0.2, mobile: 1.1 } },
  };
  expect(outcomeOf(mainHeadline, page)).toMatchObject({ score: 0.65 });
  expect(adviceOf(mainHeadline, page).title).toContain('Boat rentals booked');
});

it('does not apply to a checkout', () => {
  expect(outcomeOf(mainHeadline, { pageType: { type: 'checkout' } }).kind).toBe('notApplicable');
});

it('does not measure an absence that a large picture could explain', () => {
  const unread = [
    {
      kind: 'picture' as const,
      host: null,
      purpose: null,
      firstScreenShare: { desktop: 0.6, mobile: 0.4 },
      evidence: evidence(''),
    },
  ];
  expect(outcomeOf(mainHeadline, { headline: null, layout: { unread } }).kind).toBe('notMeasured');
});

it('doesn’t ask to move up a small headline that is at the top', () => {
  const page = {
    headline: { fontSizePx: { desktop: 16, mobile: 16 }, aboveFold: { desktop: true, mobile: true } },
  };
  const { title, steps } = adviceOf(mainHeadline, page);
  expect(title).toMatch(/^Make the headline .* stand out$/);
  expect(steps.join(' ')).not.toContain('fully above the fold');
});

it('gives the height of a picture that shows the words', () => {
  const headline = { pictured: true, fontSizePx: { desktop: 167, mobile: 65 } };
  expect(outcomeOf(mainHeadline, { headline })).toMatchObject({
    score: 1,
    observed: expect.stringContaining('(an image, 167 px tall on desktop, 65 px tall on mobile)'),
  });
});
