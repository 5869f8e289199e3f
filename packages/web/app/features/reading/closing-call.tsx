import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Wrap } from '../../ui/section.tsx';

interface ClosingCallProps {
  title: string;
  text: string;
}

/** The one next step at the end of a content page. */
export function ClosingCall({ title, text }: ClosingCallProps) {
  return (
    <section className="border-line border-t bg-tint py-16">
      <Wrap className="flex flex-wrap items-end justify-between gap-6">
        <div className="grid gap-2">
          <h2 className="title-1">{title}</h2>
          <p>{text}</p>
        </div>
        <Button asChild size="large" look="primary">
          <Link to="/analyze" data-cta="closing_cta">
            Run Free Audit
          </Link>
        </Button>
      </Wrap>
    </section>
  );
}
