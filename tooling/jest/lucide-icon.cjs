const { createElement } = require('react');

/** Any icon of lucide-react: one by one they are ES modules only, which Jest does not load here. What they draw is looked at in the style guide. */
const LucideIcon = (props) => createElement('svg', props);

module.exports = { __esModule: true, default: LucideIcon };
