// Preloaded into every Node process of a measured build: appends the peak memory of the process, in KB, to MEMORY_LOG when it exits.
const { appendFileSync } = require('node:fs');

const { MEMORY_LOG } = process.env;

if (MEMORY_LOG === undefined) throw new Error('MEMORY_LOG names no file.');
process.on('exit', () => appendFileSync(MEMORY_LOG, `${process.resourceUsage().maxRSS}\n`));
