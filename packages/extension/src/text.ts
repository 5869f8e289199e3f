/** Everything the extension says. */
export const text = {
  name: 'Liftmark',

  popup: {
    title: 'Analyze this page',
    how: {
      ownWindow:
        'The tab moves to its own window for about 20 seconds and is then put back. Anything typed into fields is left out.',
      sameWindow:
        'The window changes its size for about 20 seconds and is then put back. Anything typed into fields is left out.',
    },
    start: 'Analyze this page',
    notAPage: 'Open a web page first. The browser’s own pages can’t be analyzed.',
    notConnected: 'Connect the extension to your Liftmark first.',
    connect: 'Connect Liftmark',
    settings: 'Settings',
  },

  capture: {
    title: 'Analyzing the page',
    done: 'The report is ready',
    failed: 'The page couldn’t be analyzed',
    steps: {
      desktop: 'Capturing the desktop view',
      mobile: 'Capturing the phone view',
      sending: 'Sending the capture',
      judging: 'Grading the page',
    },
    leaveAlone: 'Leave the page’s window alone until it’s back in its place.',
    open: 'Open the report',
    again: 'Try again',
    close: 'Close',
  },

  options: {
    title: 'Connect Liftmark',
    intro:
      'Create an API key with the permission “Analyze pages” in your Liftmark account, then paste it here.',
    server: 'Address of your Liftmark',
    serverHint: 'For example https://liftmark.example.com',
    key: 'API key',
    keyHint: 'It begins with lm_ and is kept in this browser only.',
    save: 'Connect',
    saving: 'Connecting…',
    saved: 'Connected. Open a page and click the Liftmark icon.',
    disconnect: 'Disconnect',
    disconnected: 'Disconnected. The key was removed from this browser.',
    sentTitle: 'What is sent',
    sent: 'When you click “Analyze this page”: the page’s address, text, structure, styles and screenshots. Not sent: values in fields, passwords, cookies, and what other sites show inside the page.',
    badServer: 'Enter an address that begins with https://, or http:// for a server on this computer.',
    badKey: 'Enter the whole key. It begins with lm_.',
  },

  problems: {
    unreadable: 'The browser doesn’t let extensions read this page. Open a web page, then try again.',
    closed: 'The tab was closed or left the page. Open the page, click the Liftmark icon, then try again.',
    moved: 'The page couldn’t be captured. Reload it, click the Liftmark icon, then try again.',
    offline: ({ server }: { server: string }) =>
      `${server} can’t be reached. Check the address in the settings and your connection, then try again.`,
    notLiftmark: ({ server }: { server: string }) =>
      `${server} didn’t answer like Liftmark. Check the address in the settings.`,
    key: 'The API key doesn’t work. Create a new one in your account, then connect again.',
    scope: 'The API key isn’t allowed to analyze pages. Create one with the permission “Analyze pages”.',
    slow: 'The report is taking longer than usual. It will appear in your dashboard.',
  },
};
