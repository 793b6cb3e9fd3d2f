export async function writeSite(_: { root: string; pathPrefix: string }): Promise<void> {}
