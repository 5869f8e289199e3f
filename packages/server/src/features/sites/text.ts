import { SITE_LIMIT } from '@liftmark/contract/sites';

/** What the calls of sites say to people. */
export const text = {
  signIn: 'Please sign in to see your sites.',
  full: `This workspace has ${SITE_LIMIT} sites, the most possible. Delete one to add another.`,
  stillPlanning: 'We’re still finding this site’s pages. Wait for the plan, or cancel it.',
  notOpen: 'Nothing is running for this site, so there is nothing to pause or cancel.',
  noPlan: 'This site has no plan yet. Run it again first.',
  nothingLeft: 'Every page that was read of this template is analyzed already.',
  scheduleFeature: 'Running a site on a schedule',
  columns: [
    'Page',
    'URL',
    'Template',
    'Score',
    'Score of',
    'Visits',
    'Opportunity',
    'Structure read',
    'Report',
  ],
  ownScore: 'this page',
  templateScore: 'its template',
  yes: 'yes',
  no: 'no',
} as const;
