import { render, toPlainText } from '@react-email/render';
import { Fragment, createElement as h } from 'react';
import { layout, link, small } from './parts.ts';
import { MAILS, type MailName } from './props.ts';
import { TEMPLATES } from './registry.ts';
import type { MailSite, MailTemplate } from './template.ts';
import { text } from './text.ts';

export interface ComposedMail {
  subject: string;
  html: string;
  text: string;
  /** In addition to the usual ones. */
  headers: Record<string, string>;
}

/** The email as it is sent. */
export async function composeMail<Name extends MailName>(
  name: Name,
  stored: unknown,
  site: MailSite,
): Promise<ComposedMail> {
  const props = MAILS[name].parse(stored) as Parameters<MailTemplate<Name>['subject']>[0];
  const template: MailTemplate<Name> = TEMPLATES[name];
  const subject = oneLine(template.subject(props));
  const subscriber = template.subscriber?.(props);
  const unsubscribe = subscriber === undefined ? null : site.unsubscribe(subscriber);
  const footer = h(
    Fragment,
    null,
    small(
      text.footer.sentBy,
      link(site.publicUrl, 'Liftmark'),
      text.footer.questions,
      link(`mailto:${site.supportEmail}`, site.supportEmail),
      text.footer.end,
    ),
    ...(unsubscribe
      ? [small(text.footer.subscribed, link(unsubscribe.screenUrl, text.footer.unsubscribe))]
      : []),
  );
  const document = layout({
    title: subject,
    preview: template.preview(props),
    body: template.body(props, site),
    footer,
  });
  const html = await render(document);
  return {
    subject,
    html,
    text: toPlainText(html),
    headers: unsubscribe
      ? {
          'List-Unsubscribe': `<${unsubscribe.oneClickUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {},
  };
}

/** Text by others, such as a page's title, must not start a new header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
