/** What people read about clients. */
export const text = {
  title: 'Clients and branding',
  lead: 'Sort your sites and pages by client, and send each client a link to all of theirs.',
  account: 'Your account',
  workspace: { title: 'Your branding', lead: 'On the reports, PDFs and emails that you send.' },
  clients: {
    title: 'Clients',
    lead: 'Add sites on a client’s screen, and move single pages on the dashboard.',
  },
  none: 'You have no clients yet.',
  name: 'Name',
  add: 'Add client',
  added: 'Client added',
  save: 'Save name',
  saved: 'Client renamed',
  search: 'Search clients',
  /** "2 sites, 12 pages, 5 need action". */
  figures: ({ sites, pages, needAction }: { sites: number; pages: number; needAction: number }) =>
    [
      ...(sites === 0 ? [] : [sites === 1 ? '1 site' : `${sites} sites`]),
      pages === 0 ? 'No pages' : pages === 1 ? '1 page' : `${pages} pages`,
      ...(needAction === 0 ? [] : [needAction === 1 ? '1 needs action' : `${needAction} need action`]),
    ].join(', '),
  onDashboard: 'Pages on the dashboard',
  work: 'Tasks and activity',
  month: 'This month',
  sites: {
    title: 'Sites',
    lead: 'All pages of a site belong to this client, unless you move a page to another one.',
    none: 'This client has no sites.',
    add: 'Add a site',
    choose: 'Choose a site',
    noneLeft: 'Add a site under Sites first.',
    takeOut: 'Remove',
    takeOutName: ({ name }: { name: string }) => `Remove ${name} from this client`,
    search: 'Search sites',
  },
  links: { title: 'Links', lead: 'A read-only dashboard of all sites and pages of this client.' },
  branding: { title: 'Branding', lead: 'Replaces yours on this client’s pages.' },
  remove: 'Delete client',
  removeTitle: 'Delete this client?',
  removeText: ({ name }: { name: string }) =>
    `The links to “${name}” stop working. Its sites and pages stay in your workspace.`,
  removeYes: 'Delete',
  cancel: 'Cancel',
  missing: 'This client doesn’t exist, or you don’t have access to it.',
  signedOut: 'Sign in to see your clients',
  preview: [
    { title: 'One folder each', text: 'Sort sites and pages by client.' },
    { title: 'One link each', text: 'A read-only dashboard of scores and progress.' },
    { title: 'Your look', text: 'Your logo and color on what you send.' },
  ],
  client: 'Client',
  shared: {
    sites: 'Sites',
    pages: 'Pages',
    searchPages: 'Search pages',
    site: ({ pages, templates }: { pages: number; templates: number }) =>
      `${pages.toLocaleString('en-US')} ${pages === 1 ? 'page' : 'pages'}, ${templates} ${templates === 1 ? 'template' : 'templates'}`,
    average: 'Average score',
    fixed: 'Fixed',
    empty: 'There are no sites or pages here yet.',
    measured: 'Measured on',
    done: ({ count }: { count: number }) => (count === 1 ? '1 fix verified' : `${count} fixes verified`),
    gone: ({ count }: { count: number }) =>
      count === 1 ? '1 leak no longer seen' : `${count} leaks no longer seen`,
    leaks: ({ count }: { count: number }) =>
      count === 1 ? 'The leak that costs most' : `The ${count} leaks that cost most`,
    left: ({ count }: { count: number }) => (count === 1 ? '1 change left' : `${count} changes left`),
  },
};
