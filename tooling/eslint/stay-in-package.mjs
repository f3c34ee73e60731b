import { dirname, resolve, sep } from 'node:path';

/**
 * A relative import must not leave its package: other packages are imported by name, so that only their exports count.
 */
export const stayInPackage = {
  meta: {
    type: 'problem',
    schema: [{ type: 'string' }],
    messages: { leaves: 'This path leaves the package: import the other package by its name.' },
  },
  create(context) {
    const home = context.options[0] + sep;
    return {
      ImportDeclaration({ source }) {
        const path = String(source.value);
        if (path.startsWith('.') && !resolve(dirname(context.filename), path).startsWith(home))
          context.report({ node: source, messageId: 'leaves' });
      },
    };
  },
};
