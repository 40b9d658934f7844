import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { qr } from '../src/lib/share/qr';

const SCALE = 4;

/** The drawing as pixels: black where the path runs, white elsewhere. */
function paint({ size, path }: { size: number; path: string }): Uint8ClampedArray {
  const wide = size * SCALE;
  const pixels = new Uint8ClampedArray(wide * wide * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let down = 0; down < SCALE; down++)
      for (let along = 0; along < Number(length) * SCALE; along++)
        pixels.fill(
          0,
          ((Number(y) * SCALE + down) * wide + Number(x) * SCALE + along) * 4,
          ((Number(y) * SCALE + down) * wide + Number(x) * SCALE + along) * 4 + 3,
        );
  }
  return pixels;
}

describe('qr', () => {
  for (const link of ['http://127.0.0.1:8000/r/ABC234', 'https://algoritmus.example.org/replay#ABC234:12.7'])
    it(`is read as ${link}`, () => {
      const drawn = qr(link);
      expect(jsQR(paint(drawn), drawn.size * SCALE, drawn.size * SCALE)?.data).toBe(link);
    });
});
