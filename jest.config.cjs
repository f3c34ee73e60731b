module.exports = {
  projects: ['shared-contracts', 'shared-ui', 'tooling', 'backend', 'shell', 'mfe-content', 'mfe-programme', 'mfe-commerce', 'mfe-editor'].map((name) => `<rootDir>/${name}`),
};
