/** Storybook's configuration (docs/decisions/0063-stories-in-storybook.md). */
export default {
  framework: '@storybook/react-vite',
  stories: ['../../src/stories/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  staticDirs: ['../../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Tables of props would need TypeScript's compiler; components document their props in their sources.
  typescript: { reactDocgen: false },
  viteFinal: (config) => ({
    ...config,
    build: {
      ...config.build,
      // Libraries mark files as those of clients: a warning for each would hide all others.
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      },
    },
  }),
};
