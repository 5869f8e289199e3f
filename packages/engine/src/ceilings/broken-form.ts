import { text } from './broken-form.text.ts';
import { defineCeiling } from './ceiling.ts';

export const brokenForm = defineCeiling(() => ({
  id: 'broken-form',
  title: text.title,
  measure: text.measure,
  needs: ['forms', 'links', 'document', 'primaryAction', 'actions'],
  judge({ forms, links, document, primaryAction, actions }) {
    if (document.mode === 'static') return null;
    const disabled = new Set((links.desktop ?? links.mobile)?.evidence.map(({ node }) => node));
    const asked = forms.filter(({ visibleFieldCount }) => visibleFieldCount >= 2);
    const sendable = asked.some(({ submit }) => submit !== null && !disabled.has(submit.evidence.node));
    const [form] = asked;
    if (form === undefined || sendable) return null;
    const isOnlyWay = form.submit === null && primaryAction === null && actions.length === 0;
    return {
      severity: isOnlyWay ? 0.25 : 0.06,
      reason:
        form.submit === null
          ? text.reason.noButton({ form: form.evidence.text })
          : text.reason.disabled({ button: form.submit.text }),
      evidence: [form.submit?.evidence ?? form.evidence],
    };
  },
}));
