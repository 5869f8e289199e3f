import { quote } from '../checks/shared/phrasing.ts';
import { defineCeiling } from './ceiling.ts';

export const brokenForm = defineCeiling({
  id: 'broken-form',
  title: 'The form can’t be submitted',
  measure:
    'Lowers the score by 6% if the page’s main form (two or more fields) has no submit button or a disabled one.',
  needs: ['forms', 'links', 'document'],
  judge({ forms, links, document }) {
    if (document.mode === 'static') return null;
    const disabled = new Set((links.desktop ?? links.mobile)?.evidence.map(({ node }) => node));
    const asked = forms.filter(({ visibleFieldCount }) => visibleFieldCount >= 2);
    const sendable = asked.some(({ submit }) => submit !== null && !disabled.has(submit.evidence.node));
    const [form] = asked;
    if (form === undefined || sendable) return null;
    return {
      severity: 0.06,
      reason:
        form.submit === null
          ? `The form ${quote(form.evidence.text, 40)} has no submit button.`
          : `The form’s submit button ${quote(form.submit.text, 40)} is disabled.`,
      evidence: [form.submit?.evidence ?? form.evidence],
    };
  },
});
