import { TRIAL_DAYS } from '@liftmark/contract/plans';

/** Every sentence in our emails, by email. `day` is a date in words, such as “May 3, 2026”. */
export const text = {
  greeting: ({ firstName }: { firstName: string }) => `Hi ${firstName},`,
  greetingWithoutName: 'Hi,',

  verification: {
    subject: 'Verify your email address',
    preview: 'One click confirms your address.',
    request: 'Please confirm that this is your email address. You can keep using Liftmark in the meantime.',
    button: 'Verify my address',
    note: 'The link works once and expires in 48 hours. If you didn’t sign up for Liftmark, ignore this email.',
  },

  changeEmail: {
    subject: 'Confirm your new email address',
    preview: 'Once it’s confirmed, you’ll sign in with this address.',
    request: 'You asked to use this address for your Liftmark account. Please confirm that it’s yours.',
    button: 'Use this address',
    note: 'The link works once and expires in 2 hours. Nothing changes until you use it. If you didn’t ask for this, ignore this email.',
  },

  invitation: {
    subject: ({ workspace }: { workspace: string }) => `You’re invited to “${workspace}” on Liftmark`,
    preview: ({ inviter }: { inviter: string }) => `${inviter} invited you to work together on Liftmark.`,
    invited: ({ workspace, inviter, role }: { workspace: string; inviter: string; role: string }) =>
      `${inviter} invited you to the team “${workspace}” on Liftmark as ${role === 'viewer' ? 'a viewer' : `an ${role}`}.`,
    roles: {
      admin: 'You’ll be able to analyze pages, manage members and change settings.',
      editor: 'You’ll be able to analyze pages and work on what needs to change.',
      viewer: 'You’ll be able to see all pages and reports of the team.',
    },
    button: 'See the invitation',
    note: 'The link works once and expires in 7 days. If you don’t know the person who invited you, ignore this email.',
  },

  teamNotice: {
    subjects: {
      removed: ({ team }: { team: string }) => `You’re no longer in “${team}”`,
      role: ({ team }: { team: string }) => `Your role in “${team}” has changed`,
      deleted: ({ team }: { team: string }) => `The team “${team}” was deleted`,
    },
    previews: {
      removed: 'Its pages and reports are no longer in your account.',
      role: 'See what you can do there now.',
      deleted: 'Its pages and reports are gone.',
    },
    statements: {
      removed: ({ team }: { team: string; role: string }) =>
        `You were removed from the team “${team}” on Liftmark. You can’t open its pages anymore, and API keys that you created there no longer work.`,
      role: ({ team, role }: { team: string; role: string }) =>
        `You’re now ${/^[aeo]/.test(role) ? 'an' : 'a'} ${role} of the team “${team}” on Liftmark.`,
      deleted: ({ team }: { team: string; role: string }) =>
        `An owner deleted the team “${team}” on Liftmark, with all its pages and reports. Links to its reports no longer work.`,
    },
    roles: {
      owner: 'You can do everything there, including paying for the team, transferring it and deleting it.',
      admin: 'You can analyze pages, and manage members, API keys and webhooks.',
      editor: 'You can analyze pages and work on what needs to change.',
      viewer: 'You can see all pages and reports of the team.',
    },
    rest: 'Your personal workspace stays as it is.',
    button: 'Open Liftmark',
    note: 'You’re getting this email because it concerns your access to a team.',
  },

  resetPassword: {
    subject: 'Set a new password',
    preview: 'The link works once and expires in one hour.',
    request: 'Someone, hopefully you, asked to set a new password for your Liftmark account.',
    button: 'Set a new password',
    note: 'The link works once and expires in one hour. If you do nothing, your password stays the same.',
  },

  signUpAttempt: {
    subject: 'You already have a Liftmark account',
    preview: 'Someone tried to sign up with your address.',
    attempt:
      'Someone tried to sign up for Liftmark with your address. If it was you, you already have an account: just sign in.',
    button: 'Sign in',
    note: 'If you don’t remember your password, choose “Forgot your password?” there. If it wasn’t you, you don’t need to do anything: no one got in.',
  },

  accountDeleted: {
    subject: 'Your account was deleted',
    preview: 'Your account, your reports and everything else we stored with them are gone.',
    greeting: ({ firstName }: { firstName: string }) => `Goodbye ${firstName},`,
    deleted:
      'As you asked, we deleted your account, your reports and everything else we stored with them. Links to your reports no longer work.',
    unexpected: 'If you didn’t ask for this, please contact us right away.',
  },

  /** An event is the end of “Your …”. */
  securityNotice: {
    events: {
      emailChangeRequested: 'email address is about to change',
      emailChanged: 'email address was changed',
      passwordChanged: 'password was changed',
      googleAdded: 'account now works with Google sign-in',
      twoFactorOn: 'two-factor sign-in was turned on',
      twoFactorOff: 'two-factor sign-in was turned off',
      recoveryCodesReplaced: 'recovery codes were replaced',
      apiKeyCreated: 'account has a new API key',
    },
    advice: {
      ownAction:
        'If this was you, you don’t need to do anything. If it wasn’t, reset your password right away and contact us.',
      apiKeyCreated:
        'If this was you, you don’t need to do anything. If it wasn’t, revoke the key in your account, reset your password and contact us.',
      emailChanged: 'If this wasn’t you, reset your password right away and contact us.',
      passwordReset:
        'We signed you out everywhere. If this wasn’t you, reset your password again and contact us.',
    },
    subject: ({ event }: { event: string }) => `Your ${event}`,
    statement: ({ event }: { event: string }) => `Your ${event}.`,
    button: 'Review my account',
    note: 'You’re getting this email because it concerns the security of your account.',
  },

  contactMessage: {
    subject: ({ name }: { name: string }) => `Message from ${name}`,
    /** The reply address goes between the two. */
    from: { before: ({ name }: { name: string }) => `${name} wrote to you. Reply to `, after: '.' },
  },

  workMails: {
    mention: 'Stop emails about mentions',
    assignment: 'Stop emails about assignments',
    due: 'Stop reminders of due tasks',
  },

  workDigest: {
    subject: {
      mention: ({ actor, task }: { actor: string; task: string }) => `${actor} mentioned you: ${task}`,
      assignment: ({ actor, task }: { actor: string; task: string }) =>
        `${actor} assigned you a task: ${task}`,
      many: ({ items }: { items: number }) => `${items} updates for you`,
    },
    preview: 'Mentions and tasks from your team.',
    title: ({ kind, actor }: { kind: 'mention' | 'assignment'; actor: string }) =>
      kind === 'mention' ? `${actor} mentioned you` : `${actor} assigned you a task`,
    someone: 'A former member',
    about: ({ task, page, workspace }: { task: string; page: string; workspace: string }) =>
      [task, page, workspace].filter((part) => part !== '').join(' · '),
    button: 'Open your tasks',
  },

  dueTasks: {
    subject: {
      one: ({ task }: { task: string }) => `Due soon: ${task}`,
      many: ({ items }: { items: number }) => `${items} of your tasks are due`,
    },
    preview: 'Tasks that are assigned to you.',
    lead: ({ items }: { items: number }) =>
      items === 1 ? 'This task is assigned to you and due:' : 'These tasks are assigned to you and due:',
    due: ({ page, day }: { page: string; day: string }) => `${page} · due ${day}`,
    button: 'Open your tasks',
  },

  cvrReminder: {
    subject: {
      one: ({ page }: { page: string }) => `Did your change pay off? ${page}`,
      many: 'Did your changes pay off?',
    },
    preview: 'Enter the conversion rate since the change to see the lift.',
    missing: ({ pages }: { pages: number }) =>
      pages === 1
        ? 'You marked this page as optimized at least a week ago. Its conversion rate since then is still missing:'
        : 'You marked these pages as optimized at least a week ago. Their conversion rates since then are still missing:',
    request:
      'Enter the rates before and after. Add visitors and conversions if you have them, and Liftmark shows the lift with its confidence interval.',
    button: 'Track CVR',
  },

  webhookSwitchedOff: {
    subject: ({ name }: { name: string }) => `Your webhook is off: ${name}`,
    previews: {
      failing: 'Its address didn’t accept what we sent.',
      gone: 'Its address no longer exists.',
      left: 'The person who set it up no longer manages your team.',
    },
    reasons: {
      failing: ({ name, host }: { name: string; host: string }) =>
        `We switched off your webhook “${name}”, because ${host} accepted nothing that we sent for more than three days.`,
      gone: ({ name, host }: { name: string; host: string }) =>
        `We switched off your webhook “${name}”, because ${host} answered that its address no longer exists (status 410).`,
      left: ({ name, host }: { name: string; host: string }) =>
        `We switched off the webhook “${name}”, which sends to ${host}, because the person who set it up no longer manages your team.`,
    },
    request:
      'To get messages again, check the address, send a test, and switch the webhook on. From its log, you can replay deliveries of the last 30 days.',
    button: 'Open the webhook',
    note: 'You’re getting this email because you look after this webhook.',
  },

  connectionBroken: {
    subject: ({ source, name }: { source: string; name: string }) =>
      `${source} is no longer connected: ${name}`,
    preview: 'New days are missing until you fix it.',
    stopped: ({ source, name, host }: { source: string; name: string; host: string | null }) =>
      `Liftmark can’t read “${name}” from ${source}${host === null ? '' : ` at ${host}`} anymore.`,
    missing:
      'Until you fix it, new days are missing. They don’t count as days without visits, and what was read stays.',
    button: 'Open connections',
    note: 'You’re getting this email because you own the workspace with this connection. We send it once.',
  },

  trialStarted: {
    subject: `Your ${TRIAL_DAYS}-day free trial of Liftmark Pro has started`,
    preview: ({ day }: { day: string }) => `Everything is unlocked until ${day}.`,
    unlocked: ({ day }: { day: string }) =>
      `Liftmark Pro is yours until ${day}. Here’s what you can use now:`,
    features: [
      'Unlimited analyses, with every recommendation and its action plan',
      'AI Expert Chat about any of your reports',
      'Competitor Analysis, SWOT Analysis and Copy Optimization',
    ],
    button: 'Analyze a page',
    note: ({ price, day }: { price: string; day: string }) =>
      `You haven’t been charged. If you keep Pro, we’ll charge ${price} on ${day} and email you two days before. To cancel, open your account and choose “Manage plan”.`,
  },

  trialEnds: {
    subject: ({ day }: { day: string }) => `Your free trial ends on ${day}`,
    preview: ({ price }: { price: string }) => `Pro continues for ${price} unless you cancel.`,
    renewal: ({ price, day, period }: { price: string; day: string; period: 'month' | 'year' }) =>
      `Your free trial of Liftmark Pro ends on ${day}. To keep Pro, you don’t need to do anything: we’ll charge ${price} that day and every ${period} after that.`,
    cancellation:
      'If Pro isn’t for you, cancel before that day and you won’t be charged. You keep your reports either way.',
    button: 'Manage plan',
  },

  trialRefused: {
    subject: 'We couldn’t start your free trial',
    preview: 'You weren’t charged.',
    reason:
      'Your card was already used for a free trial of Liftmark Pro, and each card gets only one. We ended the new trial right away: you weren’t charged and won’t be.',
    alternative: 'You can get Pro without a trial, monthly or annually, and cancel anytime.',
    button: 'See the plans',
  },

  paymentFailed: {
    subject: 'Your payment for Liftmark Pro didn’t go through',
    preview: ({ day }: { day: string }) => `Pro stays active until ${day}.`,
    declined: ({ day }: { day: string }) =>
      `Your card was declined when we tried to renew Liftmark Pro. Pro stays active until ${day} while we try again.`,
    request: 'To keep Pro, check your card or add another one.',
    button: 'Manage plan',
  },

  subscriptionCancelled: {
    ended: {
      subject: 'Your Liftmark Pro subscription has ended',
      preview: 'You keep your reports.',
      statement:
        'Your Liftmark Pro subscription has ended. You won’t be charged again, and you’re now on the free plan.',
      button: 'See the plans',
    },
    ending: {
      subject: 'Your Liftmark Pro subscription is canceled and won’t renew',
      preview: ({ day }: { day: string }) => `Pro stays active until ${day}.`,
      statement: ({ day }: { day: string }) =>
        `Your Liftmark Pro subscription is canceled. Pro stays active until ${day}. After that you won’t be charged again, and you’ll be on the free plan.`,
      button: 'Manage plan',
    },
    comeBack: 'You keep your reports, and you can get Pro back anytime.',
  },

  welcome: {
    subject: 'Your CRO checklist',
    preview: 'Ten questions to ask about any page, plus the full list of fifty.',
    greeting: 'Welcome,',
    introduction:
      'Here’s the checklist you asked for. Start with one question from each of its ten categories:',
    questions: [
      'Headline: does it say in one sentence what visitors get?',
      'Call to action: is there one main button, and does its label name the result?',
      'Proof: is there a named customer, a number or a review near the main button?',
      'Layout: can visitors see the main offer without scrolling, on a phone too?',
      'Content: is the first paragraph about the visitor, or about you?',
      'Forms: do you need every field today?',
      'Mobile: can visitors tap every button with a thumb?',
      'Speed: does the largest image load within 2.5 seconds?',
      'Navigation: do menu labels say where they lead?',
      'Measurement: do you track the one action the page is for?',
    ],
    wholeList: {
      before: 'You’ll find all fifty, with boxes to check off, in ',
      link: 'the CRO checklist',
      after: '. Or let Liftmark analyze your page and show you, with evidence, what to change first.',
    },
    button: 'Analyze my page',
  },
} as const;
