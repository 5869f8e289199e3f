/** What the driver turns off. A browser heeds the last list that it is given, so they stand here too; a test compares. */
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

/** Pages behind the address bar: every window loads both, in a process of its own, which takes longer than many an analysis. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Names for a page's own addresses, for which the browser joins a multicast group of the local network. */
const MULTICAST_NAMES = 'WebRtcHideLocalIpsWithMdns';

/** The flag that turns off what nobody needs in a browser without a face. */
export const FEATURES_FLAG = `--disable-features=${[...DRIVER, ...ADDRESS_BAR, MULTICAST_NAMES].join(',')}`;
