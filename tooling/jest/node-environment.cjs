const { TestEnvironment } = require('jest-environment-node');
const endingStorages = require('./ending-storages.cjs');

module.exports = endingStorages(TestEnvironment);
