import type { ShownBranding } from '@liftmark/contract/branding';
import type { CSSProperties, ReactNode } from 'react';
import { Wrap } from '../../ui/section.tsx';

/** What recipients see in the look of who sent it: logo or name on top, and their accent. */
export function BrandFrame({ branding, children }: { branding: ShownBranding | null; children: ReactNode }) {
  if (branding === null) return children;
  const { name, logo, accent } = branding;
  return (
    <div style={accent === null ? undefined : accentOf(accent)}>
      {(logo !== null || name !== '') && (
        <Wrap className="flex min-h-16 items-center gap-4 py-3">
          {logo !== null && (
            // In both themes: a logo made for paper isn’t always readable on black.
            <img src={logo} alt={name} className="max-h-12 max-w-60 rounded-2 bg-[white] p-1.5" />
          )}
          {logo === null && <p className="font-semibold text-accent text-lg">{name}</p>}
        </Wrap>
      )}
      {children}
    </div>
  );
}

/** Text on the accent has the contrast that the accent has on the page. */
function accentOf({ light, dark }: { light: string; dark: string }): CSSProperties {
  return {
    '--accent': `light-dark(${light}, ${dark})`,
    '--accent-hover': `light-dark(${light}, ${dark})`,
    '--accent-wash': 'color-mix(in oklab, var(--accent) 6%, var(--paper))',
    '--on-accent': 'light-dark(#ffffff, #0f1214)',
  };
}
