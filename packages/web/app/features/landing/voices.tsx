import { TESTIMONIALS } from '../../content/claims.ts';
import { Unconfirmed } from '../../ui/unconfirmed.tsx';

/** Customer quotes with roles, never made-up people. */
export function Voices() {
  return (
    <div className="grid gap-8">
      <ul className="grid gap-x-12 gap-y-8 md:grid-cols-3">
        {TESTIMONIALS.map(({ quote, role }) => (
          <li key={role}>
            <blockquote className="grid content-start gap-3 border-edge border-s border-dashed ps-5">
              <p className="text-ink">{quote}</p>
              <footer className="note">{role}</footer>
            </blockquote>
          </li>
        ))}
      </ul>
      <Unconfirmed />
    </div>
  );
}
