import type { Image } from '@vestibule/contracts';
import { render, screen } from '@testing-library/react';
import { Picture } from './picture';
import { focalPlace, widthsOf } from './picture-sources';

const image: Image = { id: 'abc', width: 1100, height: 800, alt: 'Die Orgel', focal: [0.5, 0.1], color: '#123456' };

describe('picture', () => {
  test('offers every format in widths that the master has, and its own size against jumps', () => {
    const { container } = render(<Picture image={image} sizes="50vw" shape="card" />);
    const [avif, webp] = container.querySelectorAll('source');
    expect(avif).toHaveAttribute(
      'srcset',
      '/media/abc/320.avif 320w, /media/abc/640.avif 640w, /media/abc/768.avif 768w, /media/abc/1024.avif 1024w',
    );
    expect(webp).toHaveAttribute('type', 'image/webp');
    const img = screen.getByRole('img', { name: 'Die Orgel' });
    expect(img).toHaveAttribute('width', '1100');
    expect(img).toHaveAttribute('height', '800');
    expect(img).toHaveAttribute('loading', 'lazy');
    expect(img).toHaveClass('center-top');
  });

  test('the largest picture comes first', () => {
    render(<Picture image={image} sizes="100vw" priority />);
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  });

  test('its colour is no style attribute, which the page’s policy would block', () => {
    const { container } = render(<Picture image={image} sizes="100vw" />);
    expect(container.querySelector('[style]')).toBeNull();
    expect(container.querySelector('rect')).toHaveAttribute('fill', '#123456');
  });

  test('a picture that can be seen through has no JPEG, and no colour behind it', () => {
    const { container } = render(<Picture image={{ ...image, color: '#12345600' }} sizes="100vw" />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/media/abc/768.png');
    expect(container.querySelector('rect')).toHaveAttribute('fill', '#12345600');
  });

  test('a picture that the text beside it describes has an empty alternative text', () => {
    render(<Picture image={image} sizes="100vw" alt="" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  test.each([
    [[0.5, 0.5], undefined],
    [[0, 0], 'left-top'],
    [[1, 0.5], 'right-center'],
    [[0.4, 0.9], 'center-bottom'],
    [[], undefined],
  ])('focal point %j', (focal, place) => expect(focalPlace(focal)).toBe(place));

  test('a small master is offered once', () => expect(widthsOf(200)).toEqual([320]));
});
