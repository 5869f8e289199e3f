import { reportLanguage } from '@liftmark/contract/translated';
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import { createContext, Fragment, createElement as h, type ReactNode, useContext } from 'react';

/** The look of our emails: system fonts, one column, one accent. Email clients ignore style sheets, so styles are inline. */

const INK = '#16181d';
const MUTED = '#5b6472';
const ACCENT = '#006069';
const FONT = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Helvetica, Arial, sans-serif";

/** The accent of the email, which everything in it shares. Readable on white, and under white text. */
const Accent = createContext(ACCENT);

const paragraphStyle = { color: INK, fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' };

export function paragraph(...children: ReactNode[]): ReactNode {
  return h(Text, { style: paragraphStyle }, ...children);
}

export function button(href: string, label: string): ReactNode {
  return h(AccentButton, { href, label });
}

function AccentButton({ href, label }: { href: string; label: string }) {
  const style = {
    backgroundColor: useContext(Accent),
    borderRadius: '6px',
    color: '#ffffff',
    display: 'inline-block',
    fontSize: '16px',
    fontWeight: 600,
    padding: '12px 20px',
    textDecoration: 'none',
  };
  return h(Section, { style: { margin: '8px 0 24px' } }, h(Button, { href, style }, label));
}

export function small(...children: ReactNode[]): ReactNode {
  const style = { color: MUTED, fontSize: '14px', lineHeight: '20px', margin: '0 0 12px' };
  return h(Text, { style }, ...children);
}

export function list(items: readonly string[]): ReactNode {
  return h(
    'ul',
    { style: { ...paragraphStyle, paddingLeft: '20px' } },
    ...items.map((item) => h('li', { key: item, style: { marginBottom: '6px' } }, item)),
  );
}

/** Gray, unless it is a main line. */
type EntryLine = string | { main: string };

/** A numbered list; the lines below each title are small. */
export function entries(items: readonly { title: string; lines: readonly EntryLine[] }[]): ReactNode {
  // Plain text breaks lines where the markup does, and knows nothing of styles.
  const line = (content: EntryLine) => {
    const [words, color] = typeof content === 'string' ? [content, MUTED] : [content.main, INK];
    const style = { color, fontSize: '14px', lineHeight: '20px' };
    return h(Fragment, { key: words }, h('br'), h('span', { style }, words));
  };
  return h(
    'ol',
    { style: { ...paragraphStyle, paddingLeft: '24px' } },
    ...items.map(({ title, lines }) =>
      h('li', { key: title, style: { marginBottom: '10px' } }, h('strong', null, title), ...lines.map(line)),
    ),
  );
}

export function link(href: string, label: string): ReactNode {
  return h(AccentLink, { href, label });
}

function AccentLink({ href, label }: { href: string; label: string }) {
  return h(Link, { href, style: { color: useContext(Accent) } }, label);
}

/** What an email looks like if it’s sent for someone with a look of their own. */
export interface Look {
  /** Empty: Liftmark’s. */
  name: string;
  /** Its size in pixels, twice that in which it’s shown; null without one. */
  logo: { width: number; height: number } | null;
  accent: string | null;
}

/** The name under which the logo is attached. */
export const LOGO = 'logo';

function letterhead({ name, logo }: Look): ReactNode {
  if (logo !== null) {
    const [width, height] = [logo.width / 2, logo.height / 2].map((side) => String(Math.ceil(side)));
    const style = { display: 'block', margin: '0 0 24px' };
    return h(Img, { src: `cid:${LOGO}`, alt: name, width, height, style });
  }
  const style = { color: MUTED, fontSize: '14px', fontWeight: 600, margin: '0 0 24px' };
  return h(Text, { style }, name || 'Liftmark');
}

interface LayoutProps {
  title: string;
  preview: string;
  body: ReactNode;
  footer: ReactNode;
  look: Look;
}

/** The frame around the body of every email. */
export function layout({ title, preview, body, footer, look }: LayoutProps): ReactNode {
  const document = h(
    Html,
    { lang: reportLanguage() },
    h(Head, null, h('title', null, title)),
    h(Preview, null, preview),
    h(
      Body,
      { style: { backgroundColor: '#f5f6f8', fontFamily: FONT, margin: 0, padding: '24px 0' } },
      h(
        Container,
        { style: { backgroundColor: '#ffffff', borderRadius: '8px', maxWidth: '560px', padding: '32px' } },
        letterhead(look),
        h(
          Heading,
          { as: 'h1', style: { color: INK, fontSize: '22px', lineHeight: '28px', margin: '0 0 16px' } },
          title,
        ),
        body,
        h(Hr, { style: { borderColor: '#e2e5ea', margin: '24px 0 16px' } }),
        footer,
      ),
    ),
  );
  return h(Accent.Provider, { value: look.accent ?? ACCENT }, document);
}
