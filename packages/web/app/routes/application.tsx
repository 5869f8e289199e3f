import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { createQueryClient } from '../client/query-client.ts';
import { useWorkspaces } from '../client/workspaces.ts';
import { SignInDesk } from '../features/auth/sign-in-desk.tsx';
import { Welcome } from '../features/auth/welcome.tsx';
import { UpgradeDialog } from '../features/upgrade/upgrade-dialog.tsx';
import { WorkspaceDesk } from '../features/workspaces/workspace-desk.tsx';
import { Toaster } from '../ui/toast.tsx';
import { TooltipProvider } from '../ui/tooltip.tsx';

/** What every screen that calls the server needs around it, without anything of another workspace. */
export default function Application() {
  const { visit } = useWorkspaces();
  return <Visit key={visit} />;
}

function Visit() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <WorkspaceDesk>
          <Outlet />
        </WorkspaceDesk>
        <SignInDesk />
        <Welcome />
        <UpgradeDialog />
        <Toaster />
      </TooltipProvider>
    </QueryClientProvider>
  );
}
