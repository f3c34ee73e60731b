const keysOf = (texts: object, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' ? keysOf(value as object, `${prefix}${key}.`) : [prefix + key],
  );

/** Names of texts without their plural forms, of which Czech has more. */
export const textNames = (texts: object): readonly string[] => [
  ...new Set(
    keysOf(texts)
      .map((key) => key.replace(/_(one|few|many|other)$/, ''))
      .sort(),
  ),
];
