/** What somebody who has thrown something says. @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));
