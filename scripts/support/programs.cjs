// Finds the programs for tests and benchmarks of the built site that are not npm packages, and installs them if possible.
const { spawnSync } = require('node:child_process');
const { accessSync, constants, existsSync, statSync } = require('node:fs');
const { delimiter, join } = require('node:path');

/** @typedef {[file: string, ...args: string[]]} Command */
/** @typedef {keyof typeof PROGRAMS} Program */
/**
 * @typedef {object} Known
 * @property {string} variable
 * @property {string[]} names
 * @property {() => string[]} [places]
 * @property {string} debianPackage
 * @property {Command} [elsewhere]
 * @property {string} advice
 */

/**
 * Each program has a variable that overrides its path, its names on the PATH, paths that may not be on the PATH, its Debian package, a command that
 * installs it on other systems, and advice if it is missing.
 * @satisfies {Record<string, Known>}
 */
const PROGRAMS = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    names: ['chromium', 'chromium-browser', 'google-chrome'],
    places: () => [require('@playwright/test').chromium.executablePath()],
    debianPackage: 'chromium',
    elsewhere: ['npx', 'playwright', 'install', 'chromium'],
    advice:
      'Install Chromium or Chrome (Debian: "apt-get install chromium", any system: "npx playwright install chromium")',
  },
  // Chromium without windows, which is a separate program.
  'headless-shell': {
    variable: 'HEADLESS_SHELL_PATH',
    names: ['chromium-headless-shell', 'chrome-headless-shell'],
    debianPackage: 'chromium-headless-shell',
    advice:
      'Install the headless shell of Chromium (Debian: "apt-get install chromium-headless-shell", any system: "npx @puppeteer/browsers install chrome-headless-shell")',
  },
  nginx: {
    variable: 'NGINX_PATH',
    names: ['nginx'],
    places: () => ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'],
    debianPackage: 'nginx',
    advice: 'Install nginx (Debian: "apt-get install nginx", macOS: "brew install nginx")',
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    places: () => ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    debianPackage: 'firefox-esr',
    advice: 'Install Firefox (Debian: "apt-get install firefox-esr")',
  },
  webkit: {
    variable: 'WEBKIT_DRIVER_PATH',
    names: ['WebKitWebDriver'],
    debianPackage: 'webkit2gtk-driver',
    advice: 'Install WebKitGTK with its driver (Debian: "apt-get install webkit2gtk-driver", not for macOS or Windows)',
  },
  xvfb: {
    variable: 'XVFB_PATH',
    names: ['Xvfb'],
    debianPackage: 'xvfb',
    advice: 'Install Xvfb, a virtual screen (Debian: "apt-get install xvfb")',
  },
  java: {
    variable: 'JAVA_PATH',
    names: ['java'],
    places: () => ['/opt/homebrew/opt/openjdk/bin/java'],
    debianPackage: 'default-jre-headless',
    advice: 'Install Java 11 or later (Debian: "apt-get install default-jre-headless", macOS: "brew install openjdk")',
  },
};

/** @param {string} name @returns {name is Program} */
const isKnown = (name) => Object.hasOwn(PROGRAMS, name);

/** Returns the name of a known program; throws for any other. @param {string} name */
exports.programNamed = function programNamed(name) {
  if (isKnown(name)) return name;
  throw new Error(`There is no known program "${name}".`);
};

/** The path of a program, undefined if there is none. Throws if the environment variable names no executable file. @param {Program} name */
exports.findProgram = function findProgram(name) {
  /** @type {Known} */
  const { variable, names, places } = PROGRAMS[name];
  const path = process.env[variable];
  if (path) {
    if (isProgram(path)) return path;
    throw new Error(`${variable} is "${path}", which is not an executable file.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = names.flatMap((file) => folders.map((folder) => join(folder, file)));
  return onPath.find(isProgram) ?? places?.().find(isProgram);
};

/** The path of a program, which is installed if it is missing. Throws an error with advice if that fails. @param {Program} name @returns {string} */
exports.needProgram = function needProgram(name) {
  const found = exports.findProgram(name);
  if (found !== undefined) return found;
  const { variable, advice } = PROGRAMS[name];
  for (const command of waysToInstall(PROGRAMS[name])) {
    console.log(`${name} is missing: ${command.join(' ')}`);
    const [file, ...args] = command;
    const { status, stdout, stderr, error } = spawnSync(file, args, {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) console.error(error ? error.message : stdout + stderr);
    const path = exports.findProgram(name);
    if (path !== undefined) return path;
  }
  throw new Error(`${name} is missing. ${advice}, or set ${variable} to its path.`);
};

/** Commands that install a program, in the order to try them. @param {Known} program */
function waysToInstall({ debianPackage, elsewhere }) {
  const mayUseApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  /** @type {Command[]} */
  const commands = [];
  if (mayUseApt)
    commands.push(['apt-get', 'update'], ['apt-get', 'install', '-y', '--no-install-recommends', debianPackage]);
  if (elsewhere) commands.push(elsewhere);
  return commands;
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
