import { accessSync, constants, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const NAMES = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'chrome',
  'microsoft-edge',
];

const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];

const WINDOWS_FOLDERS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/** A browser and the variables it needs besides ours. */
export interface FoundBrowser {
  executablePath: string;
  env: Record<string, string>;
}

/** A Chrome, Chromium or Edge installed on the machine, or null. */
export function findSystemBrowser(environment: NodeJS.ProcessEnv = process.env): FoundBrowser | null {
  const executablePath = candidates(environment).find(isExecutable);
  return executablePath === undefined ? null : { executablePath, env: {} };
}

function candidates(environment: NodeJS.ProcessEnv): string[] {
  if (process.platform === 'darwin') {
    return ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
      MAC_APPS.map((app) => join(folder, `${app}.app`, 'Contents', 'MacOS', app)),
    );
  }
  if (process.platform === 'win32') {
    const roots = [environment.PROGRAMFILES, environment['PROGRAMFILES(X86)'], environment.LOCALAPPDATA];
    return roots.flatMap((root) => (root ? WINDOWS_FOLDERS.map((path) => join(root, path)) : []));
  }
  const folders = (environment.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...folders, '/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) =>
    NAMES.map((name) => join(folder, name)),
  );
}

/** Whether the path is a program that this user may run; false if its folder can't be read. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
