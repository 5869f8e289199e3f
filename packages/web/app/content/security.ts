/** What the security page says. Only what the software does stands here; what an operator adds is a claim. */

export const SECURITY_HIGHLIGHTS = [
  {
    title: 'Encryption',
    text: 'AES-256 at rest for feedback attachments and mail waiting to be sent; the keys of two-factor sign-in are encrypted, too. TLS in transit wherever the site is reached over HTTPS, and browsers are told to insist on it. Passwords are stored only as salted, memory-hard hashes.',
  },
  {
    title: 'Infrastructure',
    text: 'Pages that strangers name are opened in a sandboxed browser without any route to private networks. Work that was accepted survives a crash: it is finished, or it fails with a reason.',
  },
  {
    title: 'Access controls',
    text: 'Optional two-factor authentication. Role-based access that the server checks on every call. Sessions expire and can be ended everywhere at once.',
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
      'TLS in transit. On HTTPS sites strict transport security is sent, so that browsers never fall back.',
      'Passwords are hashed with a memory-hard function and a salt of their own. Nobody can read them, we included.',
      'AES-256 at rest: feedback attachments and mail waiting to be sent are sealed with AES-256-GCM, under a key derived from the secret of the installation.',
      'The keys of two-factor sign-in are encrypted at rest with XChaCha20-Poly1305 under the same secret.',
      'Links in mails carry single-use tokens that expire.',
    ],
  },
  {
    id: 'infrastructure',
    title: 'Infrastructure security',
    points: [
      'Every byte that an analyzed page causes leaves through one guarded way out. Private, reserved and metadata addresses are refused at the moment of connecting, after redirects and changed name answers too.',
      'Each analysis runs in a browser profile of its own that is deleted afterward, with limits on time, size and memory.',
      'A strict content security policy allows our own scripts alone, and inline scripts only where they are the ones that we built into the page, known by their hash. Where visits are measured with Google Analytics, and you agreed to it, its script is the one exception.',
      'Writes from other sites are refused, and nothing changes by merely opening a link.',
    ],
  },
  {
    id: 'access',
    title: 'Access and authentication',
    points: [
      'Sign in with e-mail and password, or with Google where it is set up.',
      'Optional two-factor authentication with an authenticator app.',
      'Sessions time out, their identifiers rotate at sign-in, and signing out ends them on the server.',
      'Attempts to sign in are limited, and neither they nor a forgotten password tell whether an address has an account.',
      'Role-based access: visitors, account holders, subscribers and operators. The server enforces the roles, and never sends what a role may not see.',
    ],
  },
  {
    id: 'models',
    title: 'Language models',
    points: [
      'Out of the box no language model is asked, and nothing of a page or a question leaves this installation for one.',
      'Where the operator has set one up, its provider is sent what a report rests on: the title, language and type of the page, words that stand on it, the measured findings, scores and advice, for a conversion report a picture of its first screen on a desktop, and in the chat your question with the last messages of the conversation.',
      'It is not sent who you are: no name, account, e-mail address, conversion rate or other report of yours.',
      'E-mail addresses and phone numbers in the words of the page are replaced before they are sent, and painted over in the picture where the page holds them as text. What is part of an image stays as it is.',
      'What a page says is given to the model as material, never as an instruction, and the model can call no tools. Code holds each of its statements against the page and drops those that do not hold; the report says how many. No word of it moves a score.',
      'Answers are kept for thirty days, so that the same page judged again reads the same. How long the provider keeps what it gets is up to the provider that the operator chose.',
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy protection',
    points: [
      'Data minimization: usage is counted without cookies and identifiers until you agree, and not at all with Do Not Track or Global Privacy Control.',
      'Retention: reports and accounts stay until you delete them; data of finished jobs is removed after a day. Of a deleted account only keyed hashes stay: that it had a trial, and until the month ends how many free analyses it used.',
      'Portability and deletion: export everything or delete your account yourself, on the account page.',
      'Reports are found by a random, unguessable address and are never listed.',
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
    text: 'Card data is handled by the payment provider alone and never reaches our servers.',
  },
  {
    name: 'OWASP',
    text: 'Built and tested against the Application Security Verification Standard, level 2, where it fits. No certificate is claimed.',
  },
] as const;
