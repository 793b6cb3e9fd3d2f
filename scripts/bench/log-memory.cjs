// Loaded into every process of a measured build: writes the process's peak memory in KB to MEMORY_LOG when it ends.
const { appendFileSync } = require('node:fs');

const { MEMORY_LOG } = process.env;

if (MEMORY_LOG === undefined) throw new Error('MEMORY_LOG names no file.');
process.on('exit', () => appendFileSync(MEMORY_LOG, `${process.resourceUsage().maxRSS}\n`));
