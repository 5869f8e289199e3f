import { addToContent, controls } from '../defects/defect.ts';
import { attribute } from '../markup.ts';
import { type DiagnosisDefect, section } from './diagnosis-defect.ts';

const FILLED =
  'display:inline-block!important;background:#134f8a!important;color:#fff!important;padding:14px 26px!important;border:0!important';
const OUTLINED =
  'display:inline-block;background:none;color:inherit;border:0;padding:0;text-decoration:underline';
const PLANS = [
  ['Starter', '$9'],
  ['Studio', '$29'],
  ['House', '$59'],
];

/** What visitors press. */
export const ACTION_DIAGNOSES: readonly DiagnosisDefect[] = [
  {
    id: 'dead-main-action',
    what: 'Every control with the words of the primary action leads to “#”',
    diagnosis: 'dead-action',
    inject: (html, { marks }) => {
      const links = controls(html, marks.action).filter(({ tagName }) => tagName === 'a');
      return html.set(links, 'href', '#');
    },
    mend: {
      what: 'They lead to the next page',
      with: (html, { marks }) => html.set(controls(html, marks.action), 'href', '/next-step'),
    },
  },
  {
    id: 'idle-main-action',
    what: 'Every control with the words of the primary action runs an empty script',
    diagnosis: 'dead-action',
    inject: (html, { marks }) => {
      const links = controls(html, marks.action).filter(({ tagName }) => tagName === 'a');
      return html.set(links, 'href', 'javascript:void(0)');
    },
    mend: {
      what: 'They lead to the next page',
      with: (html, { marks }) => html.set(controls(html, marks.action), 'href', '/next-step'),
    },
  },
  {
    id: 'action-at-end-only',
    what: 'The primary action is only at the end of a long page',
    diagnosis: 'late-action',
    types: ['saas', 'service', 'course', 'event', 'hospitality', 'nonprofit'],
    inject: (html, { marks }) => {
      const [first, ...others] = controls(html, marks.action);
      if (first === undefined || marks.form !== undefined) return false;
      const link = html.html(first);
      html.remove([first, ...others]);
      return addToContent(html, `<div style="padding:1800px 5vw 40px">${link}</div>`);
    },
    mend: {
      what: 'It is below the headline, too',
      with: (html, { marks }) => {
        const [last] = controls(html, marks.action);
        return (
          last !== undefined && html.insert(html.all(marks.headline), 'after', `<p>${html.html(last)}</p>`)
        );
      },
    },
  },
  {
    id: 'equal-buttons',
    what: 'Two more buttons beside the primary action look like it',
    diagnosis: 'competing-actions',
    types: ['saas', 'service', 'course', 'event', 'hospitality', 'nonprofit'],
    inject: (html, { marks }) => {
      const beside = controls(html, marks.action).find(({ parentNode }) => {
        const box = parentNode && 'tagName' in parentNode ? parentNode : null;
        return box?.tagName === 'p';
      });
      if (beside === undefined || marks.form !== undefined) return false;
      if (!html.insert([beside], 'after', html.html(beside).repeat(2))) return false;
      const copies = controls(html, marks.action).filter(
        ({ parentNode }) => parentNode === beside.parentNode,
      );
      const labels = ['Book a demo', 'Contact sales'];
      return labels.every((label, place) => {
        const copy = copies.slice(place + 1, place + 2);
        return (
          html.set(copy, 'data-added', '') &&
          html.set(copy, 'href', `/added-${place}`) &&
          html.fill(copy, label)
        );
      });
    },
    mend: {
      what: 'The two become plain text links',
      with: (html) => {
        const added = html.all('a').filter((link) => attribute(link, 'data-added') !== null);
        html.set(added, 'class', null);
        return html.set(added, 'style', OUTLINED);
      },
    },
  },
  {
    id: 'action-as-link',
    what: 'The primary action is a plain link among the text',
    diagnosis: 'weak-action-look',
    types: ['saas', 'service', 'course', 'event', 'nonprofit'],
    inject: (html, { marks }) => {
      const found = controls(html, marks.action);
      if (marks.form !== undefined) return false;
      html.set(found, 'class', null);
      html.set(found, 'data-plain', '');
      return (
        html.style('[data-plain]{all:unset;color:inherit;text-decoration:underline;cursor:pointer}') &&
        found.length > 0
      );
    },
    mend: {
      what: 'It is a filled button again, of another color',
      with: (html) => html.style(`[data-plain]{${FILLED}}`),
    },
  },
  {
    id: 'buttons-removed',
    what: 'Every button and form is removed, and links say nothing to do',
    diagnosis: 'no-action',
    types: ['saas', 'service', 'course', 'event', 'hospitality', 'nonprofit'],
    languages: ['en'],
    inject: (html, { marks }) => {
      html.remove([...controls(html, marks.action), ...html.all('form', 'button')]);
      const rest = html.all('a').filter((link) => /^(mailto|tel):/.test(attribute(link, 'href') ?? ''));
      html.remove(rest);
      return (
        html.remove(html.saying(/sign|book|buy|enroll|order|lesson|contact|help|volunteer|trial/, 'a')) ||
        true
      );
    },
    mend: {
      what: 'A button below the headline says what to do',
      with: (html, { marks }) =>
        html.insert(
          html.all(marks.headline),
          'after',
          `<p><a href="/book" style="${FILLED}">Book a free call</a></p>`,
        ),
    },
  },
  {
    id: 'cards-without-buttons',
    what: 'Three cards with prices have no button, far from any other',
    diagnosis: 'offer-without-action',
    types: ['saas', 'service', 'course', 'event', 'app'],
    languages: ['en'],
    inject: (html, { marks }) =>
      marks.form === undefined &&
      addToContent(
        html,
        section(
          `<div style="height:1600px"></div><div style="display:grid;grid-template-columns:1fr 1fr 1fr;gap:24px">${PLANS.map(([name, price]) => `<div class="plan" style="border:1px solid #999;padding:24px"><h3>${name}</h3><p>${price} a month</p><p>For teams that plan their weeks.</p></div>`).join('')}</div><div style="height:1600px"></div>`,
        ),
      ),
    mend: {
      what: 'Each card has its own button',
      with: (html) =>
        html
          .all('.plan')
          .map((plan) =>
            html.insert([plan], 'end', `<a href="/choose" style="${FILLED}">Choose this plan</a>`),
          )
          .some(Boolean),
    },
  },
];
