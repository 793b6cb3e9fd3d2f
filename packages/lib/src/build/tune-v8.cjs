const { setFlagsFromString } = require('node:v8');

// V8 in Node 20 optimizes functions that then run for too short a time to gain by it: a tenth of the processor time of a build, and an eighth of that of
// the tests. Later versions have a faster compiler in between.
if (process.version.startsWith('v20.')) setFlagsFromString('--interrupt-budget=500000');
