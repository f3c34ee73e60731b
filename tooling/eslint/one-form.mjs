/** Members that other code may not use are `#name`; class names of a CSS module are read as `styles.name`. */
export const oneForm = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => ({
    ':matches(PropertyDefinition, MethodDefinition[kind!="constructor"], TSParameterProperty)[accessibility="private"]':
      (node) => context.report({ node, message: 'Write #name: it is private at run time, too.' }),
    'MemberExpression[object.name=/[sS]tyles$/][computed=true] > Literal[value=/^[A-Za-z_]\\w*$/]': (node) =>
      context.report({ node, message: 'Write styles.name.' }),
  }),
};
