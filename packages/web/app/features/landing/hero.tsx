import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { Wrap } from '../../ui/section.tsx';

/** The promise and one box. A plain form, so that the page needs no script for its main job. */
export function Hero() {
  return (
    <Wrap id="hero" className="grid gap-6 pt-[clamp(2.5rem,1rem+4.4vw,4.5rem)] pb-[clamp(2rem,4vw,3.25rem)]">
      <h1 className="title-display max-w-[22ch]">See what’s holding your page back, with the evidence.</h1>
      <p className="max-w-188 text-[clamp(1.125rem,1rem+0.4vw,1.25rem)] leading-normal">
        Liftmark opens your page on desktop and on a phone, measures how well it turns visitors into
        customers, and shows what it saw, why it matters and what to change for every finding.
      </p>
      <form action="/analyze" className="grid max-w-176 gap-2">
        <div className="grid items-start gap-x-3 gap-y-2 sm:grid-cols-[1fr_auto]">
          <Field label="Your page’s address">
            {(control) => (
              <Input
                {...control}
                name="url"
                required
                inputMode="url"
                autoComplete="url"
                autoCapitalize="none"
                spellCheck={false}
                placeholder="https://your-shop.com/product"
                size="large"
              />
            )}
          </Field>
          <Button type="submit" data-cta="hero_cta" look="primary" size="large" className="sm:mt-6.5">
            Run My Free Audit
          </Button>
        </div>
        <p className="note">
          Free, no credit card. You create an account before the first analysis. If we can’t see a page, we
          don’t grade it.
        </p>
      </form>
    </Wrap>
  );
}
