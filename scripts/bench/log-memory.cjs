// Loaded into every process of a measured build: writes the process's peak memory in KB to MEMORY_LOG when it ends.
const { appendFileSync } = require('node:fs');

process.on('exit', () => appendFileSync(process.env.MEMORY_LOG, `${process.resourceUsage().maxRSS}\n`));
