/** Waits until a server answers with a page, at most `patience` ms. @param {string} address @param {number} patience */
exports.whenAnswered = async function whenAnswered(address, patience) {
  const end = performance.now() + patience;
  while (performance.now() < end) {
    const isThere = await fetch(address)
      .then(({ ok }) => ok)
      .catch(() => false);
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${address} has not answered.`);
};
