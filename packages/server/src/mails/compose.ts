import { readableAccent } from '@liftmark/contract/branding';
import type { ReportLanguage } from '@liftmark/contract/report-language';
import { inLanguage } from '@liftmark/contract/translated';
import { render, toPlainText } from '@react-email/render';
import { Fragment, createElement as h } from 'react';
import { z } from 'zod';
import { onlyText } from '../platform/without-links.ts';
import { LOGO, type Look, layout, link, small } from './parts.ts';
import { MAILS, type MailBrand, type MailName, type MailProps, mailBrandSchema } from './props.ts';
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
  /** Shown in the email itself, so that opening it loads nothing. */
  pictures: { cid: string; content: Buffer }[];
}

const brandedSchema = z.object({ brand: mailBrandSchema.optional() });

/** The email as it is sent. */
export async function composeMail<Name extends MailName>(
  name: Name,
  stored: unknown,
  site: MailSite,
): Promise<ComposedMail> {
  const props = MAILS[name].parse(stored) as MailProps<Name>;
  const template: MailTemplate<Name> = TEMPLATES[name];
  const { brand = null } = brandedSchema.parse(stored);
  const unsubscribe = unsubscribeFor(template, props, site);
  const { subject, document } = inLanguage(languageOf(props), () =>
    written(template, props, site, { unsubscribe, brand }),
  );
  const html = await render(document);
  return {
    subject,
    html,
    text: toPlainText(html),
    ...(brand && { from: { name: onlyText(brand.senderName), replyTo: brand.replyTo } }),
    pictures: brand?.logo == null ? [] : [{ cid: LOGO, content: Buffer.from(brand.logo, 'base64') }],
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
  { unsubscribe, brand }: { unsubscribe: Unsubscribe; brand: MailBrand | null },
) {
  const questions = brand?.replyTo ?? site.supportEmail;
  const subject = oneLine(template.subject(props));
  const footer = h(
    Fragment,
    null,
    small(
      text.footer.sentBy,
      link(site.publicUrl, 'Liftmark'),
      text.footer.questions,
      link(`mailto:${questions}`, questions),
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
    look: lookOf(brand),
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

function lookOf(brand: MailBrand | null): Look {
  const { name = '', logo = null, accent = null } = brand ?? {};
  return {
    name: onlyText(name),
    logo: logo === null ? null : sizeOf(Buffer.from(logo, 'base64')),
    accent: accent === null ? null : readableAccent(accent).light,
  };
}

/** Of a PNG picture, whose header begins with it. */
function sizeOf(picture: Buffer): { width: number; height: number } {
  return { width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) };
}

/** Text by others, such as a page's title, must not start a new header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
