import { z } from 'zod';

/** Sends a command of a WebDriver session, such as `POST /url`, and returns the value of its response. */
export type Send = (command: string, body?: object) => Promise<unknown>;

/** Starts a session with the driver at `origin`. WebDriver is the protocol of WebKitGTK's: https://www.w3.org/TR/webdriver2/. */
export async function startSession(origin: string, capabilities: object): Promise<Send> {
  const started = await ask(origin, 'POST /session', { capabilities: { alwaysMatch: capabilities } });
  const { sessionId } = z.object({ sessionId: z.string() }).parse(started);
  return (command, body) => ask(origin, command.replace('/', `/session/${sessionId}/`).replace(/\/$/, ''), body);
}

/** Sends a request to the driver and throws its errors. */
async function ask(origin: string, command: string, body: object = {}): Promise<unknown> {
  const [method = '', path = ''] = command.split(' ');
  const response = await fetch(origin + path, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) });
  const { value } = z.object({ value: z.unknown() }).parse(await response.json());
  if (!response.ok) throw new Error(`${command}: ${JSON.stringify(value)}`);
  return value;
}
