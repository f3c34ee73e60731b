const mark = (drawing: string, name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="240" viewBox="0 0 320 120">${drawing}` +
  `<text x="132" y="72" font-family="serif" font-size="30" fill="#222">${name}</text></svg>`;

/** Marks of the demo's partners, which can be seen through: PNG files are made of them. */
export const marks = [
  {
    file: 'mark-salt.png',
    svg: () => mark('<path d="M20 100 60 20l40 80z" fill="none" stroke="#8a3b12" stroke-width="8"/>', 'Salzbund'),
  },
  {
    file: 'mark-river.png',
    svg: () =>
      mark(
        '<path d="M20 50q20-26 40 0t40 0M20 82q20-26 40 0t40 0" fill="none" stroke="#1d5b79" stroke-width="8"/>',
        'Elbtal',
      ),
  },
  {
    file: 'mark-bell.png',
    svg: () => mark('<circle cx="60" cy="60" r="36" fill="none" stroke="#3d6b35" stroke-width="8"/>', 'Zvon'),
  },
] as const;
