import type { ReportLanguage } from '@liftmark/contract/report-language';
import { inLanguage } from '@liftmark/contract/translated';
import { render, toPlainText } from '@react-email/render';
import { Fragment, createElement as h } from 'react';
import { layout, link, small } from './parts.ts';
import { MAILS, type MailName, type MailProps } from './props.ts';
import { TEMPLATES } from './registry.ts';
import { text } from './report.text.ts';
import type { MailSite, MailTemplate } from './template.ts';
import { text as mailText } from './text.ts';

export interface ComposedMail {
  subject: string;
  html: string;
  text: string;
  /** In addition to the usual ones. */
  headers: Record<string, string>;
  /** Instead of the installation’s name, in front of its address. */
  from?: { name: string; replyTo: string | null };
}

/** The email as it is sent. */
export async function composeMail<Name extends MailName>(
  name: Name,
  stored: unknown,
  site: MailSite,
): Promise<ComposedMail> {
  const props = MAILS[name].parse(stored) as MailProps<Name>;
  const template: MailTemplate<Name> = TEMPLATES[name];
  const unsubscribe = unsubscribeFor(template, props, site);
  const { subject, document } = inLanguage(languageOf(props), () =>
    written(template, props, site, unsubscribe),
  );
  const html = await render(document);
  return {
    subject,
    html,
    text: toPlainText(html),
    ...('from' in props && props.from !== undefined && { from: senderOf(props.from) }),
    headers: unsubscribe
      ? {
          'List-Unsubscribe': `<${unsubscribe.oneClickUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {},
  };
}

type Unsubscribe = ReturnType<MailSite['unsubscribe']> | null;

function unsubscribeFor<Name extends MailName>(
  template: MailTemplate<Name>,
  props: MailProps<Name>,
  site: MailSite,
): Unsubscribe {
  const subscriber = template.subscriber?.(props);
  return subscriber === undefined ? null : site.unsubscribe(subscriber, template.kinds?.(props));
}

/** Emails that aren't about a report are in English. */
function languageOf(props: MailProps<MailName>): ReportLanguage {
  return ('writtenIn' in props && props.writtenIn) || 'en';
}

function written<Name extends MailName>(
  template: MailTemplate<Name>,
  props: MailProps<Name>,
  site: MailSite,
  unsubscribe: Unsubscribe,
) {
  const subject = oneLine(template.subject(props));
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
    ...(unsubscribe && template.kinds === undefined
      ? [small(text.footer.subscribed, link(unsubscribe.screenUrl, text.footer.unsubscribe))]
      : []),
    ...stopLinks(template, props, site),
  );
  const document = layout({
    title: subject,
    preview: template.preview(props),
    body: template.body(props, site),
    footer,
  });
  return { subject, document };
}

/** One link for each kind of email about work with others that this one contains. */
function stopLinks<Name extends MailName>(
  template: MailTemplate<Name>,
  props: MailProps<Name>,
  site: MailSite,
) {
  const subscriber = template.subscriber?.(props);
  if (subscriber === undefined) return [];
  return (template.kinds?.(props) ?? []).map((kind) =>
    small(link(site.unsubscribe(subscriber, [kind]).screenUrl, mailText.workMails[kind])),
  );
}

function senderOf({ name, replyTo }: { name: string; replyTo: string | null }) {
  return { name: oneLine(name), replyTo };
}

/** Text by others, such as a page's title, must not start a new header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
