/**
 * The features that the driver turns off. A browser obeys only the last list, so they are repeated here; a test
 * compares.
 */
const DRIVER = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * Pages behind the address bar: every window loads both in a separate process, which takes longer than many analyses.
 */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Hides local addresses behind mDNS names, for which the browser joins a multicast group on the local network. */
const MULTICAST_NAMES = 'WebRtcHideLocalIpsWithMdns';

/** Send reports to the site by themselves, past all interception. */
const REPORTS = ['Reporting', 'NetworkErrorLogging'];

/** A frame in a process of its own runs its scripts before its requests can be intercepted. */
const FRAME_PROCESSES = 'IsolateSandboxedIframes';

/** The flag that turns off features which a headless browser doesn't need. */
export const FEATURES_FLAG = `--disable-features=${[...DRIVER, ...ADDRESS_BAR, MULTICAST_NAMES, ...REPORTS, FRAME_PROCESSES].join(',')}`;
