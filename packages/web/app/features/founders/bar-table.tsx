import type { ReactNode } from 'react';
import { ValueBar } from '../../ui/value-bar.tsx';

interface BarTableProps {
  caption: string;
  rows: { key: string; label: ReactNode; value: number; text: string }[];
  empty: string;
}

/** A ranking: each row shows its value and a bar relative to the longest. */
export function BarTable({ caption, rows, empty }: BarTableProps) {
  const longest = Math.max(...rows.map(({ value }) => value), Number.MIN_VALUE);
  return (
    <section className="grid content-start gap-3">
      <h3 className="font-semibold text-ink text-ui">{caption}</h3>
      {rows.length === 0 ? (
        <p className="border-line border-t py-4 text-ui">{empty}</p>
      ) : (
        <table className="w-full table-fixed border-collapse text-ui">
          <caption className="sr-only">{caption}</caption>
          <tbody>
            {rows.map(({ key, label, value, text }) => (
              <tr key={key} className="border-line border-t">
                <th scope="row" className="w-1/2 py-2 pe-4 text-start font-normal [overflow-wrap:anywhere]">
                  {label}
                </th>
                <td className="py-2">
                  <ValueBar width={(value / longest) * 55} text={text} className="h-3 bg-accent" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
