/** The faces of the ten computer players, by their level. */

export interface Look {
  skin: string;
  dark: string; // outline, ears, horns
  light: string; // muzzle and belly
  eyes: 'sleepy' | 'round' | 'bright' | 'sly' | 'wise' | 'fierce';
  back: string; // behind the head: ears, shell, wings
  head: string;
  front: string; // light parts of the face
  marks: string; // dark parts: nose, mouth, beak
  blush: boolean;
}

const HEAD = 'M0-30C26-30 36-12 34 8 32 28 16 36 0 36S-32 28-34 8C-36-12-26-30 0-30z';

export const LOOKS: Record<string, Look> = {
  snail: {
    skin: 'var(--parchment-86)',
    dark: 'var(--brass-54)',
    light: 'var(--parchment-96)',
    eyes: 'sleepy',
    blush: true,
    back: 'M8-2A22 22 0 1 1 34 33L2 34z M-24-22l-6-20 M-4-22l4-20',
    head: 'M-14-24C4-26 16-12 16 6 16 26 4 36-12 36S-40 26-40 6-30-23-14-24z',
    front: 'M28 4a9 9 0 1 1-8 12',
    marks: 'M-22 22q10 7 20-1',
  },
  chick: {
    skin: 'var(--brass-91)',
    dark: 'var(--amber-64)',
    light: 'var(--parchment-95)',
    eyes: 'round',
    blush: true,
    back: 'M-6-28q-4-14 4-18 0 8 6 10 2-8 8-8-4 8-4 16z M-34 6q-12-2-13 10 10 4 16-1z M34 6q12-2 13 10-10 4-16-1z',
    head: HEAD,
    front: '',
    marks: 'M-9 6 0 0 9 6 0 15z',
  },
  hare: {
    skin: 'var(--parchment-79)',
    dark: 'var(--bark-47)',
    light: 'var(--parchment-92)',
    eyes: 'round',
    blush: true,
    back: 'M-22-22c-10-20-10-40-2-42s14 20 12 42z M22-22c10-20 10-40 2-42S10-44 12-22z',
    head: HEAD,
    front: 'M0 10c12 0 18 6 16 14S6 34 0 34s-14-2-16-10S-12 10 0 10z',
    marks: 'M-5 12h10l-5 6z M0 18v5 M-7 27q7 4 14 0',
  },
  hedgehog: {
    skin: 'var(--parchment-77)',
    dark: 'var(--bark-41)',
    light: 'var(--parchment-91)',
    eyes: 'bright',
    blush: true,
    back: 'M-44 18-38 4-48-4-36-12-42-26-28-26-26-42-13-34-4-48 4-34 16-42 20-28 36-30 34-15 48-8 40 3 46 18 34 30-34 30z',
    head: 'M0-14C20-14 30-2 29 13 28 28 14 36 0 36S-28 28-29 13C-30-2-20-14 0-14z',
    front: '',
    marks: 'M-5 12a5 4 0 1 0 10 0 5 4 0 1 0-10 0z M-9 24q9 7 18 0',
  },
  squirrel: {
    skin: 'var(--amber-67)',
    dark: 'var(--clay-44)',
    light: 'var(--parchment-94)',
    eyes: 'bright',
    blush: true,
    back: 'M-28-14-36-44-14-28z M28-14 36-44 14-28z M30 34c26-4 22-40 8-44 2 12-6 16-8 24z',
    head: HEAD,
    front: 'M0 6c14 0 20 10 18 18S8 36 0 36s-16-4-18-12S-14 6 0 6z',
    marks: 'M-4 12h8l-4 5z M0 17v5 M-8 22q4 5 8 0 4 5 8 0',
  },
  cat: {
    skin: 'var(--steel-67)',
    dark: 'var(--steel-37)',
    light: 'var(--sky-95)',
    eyes: 'sly',
    blush: false,
    back: 'M-32-8-34-42-10-28z M32-8 34-42 10-28z',
    head: HEAD,
    front: 'M0 8c12 0 18 6 17 13S9 33 0 33s-16-5-17-12S-12 8 0 8z',
    marks:
      'M-5 11h10l-5 6z M0 17v4 M-9 22q4.500 5 9 0 4.500 5 9 0 M-20 18-42 14 M-20 22-42 24 M20 18 42 14 M20 22 42 24',
  },
  fox: {
    skin: 'var(--clay-70)',
    dark: 'var(--clay-38)',
    light: 'var(--parchment-97)',
    eyes: 'sly',
    blush: false,
    back: 'M-34-2-36-46-8-26z M34-2 36-46 8-26z',
    head: 'M0-28C22-30 38-12 36 4 30 16 14 38 0 40-14 38-30 16-36 4-38-12-22-30 0-28z',
    front: 'M-36 4C-22 8-10 12 0 20 10 12 22 8 36 4 30 18 14 38 0 40-14 38-30 18-36 4z',
    marks: 'M-6 30h12l-6 8z M-12 24q12 8 24-3',
  },
  raven: {
    skin: 'var(--steel-37)',
    dark: 'var(--soot-20)',
    light: 'var(--steel-57)',
    eyes: 'fierce',
    blush: false,
    back: 'M-10-26-18-44-4-34 4-48 8-32 22-40 14-24z M-34 8-48 26-30 30z M34 8 48 26 30 30z',
    head: HEAD,
    front: 'M-30-6q14-12 30 2 16-14 30-2-8 16-30 12-22 4-30-12z',
    marks: 'M-12 6Q0-2 12 6L1 32z',
  },
  owl: {
    skin: 'var(--brass-57)',
    dark: 'var(--bark-32)',
    light: 'var(--parchment-91)',
    eyes: 'wise',
    blush: false,
    back: 'M-34-6-38-42-10-28z M34-6 38-42 10-28z M-34 10q-14 10-8 24l14-2z M34 10q14 10 8 24l-14-2z',
    head: HEAD,
    front: 'M-15-14a17 17 0 1 0 .1 0z M15-14a17 17 0 1 0 .1 0z',
    marks: 'M-6 6 0 2 6 6 0 17z M-14 27q5 4 9 0 5 4 10 0 5 4 9 0',
  },
  dragon: {
    skin: 'var(--leaf-61)',
    dark: 'var(--leaf-33)',
    light: 'var(--leaf-91)',
    eyes: 'fierce',
    blush: false,
    back: 'M-24-18C-44-22-46-38-38-48-36-36-26-34-12-28z M24-18C44-22 46-38 38-48 36-36 26-34 12-28z M-8-28 0-44 8-28z M-36 4-50 0-44 18-32 20z M36 4 50 0 44 18 32 20z',
    head: 'M0-30C22-30 32-16 32 0 32 8 26 12 24 20 22 32 12 38 0 38S-22 32-24 20C-26 12-32 8-32 0-32-16-22-30 0-30z',
    front: 'M0 10c14 0 22 6 20 14S10 36 0 36s-18-4-20-12S-14 10 0 10z',
    marks:
      'M-9 14a2.500 2 0 1 0 .1 0z M9 14a2.500 2 0 1 0 .1 0z M-17 24Q0 33 17 24L13 31 10 27 4 28 0 33-4 28-10 27-13 31z',
  },
};
