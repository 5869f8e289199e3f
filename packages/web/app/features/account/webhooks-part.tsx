import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Part } from '../../ui/margin-part.tsx';

export function WebhooksPart() {
  return (
    <Part
      id="webhooks"
      title="Webhooks"
      lead="Messages in Slack, Microsoft Teams, Discord or your own tools when something happens to your pages."
    >
      <Button asChild className="justify-self-start">
        <Link to="/account/webhooks">Manage webhooks</Link>
      </Button>
    </Part>
  );
}
