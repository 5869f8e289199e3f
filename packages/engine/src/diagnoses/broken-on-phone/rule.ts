import type { Evidence } from '@liftmark/contract/report';
import { VIEWPORTS } from '../../capture/snapshot.ts';
import { ramp } from '../../checks/check.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { defineDiagnosis, distinctNodes, type Found, severityOfCeiling } from '../diagnosis.ts';
import { firstCopyOf } from '../subject.ts';
import { text } from './text.ts';

type Facts = Pick<PageFacts, 'layout' | 'look' | 'headline' | 'navigation' | 'content'>;

/** One way in which phones show the page worse than desktops. */
interface Part {
  severity: number;
  /** Whether hardly anyone minds it where it comes alone. */
  isMinor?: boolean;
  title: string;
  observed: string;
  steps: string[];
  evidence: Evidence[];
}

/** Below this scale a phone shows the whole page too small. */
const WHOLE = 0.8;
/** Pixels beyond the screen that go unnoticed: words, and boxes without any. */
const UNSEEN = { words: 8, boxes: 40 };
/** Text that sticks out by less is still read. */
const NOTICED_PX = 40;
/** Screens down to the headline on phones from which it is easily missed, and on desktop up to which it isn't. */
const PUSHED = { mobile: 0.66, desktop: 0.5 };
/** Links below each other, and the share of the first screen that they fill. */
const STACKED = { rows: 3, share: 0.14 };
/** Words of the column beside a headline that are more than a label. */
const ENOUGH_READ = 30;
/** What each further part adds. */
const FURTHER = 0.2;

export const brokenOnPhone = defineDiagnosis(() => ({
  id: 'broken-on-phone',
  question: 'works',
  category: 'structure',
  nature: 'defect',
  why: text.why,
  measure: text.measure,
  checks: ['mobile-fit', 'tap-targets'],
  ceilings: ['content-missing-on-phones'],
  effort: 'hours',
  impact: 'defect',
  evidence: ['viewport-meta', 'reflow-320', 'hidden-nav-hamburger'],
  needs: ['layout', 'look', 'headline', 'navigation', 'content'],
  judge(facts, found) {
    if (facts.look.mobile === null) return null;
    const parts = [shrunk, wide, pushed, stackedMenu]
      .map((part) => onPhone(part(facts)))
      .concat(missing(facts, found))
      .filter((part) => part !== null)
      .sort((a, b) => b.severity - a.severity);
    const [lead, ...others] = parts;
    if (lead === undefined) return null;
    return {
      severity: Math.min(3, lead.severity + FURTHER * others.length),
      confidence: 1,
      certain: true,
      slight: parts.every(({ isMinor }) => isMinor === true),
      title: lead.title,
      observed: parts
        .slice(0, 3)
        .map(({ observed }) => observed)
        .join(' '),
      evidence: distinctNodes(parts.flatMap(({ evidence }) => evidence)),
      steps: [...parts.flatMap(({ steps }) => steps).slice(0, 4), text.check],
    };
  },
}));

/** Without boxes on desktop, where nothing is wrong. */
function onPhone(part: Part | null): Part | null {
  if (part === null) return null;
  const evidence = part.evidence.map((item) => ({ ...item, boxes: { ...item.boxes, desktop: null } }));
  return { ...part, evidence };
}

function shrunk(facts: Facts): Part | null {
  const { layout, look, content } = facts;
  const { tapTargets, viewportMeta } = layout;
  const shownAt = isDeclared(viewportMeta) ? 1 : (tapTargets?.shownAt ?? 1);
  if (shownAt >= WHOLE) return null;
  const bodyPx = Math.max(1, Math.round((look.mobile?.bodyPx ?? 0) * shownAt));
  return {
    severity: ramp(bodyPx, [7, 2.8], [12, 2]),
    title: text.shrunk.title({ shownAt }),
    observed: text.shrunk.observed({ bodyPx }),
    steps: text.shrunk.steps,
    evidence: firstCopyOf(content),
  };
}

function isDeclared({ present, deviceWidth }: Facts['layout']['viewportMeta']): boolean {
  return present && deviceWidth;
}

function wide({ layout: { overflow, viewportMeta } }: Facts): Part | null {
  if (overflow.mobile === null || !isDeclared(viewportMeta)) return null;
  const { words, widest } = overflow.mobile;
  const px = Math.round(overflow.mobile.px);
  if (px <= (words ? UNSEEN.words : UNSEEN.boxes)) return null;
  const { title, observed, steps } = text.wide;
  return {
    isMinor: px < NOTICED_PX,
    severity: words ? ramp(px, [8, 1.2], [60, 2], [300, 2.4]) : ramp(px, [40, 0.9], [200, 1.6]),
    title: words ? title.words({ px, widest }) : title.boxes({ px }),
    observed: observed({ px, widest }),
    steps: steps({ widest }),
    evidence: widest ? [widest] : [],
  };
}

function missing(facts: Facts, { ceilings }: Found): Part | null {
  const [ceiling] = ceilings;
  const { desktop, mobile } = facts.look;
  if (!ceiling || !desktop || !mobile || mobile.letters > desktop.letters) return null;
  return {
    severity: severityOfCeiling(ceiling.severity),
    title: text.missing.title({ share: mobile.letters / desktop.letters }),
    observed: ceiling.reason,
    steps: text.missing.steps,
    evidence: absentOnPhone(facts),
  };
}

/** The first text that only desktops show, where they show it. */
function absentOnPhone({ content: { paragraphs, sections } }: Facts): Evidence[] {
  const absent = [...paragraphs, ...sections].find(
    ({ evidence: { boxes } }) => boxes.desktop !== null && boxes.mobile === null,
  );
  return absent ? [absent.evidence] : [];
}

function pushed({ headline, layout, content }: Facts): Part | null {
  if (!isDeclared(layout.viewportMeta)) return null;
  const { desktop = null, mobile = null } = headline?.depth ?? {};
  if (!headline || desktop === null || mobile === null) return null;
  if (mobile < PUSHED.mobile || desktop > PUSHED.desktop) return null;
  if (isBehindCurtain(content) || headsColumn(headline.evidence, content)) return null;
  return {
    severity: ramp(mobile, [PUSHED.mobile, 0.9], [1, 1.4], [2, 1.8]),
    title: text.pushed.title({ headline: headline.text }),
    observed: text.pushed.observed({ headline: headline.text, depth: mobile }),
    steps: text.pushed.steps,
    evidence: [headline.evidence],
  };
}

/** Whether all of the page is a screen down, below a layer that goes away once it has loaded. */
function isBehindCurtain({ sections }: Facts['content']): boolean {
  const tops = sections.flatMap(({ evidence: { boxes } }) => boxes.mobile?.y ?? []);
  return tops.length > 0 && Math.min(...tops) >= VIEWPORTS.mobile.height;
}

/** Whether so much text beside or below it on desktop comes before it on phones that it only heads a column. */
function headsColumn({ boxes: { desktop, mobile } }: Evidence, { paragraphs }: Facts['content']): boolean {
  if (desktop === null || mobile === null) return false;
  const before = paragraphs.filter(
    ({ role, evidence: { boxes } }) =>
      role === 'copy' && (boxes.desktop?.y ?? 0) >= desktop.y && (boxes.mobile?.y ?? mobile.y) < mobile.y,
  );
  return before.reduce((sum, { words }) => sum + words, 0) >= ENOUGH_READ;
}

/** Menu links below each other; below the headline, they are tabs or a list. */
function stackedMenu({ navigation: { evidence }, headline, layout }: Facts): Part | null {
  if (!isDeclared(layout.viewportMeta)) return null;
  const { height } = VIEWPORTS.mobile;
  const end = Math.min(height, headline?.evidence.boxes.mobile?.y ?? height);
  const links = evidence.filter(({ boxes: { mobile } }) => mobile !== null && mobile.y < end);
  const [first] = links;
  const tops = links.map(({ boxes }) => boxes.mobile?.y ?? 0);
  const bottoms = links.map(({ boxes: { mobile } }) =>
    Math.min(height, (mobile?.y ?? 0) + (mobile?.height ?? 0)),
  );
  const share = (Math.max(...bottoms) - Math.min(...tops)) / height;
  if (!first || new Set(tops.map(Math.round)).size < STACKED.rows || share < STACKED.share) return null;
  return {
    severity: ramp(share, [STACKED.share, 0.8], [0.6, 1.8]),
    isMinor: true,
    title: text.menu.title({ links: links.length, share }),
    observed: text.menu.observed({ links: links.length, first: first.text }),
    steps: text.menu.steps,
    evidence: links,
  };
}
