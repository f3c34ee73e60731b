/** An ES module, loaded once by the worker's own Node. */
module.exports = hostRequire('pg-boss');
