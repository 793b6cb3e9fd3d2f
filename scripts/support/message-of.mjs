/** The message of an error; any other thrown value as text. @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));
