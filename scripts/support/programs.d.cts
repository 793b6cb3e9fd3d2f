/** Programs that tests and measurements of the built site need and npm does not bring. */
export type Program = 'chromium' | 'headless-shell' | 'nginx' | 'firefox' | 'webkit' | 'xvfb' | 'java' | 'wrk';
/** The path of a program, undefined where there is none. An environment variable that leads nowhere is an error. */
export function findProgram(name: Program): string | undefined;
/** The path of a program; installs it where it is missing, and throws what to do where that fails. */
export function needProgram(name: Program): string;
