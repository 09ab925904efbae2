import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallPackages, installPackage } from './apt.mjs';
import { Problem } from './problem.mjs';
import { root } from './root.mjs';

/** The same engine without windows: a third faster for tests. */
const shell = 'chromium-headless-shell';

const names = [
  shell,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'msedge',
];

/** Debian's; the first is missing from its older releases. */
const packages = [shell, 'chromium'];

/** Places outside PATH. */
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
  '/snap/bin/chromium',
];

/**
 * A Chromium or Chrome that is already on this machine.
 * @returns {string | undefined} its path; undefined leaves Playwright to look for its own
 */
export function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Problem(`CHROMIUM_PATH is ${chosen}, and there is no such file.`);
  }
  return [...names.flatMap(onPath), ...places].find((path) => existsSync(path));
}

/** @param {string} name */
function onPath(name) {
  const ending = process.platform === 'win32' ? '.exe' : '';
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name + ending));
}

/**
 * Finds a browser or installs one: Debian's where we may, else the one Playwright brings. CI takes the
 * one without windows also where another is there.
 * Throws a `Problem` that says what to do when neither works.
 */
export async function ensureBrowser() {
  if (process.env.CI && canInstallPackages() && !onPath(shell).some(existsSync))
    installPackage(shell);
  if (findBrowser() || (await hasPlaywrightBrowser())) return;
  if (canInstallPackages() && packages.some(installPackage) && findBrowser()) return;
  console.log("Downloading Playwright's Chromium…");
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const result = spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (result.status === 0) return;
  throw new Problem(
    'There is no Chromium or Chrome, and none could be installed: install one and say where with CHROMIUM_PATH.',
  );
}

async function hasPlaywrightBrowser() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}
