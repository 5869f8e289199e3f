import { Link } from 'react-router';
import { switchWorkspace, useTeam, useWorkspaces } from '../../client/workspaces.ts';
import { Button } from '../../ui/button.tsx';
import { text } from './text.ts';

/** In place of what only editors of a team do. */
export function ViewerNote() {
  const team = useTeam();
  const { list } = useWorkspaces();
  const personal = list.find(({ kind }) => kind === 'personal');
  if (team === null) return null;
  return (
    <div className="grid max-w-184 gap-4 border-ink border-t pt-5">
      <p>{text.viewerOnly({ team: team.name })}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" asChild>
          <Link to="/dashboard">See the team’s pages</Link>
        </Button>
        {personal && <Button onClick={() => switchWorkspace(personal.id)}>Use my personal workspace</Button>}
      </div>
    </div>
  );
}
