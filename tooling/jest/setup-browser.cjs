require('@testing-library/jest-dom');
require('./quiet-console.cjs');
