import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from './button.tsx';
import { text } from './controls.text.ts';
import { Input } from './field.tsx';
import { worded } from './report-language.tsx';

/** A password, hidden until the user shows it. */
export const PasswordInput = worded(function PasswordInput(
  props: Omit<ComponentProps<typeof Input>, 'type' | 'className'>,
) {
  const [isShown, setIsShown] = useState(false);
  return (
    <span className="relative block">
      <Input
        {...props}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className="pe-11"
      />
      <Button
        look="quiet"
        aria-label={isShown ? text.password.hide : text.password.show}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 right-0"
      >
        {isShown ? <EyeOff /> : <Eye />}
      </Button>
    </span>
  );
});
