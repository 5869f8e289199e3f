import { ValueBar } from '../../ui/value-bar.tsx';

interface BarsProps {
  caption: string;
  bars: { label: string; value: number; text: string; isMarked?: boolean }[];
}

/** A bar chart that is also a table: each row shows its value, and a bar relative to the longest. */
export function Bars({ caption, bars }: BarsProps) {
  const longest = Math.max(...bars.map(({ value }) => Math.abs(value)), Number.MIN_VALUE);
  return (
    <table className="w-full border-collapse text-ui">
      <caption className="pb-3 text-start font-semibold text-ink">{caption}</caption>
      <tbody>
        {bars.map(({ label, value, text, isMarked = false }) => (
          <tr key={label} className="border-line border-t">
            <th scope="row" className="w-px whitespace-nowrap py-2 pe-4 text-start font-normal">
              {label}
            </th>
            <td className="py-2">
              <ValueBar
                width={(Math.abs(value) / longest) * 68}
                text={text}
                className={`h-4 ${isMarked ? 'bg-accent' : 'bg-edge'}`}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
