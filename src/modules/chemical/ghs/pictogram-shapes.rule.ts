/**
 * Symbols of the nine pictograms on a field of 100 × 100, drawn for this portal; black on white in a red
 * diamond.
 */
const symbols: Readonly<Record<string, string>> = {
  // Exploding bomb.
  GHS01:
    '<circle cx="47" cy="61" r="12.5"/><path d="M54 49l4-4 4 4-4 4z"/><path d="M60 44l5-7 2 6 7-5-3 7 7 1-6 4 5 5-7-1 1 7-5-5-4 6 0-7-6 1z"/><path d="M33 50l-9-5M32 60l-9 2M36 70l-6 7M47 76l1 9M58 70l8 6M38 46l-4-10M47 45l1-13" stroke="#000" stroke-width="2.6" fill="none"/>',
  // Flame.
  GHS02:
    '<path d="M51 22c3 9-4 14-3 22 2 0 4-3 4-6 7 5 12 12 12 20 0 4-2 8-4 10 1-5 0-9-3-12 0 5-2 8-5 11 1-7-1-12-6-17 1 8-5 11-5 18 0 2 0 4 1 6-5-3-8-8-8-14 0-7 4-11 7-16 4-7 8-12 10-22z"/><path d="M32 77h36v4.5H32z"/>',
  // Flame over circle.
  GHS03:
    '<circle cx="50" cy="64" r="12" fill="none" stroke="#000" stroke-width="5"/><path d="M51 18c2 7-3 11-2 17 2 0 3-2 3-5 6 4 9 9 9 14 0 2 0 3-1 5-1-3-3-6-5-8 0 3-1 5-3 7-1-3-2-6-5-9 0 5-4 7-5 11-2-2-4-5-4-8 0-5 3-8 5-12 3-4 6-7 8-12z"/><path d="M31 80h38v4H31z"/>',
  // Gas cylinder.
  GHS04:
    '<path d="M27 64.500l36-21c5-3 9 3.500 4.200 6.500l-36 21c-5 3-9-3.500-4.200-6.500z"/><path d="M68 44l4.500-2.700 2-3.600 4-2 2.800 4.800-3.500 2.400-4.200.2-4.400 2.800z"/>',
  // Corrosion of skin and metal.
  GHS05:
    '<path d="M24 38l17-12 4 5-17 12zM59 26l17 12-4 5-17-12z"/><path d="M41 35v5M37 38v7M62 35v5M66 38v7" stroke="#000" stroke-width="3" fill="none"/><circle cx="41" cy="46" r="2"/><circle cx="37" cy="51" r="2.200"/><circle cx="62" cy="46" r="2"/><circle cx="66" cy="51" r="2.200"/><path d="M24 58h12l3 4 4-5 6 1v8H24z"/><path d="M57 64c4-6 10-6 14-7l6 2v6c-6 1-8 4-13 5-4 1-8-1-7-6z"/><path d="M24 69h52v4H24z"/>',
  // Skull and crossbones.
  GHS06:
    '<path d="M50 24c-11 0-18 7-18 16 0 5 2 9 6 12v7c0 2 1 3 3 3h18c2 0 3-1 3-3v-7c4-3 6-7 6-12 0-9-7-16-18-16zm-7.500 14.500a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm15 0a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM50 49l3.500 6h-7z" fill-rule="evenodd"/><path d="M30 64l40 16M70 64L30 80" stroke="#000" stroke-width="4.500" stroke-linecap="round" fill="none"/>',
  // Exclamation mark.
  GHS07: '<path d="M44.500 26h11l-2.500 32h-6z"/><circle cx="50" cy="69" r="5.600"/>',
  // Health hazard: a person with a star in the chest.
  GHS08:
    '<circle cx="50" cy="28" r="8.500"/><path d="M43 38h14c10 3 16 9 17 20l-1 13c-3 7-7 9-11 10H38c-4-1-8-3-11-10l-1-13c1-11 7-17 17-20z"/><path d="M50 43l4.500 10.500L65 50l-5 9 9 6-10.500 1L60 77l-10-7-10 7 1.500-11L31 65l9-6-5-9 10.500 3.500z" fill="#fff"/>',
  // Environment: a dead tree and a fish.
  GHS09:
    '<path d="M31 68c2-10 3-19 0-27l-8-8 2-2 8 7 1-11h3l0 11 8-8 2 2-8 10c-1 9 0 18 3 26z"/><path d="M22 70c14-4 30-4 56 0-10 5-16 5-26 4-11 0-20 1-30-4z"/><path d="M50 57c6-9 15-12 24-7l7-6-1 10 3 9-9-4c-8 4-17 4-24-2z"/><circle cx="58" cy="54.500" r="1.600" fill="#fff"/>',
}

/** How far each symbol is moved up and how much smaller it is drawn, so that none of it meets the red frame. */
const fits: Readonly<Record<string, readonly [up: number, scale: number]>> = {
  GHS01: [3, 0.86],
  GHS02: [3, 0.84],
  GHS03: [4, 0.78],
  GHS04: [0, 0.88],
  GHS05: [0, 0.84],
  GHS06: [5, 0.78],
  GHS08: [4, 0.82],
  GHS09: [8, 0.76],
}

export const pictogramCodes = Object.keys(symbols)

/** One pictogram as SVG text, for pages and for printed labels. @throws RangeError for an unknown code */
export function pictogramSvg(pictoCd: string): string {
  const symbol = symbols[pictoCd]
  if (!symbol) throw new RangeError(`no pictogram ${pictoCd}`)
  const [up, scale] = fits[pictoCd] ?? [0, 1]
  const place = `translate(50 50) scale(${scale}) translate(-50 ${-50 - up})`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M50 4L96 50 50 96 4 50z" fill="#fff" stroke="#d8131d" stroke-width="5.500" stroke-linejoin="miter"/><g transform="${place}">${symbol}</g></svg>`
}
