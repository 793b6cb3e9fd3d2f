/** A WebDriver session, the protocol of WebKitGTK's driver: https://www.w3.org/TR/webdriver2/. */
export interface Session {
  /** Sends a command of the session, such as `POST /url`, and returns the value of its response. */
  send: (command: string, body?: object) => Promise<unknown>;
}

/** Starts a session with the driver at `origin`. */
export async function startSession(origin: string, capabilities: object): Promise<Session> {
  const started = await ask(origin, 'POST /session', { capabilities: { alwaysMatch: capabilities } });
  const id = typeof started === 'object' && started !== null && 'sessionId' in started ? String(started.sessionId) : '';
  return {
    send: (command, body) => ask(origin, command.replace('/', `/session/${id}/`).replace(/\/$/, ''), body),
  };
}

/** Sends a request to the driver and throws its errors. */
async function ask(origin: string, command: string, body: object = {}): Promise<unknown> {
  const [method = '', path = ''] = command.split(' ');
  const response = await fetch(origin + path, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) });
  const answer: unknown = await response.json();
  const value = typeof answer === 'object' && answer !== null && 'value' in answer ? answer.value : undefined;
  if (!response.ok) throw new Error(`${command}: ${JSON.stringify(value)}`);
  return value;
}
