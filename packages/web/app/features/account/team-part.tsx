import { Link } from 'react-router';
import { useTeam } from '../../client/workspaces.ts';
import { Button } from '../../ui/button.tsx';
import { Part } from '../../ui/margin-part.tsx';

/** The way to the team, or to a first one. */
export function TeamPart() {
  const team = useTeam();
  return (
    <Part
      id="team"
      title="Team"
      lead={
        team === null
          ? 'Share pages, reports and a plan with the people you work with.'
          : `You’re working in “${team.name}”.`
      }
    >
      <Button asChild className="justify-self-start">
        <Link to="/account/team">{team === null ? 'Create a team' : 'See the team'}</Link>
      </Button>
    </Part>
  );
}
