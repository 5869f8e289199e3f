import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Part } from '../../ui/margin-part.tsx';

export function ClientsPart() {
  return (
    <Part
      id="clients"
      title="Clients and branding"
      lead="Sort your pages by client, and send each client a link to all of theirs."
    >
      <Button asChild className="justify-self-start">
        <Link to="/account/clients">Manage clients and branding</Link>
      </Button>
    </Part>
  );
}
