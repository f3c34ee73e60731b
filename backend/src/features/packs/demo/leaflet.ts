/** Documents of the demo, which are generated. */
export const leaflets: readonly { readonly file: string; readonly pdf: () => Buffer }[] = [
  {
    file: 'house-rules.pdf',
    pdf: () =>
      leaflet([
        'Salzhof Tannlitz',
        '',
        'Hausordnung in Kürze',
        'Bitte fotografieren Sie ohne Blitz.',
        'Große Taschen gehören in die Garderobe.',
        'Kinder unter acht Jahren kommen in Begleitung.',
        'Im Hof darf gepicknickt werden.',
      ]),
  },
  {
    file: 'press-long-light.pdf',
    pdf: () =>
      leaflet([
        'Salzhof Tannlitz',
        '',
        'Pressemitteilung: Das lange Licht',
        'Fotografie 1860-1940, im Lichtsaal des Salzhofs.',
        'Rund hundertzwanzig Abzüge aus achtzig Jahren.',
        'Pressebilder: presse@salzhof-tannlitz.example',
      ]),
  },
];

/** A PDF of one page, in the signs of Latin-1: the smallest that viewers show without repairing it. */
function leaflet(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `(${line}) Tj T*`).join(' ');
  const content = `BT /F1 18 Tf 28 TL 72 760 Td ${text} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (de) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + end + trailer, 'latin1');
}
