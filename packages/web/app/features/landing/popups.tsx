import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';

interface PopupProps {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** A native dialog that `landing.ts` opens; it closes without a script. */
function Popup({ id, title, text, children }: PopupProps) {
  return (
    <dialog
      id={id}
      aria-labelledby={`${id}-title`}
      className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-3 border border-line bg-raised p-6 text-ink-2 shadow-float backdrop:bg-(--veil)"
    >
      <form method="dialog" className="float-end">
        <Button type="submit" look="quiet" aria-label="Close">
          <X />
        </Button>
      </form>
      <h2 id={`${id}-title`} className="title-3 pe-10">
        {title}
      </h2>
      <p className="mt-3">{text}</p>
      <div className="mt-5 flex flex-wrap gap-3">{children}</div>
    </dialog>
  );
}

/** Shown once, when the mouse leaves through the top of the window. */
export function ExitPopup() {
  return (
    <Popup
      id="exit-popup"
      title="Before you go: how does your page score?"
      text="One address, half a minute, no credit card. See what’s holding your page back, where and why."
    >
      <Button asChild look="primary">
        <Link to="/analyze" data-cta="exit_cta">
          Run Free Audit
        </Link>
      </Button>
      <form method="dialog">
        <Button type="submit" look="quiet">
          Not now
        </Button>
      </form>
    </Popup>
  );
}

/** For people who come back while a report is being made: shown at `#analysis-complete`. */
export function SuccessPopup() {
  return (
    <Popup
      id="analysis-complete"
      title="Your analysis is complete"
      text="We emailed you the report. You’ll also find it on your dashboard."
    >
      <Button asChild look="primary">
        <Link to="/dashboard">Open Dashboard</Link>
      </Button>
      <Button asChild>
        <Link to="/subscribe">See Plans</Link>
      </Button>
    </Popup>
  );
}

/** Appears once the first section has been scrolled past. */
export function FloatingAudit() {
  return (
    <div id="floating-audit" hidden className="fixed right-4 bottom-4 z-40 print:hidden">
      <Button asChild look="primary" className="shadow-float">
        <Link to="/analyze" data-cta="floating_cta">
          Run Free Audit
        </Link>
      </Button>
    </div>
  );
}
