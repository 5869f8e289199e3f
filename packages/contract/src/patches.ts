import { z } from 'zod';

/**
 * Changes to a page as data: what a fix does, without any code. The engine applies them to the page in its browser, and
 * exports write them as HTML, CSS or a snippet. Whatever could run, load or send something is refused here, so nobody who
 * receives a patch has to trust its author.
 */

const MAX_TEXT = 600;
const MAX_SELECTOR = 2_000;
const MAX_OPERATIONS = 400;
const MAX_DECLARATIONS = 12;
const MAX_FAQ_ITEMS = 8;
const MAX_LINKS = 8;
const MAX_PX = 4_000;

/** Control characters, line breaks excepted, and marks that reverse or hide text or spell another one unseen. */
const UNSEEN = /[\p{Cc}\u061c\u180e\u200b\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\u{e0000}-\u{e01ef}]/u;
/** The beginning of a tag, a comment or a declaration. */
const MARKUP = /<[a-z!/?]/i;

/** Words for visitors, which are never read as markup. */
export const patchTextSchema = z
  .string()
  .trim()
  .min(1)
  .max(MAX_TEXT)
  .refine((text) => !UNSEEN.test(text.replaceAll('\n', ' ')), 'The text contains control characters')
  .refine((text) => !MARKUP.test(text), 'The text contains markup');

const STEP = String.raw`(?:#[A-Za-z][\w-]*|[a-z][a-z0-9-]*(?:\.[A-Za-z][\w-]*|:nth-of-type\([1-9]\d{0,4}\))?)`;
const SELECTOR = new RegExp(`^${STEP}(?: (?:>|>>>) ${STEP})*$`);

/**
 * A selector as the engine makes them, unique on the page: names, classes and places among siblings. ` >>> ` enters a
 * shadow root.
 */
const selectorSchema = z
  .string()
  .max(MAX_SELECTOR)
  .refine((selector) => SELECTOR.test(selector), 'The selector is unusual');

const placeOnDeviceSchema = z.strictObject({
  /** Index in the capture's node table. */
  node: z.int().nonnegative(),
  selector: selectorSchema,
});

/** One element, as each device's capture names it; null where that capture lacks it. */
export const patchTargetSchema = z
  .strictObject({
    /** Lower-case name of the element: an operation is refused where the selector leads to another one. */
    tag: z.string().regex(/^[a-z][a-z0-9-]{0,40}$/),
    desktop: placeOnDeviceSchema.nullable(),
    mobile: placeOnDeviceSchema.nullable(),
  })
  .refine(({ desktop, mobile }) => desktop !== null || mobile !== null, 'The target isn’t on either device')
  .refine(({ tag }) => !NEVER_CHANGED.has(tag), 'The element can’t be changed');
export type PatchTarget = z.infer<typeof patchTargetSchema>;

/** Elements that run or load something. */
const NEVER_CHANGED: ReadonlySet<string> = new Set([
  'script',
  'style',
  'link',
  'base',
  'meta',
  'template',
  'noscript',
  'object',
  'embed',
]);

/** A place on the same page or site, a number to call or an address to write to; never another site. */
const addressSchema = z
  .string()
  .max(500)
  .regex(
    /^(?:#[\w:.%-]+|\/(?![/\\])[\w./%~+=?&#;,:!()@-]*|tel:\+?[\d-]{3,20}|mailto:[\w.+-]+@[\w.-]+)$/,
    'The address leads away',
  );

/**
 * The address of another page of the site of `page`, as a patch may carry it; null for any other.
 * @param given as someone enters it: whole, or from the start of the path
 */
export function siteAddress(given: string, page: string): string | null {
  const own = URL.parse(page);
  const url = URL.parse(given.trim(), page);
  if (own === null || url === null || !/^https?:$/.test(url.protocol) || url.username || url.password)
    return null;
  const host = (each: URL) => each.host.replace(/^www\./, '');
  const isHere = url.pathname === own.pathname && url.search === own.search && url.hash.length < 2;
  const address = url.pathname + url.search + url.hash;
  return host(url) === host(own) && !isHere && addressSchema.safeParse(address).success ? address : null;
}

const idSchema = z.string().regex(/^[A-Za-z][\w-]{0,63}$/);
/** Whether a patch may name an element so. */
export function isPlainId(id: string): boolean {
  return idSchema.safeParse(id).success;
}

/** With a hyphen: no script reads an element by it as a variable of its own. */
const newIdSchema = idSchema.refine((id) => id.includes('-'), 'The id could be a variable of a script');

const tokensSchema = z.string().regex(/^[a-z][a-z0-9-]*(?: [a-z][a-z0-9-]*){0,4}$/);
const sizeSchema = z.string().regex(/^[1-9]\d{0,3}$/);
/** An attribute that is there or not, such as `controls`. */
const presenceSchema = z.literal('');

/** The attributes that a patch may set, with what each may say. Null removes the attribute. */
export const PATCH_ATTRIBUTES = {
  alt: z.union([patchTextSchema, presenceSchema]),
  'aria-label': patchTextSchema,
  autocomplete: tokensSchema,
  autoplay: z.null(),
  checked: z.null(),
  controls: presenceSchema,
  for: idSchema,
  height: sizeSchema,
  href: addressSchema,
  id: newIdSchema,
  inputmode: z.enum(['text', 'decimal', 'numeric', 'tel', 'search', 'email', 'url']),
  lang: z.string().regex(/^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,3}$/),
  loading: z.enum(['lazy', 'eager']),
  loop: z.null(),
  required: z.null(),
  type: z.enum(['text', 'tel', 'email', 'url', 'number', 'search', 'date']),
  value: patchTextSchema,
  width: sizeSchema,
} as const satisfies Record<string, z.ZodType<string | null>>;

export type PatchAttribute = keyof typeof PATCH_ATTRIBUTES;
/** The only element that may get an attribute: on others it would load, animate or send something. */
const ONLY_ON: Partial<Record<PatchAttribute, string>> = { href: 'a', type: 'input', value: 'input' };
const ATTRIBUTE_NAMES = Object.keys(PATCH_ATTRIBUTES) as [PatchAttribute, ...PatchAttribute[]];

const lengthValue = z
  .string()
  .regex(/^(?:auto|none|0|\d{1,4}(?:\.\d{1,2})?px|\d{1,3}(?:\.\d{1,2})?(?:%|em|rem|vw|vh))$/)
  .refine((value) => !value.endsWith('px') || Number.parseFloat(value) <= MAX_PX, 'The length is too large');
const lengthsValue = z
  .string()
  .regex(
    /^(?:0|auto|\d{1,3}(?:\.\d{1,2})?(?:px|em|rem|%))(?: (?:0|auto|\d{1,3}(?:\.\d{1,2})?(?:px|em|rem|%))){0,3}$/,
  );
const colorValue = z
  .string()
  .regex(/^(?:#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})|transparent|currentcolor)$/);
const shareValue = z.string().regex(/^(?:0(?:\.\d{1,3})?|1)$/);

/** The style properties that a patch may set, with what each may say: no addresses, no variables, no functions. */
export const PATCH_STYLES = {
  animation: z.literal('none'),
  'background-color': colorValue,
  'background-image': z.literal('none'),
  'border-color': colorValue,
  'border-radius': lengthValue,
  /** A frame within the button, which doesn't change its size. */
  'box-shadow': z.string().regex(/^(?:none|inset 0 0 0 [1-4]px #[0-9a-f]{6}(?:[0-9a-f]{2})?)$/),
  'box-sizing': z.literal('border-box'),
  color: colorValue,
  display: z.enum(['block', 'inline', 'inline-block', 'flex', 'inline-flex', 'grid', 'none']),
  'flex-wrap': z.enum(['wrap', 'nowrap']),
  'font-size': lengthValue,
  'font-weight': z.string().regex(/^[1-9]00$/),
  height: lengthValue,
  'line-height': z.string().regex(/^(?:normal|\d(?:\.\d{1,2})?)$/),
  margin: lengthsValue,
  'margin-bottom': lengthValue,
  'margin-top': lengthValue,
  'max-width': lengthValue,
  'min-height': lengthValue,
  'min-width': lengthValue,
  opacity: shareValue,
  'overflow-wrap': z.enum(['anywhere', 'break-word', 'normal']),
  padding: lengthsValue,
  'text-align': z.enum(['start', 'center', 'end', 'left', 'right']),
  'text-decoration': z.enum(['none', 'underline']),
  'text-shadow': z.literal('none'),
  'text-transform': z.literal('none'),
  transform: z.literal('none'),
  transition: z.literal('none'),
  visibility: z.enum(['visible', 'hidden']),
  'white-space': z.literal('normal'),
  width: lengthValue,
} as const satisfies Record<string, z.ZodType<string>>;

export type PatchStyle = keyof typeof PATCH_STYLES;
const STYLE_NAMES = Object.keys(PATCH_STYLES) as [PatchStyle, ...PatchStyle[]];

const declarationSchema = z
  .strictObject({ property: z.enum(STYLE_NAMES), value: z.string().max(80) })
  .superRefine(({ property, value }, context) => {
    if (!PATCH_STYLES[property].safeParse(value).success)
      context.addIssue({ code: 'custom', message: `${property} can’t be ${value}` });
  });
export type PatchDeclaration = z.infer<typeof declarationSchema>;

/** Elements that a rule may style, without classes. */
export const RULE_ELEMENTS = [
  'html',
  'body',
  'p',
  'li',
  'a',
  'label',
  'button',
  'input',
  'select',
  'textarea',
  'img',
  'video',
  'table',
  'pre',
] as const;

/** Where something goes: beside an element, or inside it at its start or end. */
export const positionSchema = z.enum(['before', 'after', 'start', 'end']);
export type PatchPosition = z.infer<typeof positionSchema>;

/** What a patch may insert. Every text is plain. */
export const patchBlockSchema = z.discriminatedUnion('block', [
  z.strictObject({ block: z.literal('testimonial'), quote: patchTextSchema, author: patchTextSchema }),
  z.strictObject({ block: z.literal('trustLine'), text: patchTextSchema }),
  z.strictObject({ block: z.literal('priceLine'), text: patchTextSchema }),
  z.strictObject({
    block: z.literal('faq'),
    heading: patchTextSchema,
    items: z
      .array(z.strictObject({ question: patchTextSchema, answer: patchTextSchema }))
      .min(1)
      .max(MAX_FAQ_ITEMS),
  }),
  /** A button at the lower edge of the screen that leads to a place on the page or site. */
  z.strictObject({ block: z.literal('stickyButton'), label: patchTextSchema, address: addressSchema }),
  /** A line of links to other pages of the site. */
  z.strictObject({
    block: z.literal('links'),
    items: z
      .array(z.strictObject({ label: patchTextSchema, address: addressSchema }))
      .min(1)
      .max(MAX_LINKS),
  }),
  /** `field` is the `id` of the field that it names. */
  z.strictObject({ block: z.literal('formLabel'), text: patchTextSchema, field: idSchema }),
]);
export type PatchBlock = z.infer<typeof patchBlockSchema>;

/** The text or value that the operation replaces, as the capture had it; null where there was none. */
const beforeSchema = z.string().max(MAX_TEXT).nullable();

/** One step of a patch. The steps are applied in order. */
export const patchOperationSchema = z.discriminatedUnion('operation', [
  /** Replaces all text of the element; what else it contains, such as an icon, stays. */
  z.strictObject({
    operation: z.literal('setText'),
    target: patchTargetSchema,
    before: beforeSchema,
    text: patchTextSchema,
  }),
  z
    .strictObject({
      operation: z.literal('setAttribute'),
      target: patchTargetSchema,
      name: z.enum(ATTRIBUTE_NAMES),
      before: beforeSchema,
      value: z.string().max(MAX_TEXT).nullable(),
    })
    .superRefine(({ target, name, value }, context) => {
      if ((ONLY_ON[name] ?? target.tag) !== target.tag)
        context.addIssue({ code: 'custom', message: `${target.tag} can’t have ${name}` });
      if (value !== null && !PATCH_ATTRIBUTES[name].safeParse(value).success)
        context.addIssue({ code: 'custom', message: `${name} can’t be ${value}` });
    }),
  z.strictObject({
    operation: z.literal('setStyle'),
    target: patchTargetSchema,
    declarations: z.array(declarationSchema).min(1).max(MAX_DECLARATIONS),
  }),
  /** A style rule for every element of the given names. */
  z.strictObject({
    operation: z.literal('addRule'),
    elements: z.array(z.enum(RULE_ELEMENTS)).min(1),
    /** Applies on screens of at most this many CSS pixels; null for all. */
    upToWidth: z.int().min(300).max(2_000).nullable(),
    declarations: z.array(declarationSchema).min(1).max(MAX_DECLARATIONS),
  }),
  /** Takes one property out of the page's own rules for the given elements alone. */
  z.strictObject({
    operation: z.literal('removeRule'),
    element: z.enum(RULE_ELEMENTS),
    property: z.enum(['min-width', 'width', 'overflow', 'overflow-x', 'user-select', 'animation']),
  }),
  z.strictObject({ operation: z.literal('remove'), target: patchTargetSchema }),
  z.strictObject({
    operation: z.literal('move'),
    target: patchTargetSchema,
    to: patchTargetSchema,
    position: positionSchema,
  }),
  z.strictObject({
    operation: z.literal('insert'),
    to: patchTargetSchema,
    position: positionSchema,
    content: patchBlockSchema,
    /** Of its words, where the page’s own would be too pale there. */
    color: colorValue.optional(),
    /** Whether it is in the middle, with space at its sides: its place is as wide as the screen. */
    centered: z.literal(true).optional(),
    /** Whether its words stand for words that only the owner has, such as those of a customer. */
    placeholder: z.boolean(),
  }),
  /** The description, the viewport, or the title in the tab. */
  z
    .strictObject({
      operation: z.literal('setMeta'),
      name: z.enum(['description', 'viewport', 'title']),
      before: beforeSchema,
      content: patchTextSchema,
    })
    .refine(({ name, content }) => name !== 'viewport' || VIEWPORT.test(content), 'The viewport is unusual'),
]);
export type PatchOperation = z.infer<typeof patchOperationSchema>;

const VIEWPORT = /^width=device-width(?:, ?[a-z-]+=[a-z0-9.-]+){0,6}$/;

/** A fix for one recommendation. */
export const patchSchema = z.strictObject({
  /** What it changes, for people: "Change the headline to “Spring sencha, picked in April”." */
  summary: patchTextSchema,
  /** The kind of fix, named like its file in the engine: `headline`, `button-label`. */
  kind: z.string().regex(/^[a-z][a-z-]{2,40}$/),
  /** Ids of the checks whose outcome it improves, the most serious first; none for a placeholder. */
  checks: z.array(z.string().max(60)).max(20),
  /** Whether it shows words that only the owner has. It then claims no gain. */
  placeholder: z.boolean(),
  operations: z.array(patchOperationSchema).min(1).max(MAX_OPERATIONS),
});
export type Patch = z.infer<typeof patchSchema>;
