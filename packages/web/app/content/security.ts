/** What the security page says. Only what the software does; what an operator adds is a claim. */

export const SECURITY_HIGHLIGHTS = [
  {
    title: 'Encryption',
    text: 'AES-256 at rest for feedback attachments and outgoing email; two-factor secrets are encrypted, too. TLS in transit wherever the site runs on HTTPS, and browsers are required to use it. Passwords are stored only as salted, memory-hard hashes.',
  },
  {
    title: 'Infrastructure',
    text: 'Submitted pages open in a sandboxed browser with no route to private networks. Accepted analyses survive a crash: each one either finishes or fails with a reason.',
  },
  {
    title: 'Access controls',
    text: 'Optional two-factor authentication. Role-based access that the server checks on every call. Sessions expire, and you can end all of them at once.',
  },
] as const;

interface SecuritySection {
  id: string;
  title: string;
  points: readonly string[];
}

export const SECURITY_SECTIONS: readonly SecuritySection[] = [
  {
    id: 'encryption',
    title: 'Data encryption',
    points: [
      'TLS in transit. Over HTTPS, the site sends a Strict-Transport-Security header, so browsers never fall back to an unencrypted connection.',
      'Passwords are hashed with a memory-hard function and a unique salt. They’re unreadable, even to us.',
      'AES-256 at rest: feedback attachments and outgoing email are encrypted with AES-256-GCM, using a key derived from the installation’s secret.',
      'Two-factor secrets are encrypted at rest with XChaCha20-Poly1305, using the same secret.',
      'Links in emails contain single-use tokens that expire.',
    ],
  },
  {
    id: 'infrastructure',
    title: 'Infrastructure security',
    points: [
      'All traffic from an analyzed page goes through a filtering proxy. Connections to private, reserved and metadata addresses are blocked as they’re made, even after redirects or changed DNS answers.',
      'Each analysis runs in its own browser profile, which is deleted afterward, with limits on time, size and memory.',
      'A strict content security policy allows only our own scripts, and inline scripts only if we built them into the page, identified by their hash. The one exception is the Google Analytics script, where the site uses it and you’ve agreed to it.',
      'Write requests from other sites are rejected, and opening a link never changes anything by itself.',
    ],
  },
  {
    id: 'access',
    title: 'Access and authentication',
    points: [
      'Sign in with email and password, or with Google where it’s available.',
      'Optional two-factor authentication with an authenticator app.',
      'Sessions time out, their identifiers rotate at sign-in, and signing out ends them on the server.',
      'Sign-in attempts are limited. Signing in and resetting a password never reveal whether an address has an account.',
      'Role-based access: visitors, account holders, subscribers and operators. The server enforces the roles and never sends data that a role isn’t allowed to see.',
    ],
  },
  {
    id: 'models',
    title: 'Language models',
    points: [
      'By default, no language model is used, so nothing about a page or a question is sent to one.',
      'If the operator has set up a model, its provider receives what a report is based on: the page’s title, language, type and wording, and the measured findings, scores and advice. For a conversion report, it also receives screenshots of the page and the goal, audience, traffic source and ad text that you entered; in the chat, your question and the last messages of the conversation.',
      'We don’t share who you are with the provider: it gets no name, account, email address or conversion rate, and none of your other reports.',
      'Email addresses and phone numbers in the page’s text are replaced before it is sent, and painted over in the screenshots if they’re text on the page. Anything inside an image stays as it is.',
      'The model gets the page’s text as data, never as instructions, and can’t call any tools. Code checks each of its statements against the page and drops the ones that don’t hold up; the report says how many. Its words never change a score.',
      'Answers are kept for thirty days, so analyzing the same page again gives the same wording. How long the provider keeps its data depends on the provider that the operator chose.',
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy protection',
    points: [
      'Data minimization: we count usage without cookies or identifiers until you agree, and not at all with Do Not Track or Global Privacy Control.',
      'Retention: we keep reports and accounts until you delete them; data from finished jobs is removed after a day. After you delete your account, we keep only keyed hashes that show that it had a trial and, until the end of the month, how many free analyses it used.',
      'Portability and deletion: export everything or delete your account yourself, on the account page.',
      'Reports have a random, unguessable address and are never listed.',
    ],
  },
];

export const COMPLIANCE = [
  {
    name: 'GDPR',
    text: 'Rights of access, correction, export, deletion and objection; consent before anything personal is counted.',
  },
  {
    name: 'CCPA',
    text: 'No sale of personal information. Global Privacy Control is respected.',
  },
  {
    name: 'PCI DSS',
    text: 'Only the payment provider handles card data. It never reaches our servers.',
  },
  {
    name: 'OWASP',
    text: 'Built and tested against the Application Security Verification Standard, level 2, where it applies. We haven’t been certified.',
  },
] as const;
