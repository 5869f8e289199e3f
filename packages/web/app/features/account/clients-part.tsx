import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Part } from '../../ui/margin-part.tsx';

export function ClientsPart({ isAdmin }: { isAdmin: boolean }) {
  return (
    <Part
      id="clients"
      title="Clients and branding"
      lead="Sites and pages by client, and a link for each client to all of theirs."
    >
      <Button asChild className="justify-self-start">
        <Link to="/account/clients">{isAdmin ? 'Manage clients and branding' : 'See clients'}</Link>
      </Button>
    </Part>
  );
}
