const { once } = require('node:events');
const { createServer } = require('node:net');

/** Returns `wanted`, or if that is 0, a port that nothing is listening on. Throws if it is in use. @param {number} [wanted] @param {string} [host] */
exports.freePort = async function freePort(wanted = 0, host) {
  const probe = createServer().listen(wanted, host);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.');
  return address.port;
};
