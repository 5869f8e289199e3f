import { OPINION_IDS } from '@liftmark/contract/opinion-ids';
import type { Seen } from './fake-provider.ts';
import type { Body } from './wire.ts';

/** The task that a request is about, and what it was given. */
export function taskOf({ instructions, messages }: Pick<Seen, 'instructions' | 'messages'>): {
  task: string;
  modelInput: Body;
} {
  const task = /\nTask: ([\w-]+)\n/.exec(instructions)?.[1] ?? '';
  const block = /^Material (\w+)\n([\s\S]*)\nEnd of material \1$/.exec(messages[0] ?? '');
  return { task, modelInput: JSON.parse(block?.[2] ?? 'null') };
}

/** What an honest model would answer: texts that rest on the input. */
export function goodAnswer(seen: Seen): Body {
  const { task, modelInput } = taskOf(seen);
  switch (task) {
    case 'verdict': {
      const costly = [...modelInput.findings].sort((a: Body, b: Body) => b.points - a.points);
      const about = (finding: Body) => ({
        ...statement(`${MARK} ${finding.title}.`, [finding.id]),
        kind: 'observation',
        stance: finding.outcome === 'pass' ? 'works' : 'lacks',
      });
      const categories = [...new Set<string>(costly.map(({ category }: Body) => category))];
      return {
        summary: costly.slice(0, 3).map(about),
        insights: categories.map((category) => ({
          category,
          statements: costly
            .filter((finding: Body) => finding.category === category)
            .slice(0, 2)
            .map(about),
        })),
      };
    }
    case 'rewrites': {
      const [headline] = modelInput.page.words;
      const candidate = {
        text: `${headline.text} [for whom]`,
        reason: `The headline says “${headline.text}” and leaves out who it is for.`,
        cites: [headline.id],
      };
      return { headlines: [candidate], subheadlines: [], labels: [], sections: [] };
    }
    case 'second-opinion': {
      const [headline] = modelInput.page.words;
      return {
        opinions: OPINION_IDS.map((id, index) => ({
          id,
          canTell: true,
          level: 1 + (index % 5),
          reason: statement(`${MARK} “${headline.text}”.`, [headline.id], [headline.text]),
        })),
      };
    }
    case 'page-insights': {
      const [id, , , , words] = modelInput.outline.nodes[0].split(' | ');
      return {
        insights: [
          {
            question: 'offer',
            severity: 'serious',
            effort: '15 min',
            nodes: [id],
            title: `Say more than “${words}”`,
            problem: `${MARK} all that visitors read there is “${words}”.`,
            why: `Visitors who read “${words}” first learn nothing else.`,
            fix: [`Replace “${words}” with what visitors get.`],
            quotes: [words],
          },
        ],
        judgments: [],
      };
    }
    case 'compared-insights': {
      const [own, other] = modelInput.pages.map(({ outline }: Body) => outline.nodes[0].split(' | '));
      const [id, , , , words] = own;
      return {
        insights: [
          {
            question: 'offer',
            other: 'other1',
            title: `Say more than “${words}”`,
            yours: { text: `All that visitors read there is “${words}”.`, nodes: [id], quotes: [words] },
            theirs: {
              text: `${MARK} visitors read “${other[4]}” there.`,
              nodes: [other[0]],
              quotes: [other[4]],
            },
            why: `Visitors who read “${words}” first learn nothing else.`,
            fix: [`Replace “${words}” with what visitors get.`],
          },
        ],
      };
    }
    case 'edited-insights':
      return {
        insights: modelInput.insights.map(({ objections, places, ...insight }: Body) => insight),
        leftOut: [],
      };
    case 'second-look':
      return { verdicts: modelInput.statements.map(({ id }: Body) => ({ id, holds: true })) };
    case 'recommendations':
      return {
        recommendations: modelInput.recommendations.map(({ id, why, steps, findings }: Body) => ({
          id,
          why: statement(`${MARK} ${why}`, findings.slice(0, 1)),
          steps: steps.slice(0, 6).map((step: string) => statement(step, findings.slice(0, 1))),
        })),
      };
    case 'swot':
      return {
        entries: modelInput.entries.map(({ id, description, action, findings }: Body) => ({
          id,
          description: statement(`${MARK} ${description}`, findings.slice(0, 1)),
          action: action && statement(`${MARK} ${action}`, findings.slice(0, 1)),
        })),
      };
    case 'comparison': {
      const [finding] = modelInput.pages[0].findings;
      const text = statement(`${MARK} ${finding.title}.`, [finding.id]);
      return { summary: [text], recommendations: [text] };
    }
    case 'chat': {
      const [passage] = modelInput.passages;
      return {
        statements: [{ ...statement(`${MARK} ${passage.title}.`, [passage.id]), kind: 'observation' }],
      };
    }
    default:
      throw new Error(`No answer to ${task}`);
  }
}

/** What a good answer is known by. */
export const MARK = 'The page shows it.';

export function statement(text: string, cites: string[], quotes: string[] = []): Body {
  return { text: text.slice(0, 420), cites, quotes };
}
