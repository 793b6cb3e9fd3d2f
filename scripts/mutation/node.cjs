module.exports = require('./bailing.cjs')(require('@stryker-mutator/jest-runner/jest-env/node'));
