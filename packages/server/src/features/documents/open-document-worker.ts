import type { Services } from '../../services.ts';
import type { Settings } from '../../settings.ts';
import { createDocumentDrawer } from './drawer.ts';
import type { DocumentWorker } from './jobs.ts';

export function openDocumentWorker(settings: Settings, services: Services): DocumentWorker {
  return { ...services, drawer: createDocumentDrawer(), publicUrl: settings.PUBLIC_URL };
}
