import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Part } from '../../ui/margin-part.tsx';
import { text } from '../clients/text.ts';

export function ClientsPart() {
  return (
    <Part id="clients" title={text.title} lead={text.lead}>
      <Button asChild className="justify-self-start">
        <Link to="/account/clients">{text.manage}</Link>
      </Button>
    </Part>
  );
}
