/** Small sounds, made on the spot: short tones and puffs of noise. */

import type { Frame, EffectKind } from './frames';

type Wave = OscillatorType | 'noise';
/** From one pitch to another (Hz), how long (s), how loud, and after how long it begins. */
type Tone = [wave: Wave, from: number, to: number, long: number, loud: number, after?: number];

const SOUNDS = {
  step: [
    ['triangle', 150, 90, 0.09, 0.5],
    ['noise', 500, 300, 0.05, 0.12],
  ],
  turn: [['triangle', 220, 260, 0.07, 0.2]],
  bump: [
    ['sine', 110, 55, 0.16, 0.8],
    ['noise', 300, 150, 0.08, 0.25],
  ],
  hit: [
    ['square', 190, 60, 0.16, 0.22],
    ['noise', 1800, 400, 0.14, 0.5],
  ],
  clang: [
    ['square', 660, 640, 0.3, 0.12],
    ['sine', 1320, 1290, 0.4, 0.2],
    ['sine', 1990, 1960, 0.25, 0.1],
  ],
  whoosh: [['noise', 400, 2200, 0.22, 0.3]],
  splash: [
    ['noise', 2400, 500, 0.35, 0.45],
    ['sine', 420, 180, 0.2, 0.15],
  ],
  boom: [
    ['noise', 900, 80, 0.5, 0.9],
    ['sine', 90, 35, 0.4, 0.8],
  ],
  out: [
    ['sawtooth', 220, 55, 0.6, 0.25],
    ['noise', 600, 100, 0.5, 0.3],
  ],
  good: [
    ['sine', 660, 660, 0.1, 0.25],
    ['sine', 880, 880, 0.18, 0.25, 0.1],
  ],
  no: [['sine', 330, 300, 0.14, 0.25]],
  beam: [
    ['sine', 900, 200, 0.4, 0.2],
    ['sine', 600, 1400, 0.4, 0.12],
  ],
  hop: [['sine', 260, 620, 0.18, 0.3]],
  win: [
    ['triangle', 523, 523, 0.14, 0.3],
    ['triangle', 659, 659, 0.14, 0.3, 0.14],
    ['triangle', 784, 784, 0.14, 0.3, 0.28],
    ['triangle', 1047, 1047, 0.4, 0.35, 0.42],
  ],
} as const satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof SOUNDS;

const EFFECT_SOUNDS: Record<EffectKind, Sound> = {
  bump: 'bump',
  strike: 'whoosh',
  whoosh: 'whoosh',
  hit: 'hit',
  shield: 'clang',
  boom: 'boom',
  splash: 'splash',
  mend: 'good',
  yes: 'good',
  no: 'no',
  spark: 'clang',
  out: 'out',
  flash: 'good',
  pick: 'good',
  beam: 'beam',
  stuck: 'no',
  hole: 'beam',
  score: 'good',
  hop: 'hop',
  puff: 'whoosh',
  gain: 'good',
  card: 'turn',
  loop: 'turn',
  pause: 'turn',
  slide: 'whoosh',
  dust: 'step',
  climb: 'hop',
};

/** The sounds of a frame, each once; steps only where no effect is louder. `own` are the sounds of the game's own
 * effects. */
export function soundsOf(frame: Frame, before: Frame | undefined, own: Record<string, Sound> = {}): Sound[] {
  const sounds: Record<string, Sound> = { ...EFFECT_SOUNDS, ...own };
  if (frame.beat.kind === 'end') return ['win'];
  const heard = new Set(frame.effects.flatMap((effect) => sounds[effect.kind] ?? []));
  if (heard.size) return [...heard];
  const old = new Map(before?.figures.map((figure) => [figure.name, figure]));
  const changed = (one: 'cell' | 'turn'): boolean =>
    frame.figures.some((figure) => old.get(figure.name)?.[one] !== figure[one]);
  return changed('cell') ? ['step'] : changed('turn') ? ['turn'] : [];
}

const VOLUME = 0.35;
let context: AudioContext | undefined;
let puff: AudioBuffer | undefined;

function noise(audio: AudioContext): AudioBuffer {
  if (!puff) {
    puff = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const data = puff.getChannelData(0);
    for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1;
  }
  return puff;
}

function sing(audio: AudioContext, [wave, from, to, long, loud, after = 0]: Tone): void {
  const [start, end] = [audio.currentTime + after, audio.currentTime + after + long];
  const gain = new GainNode(audio, { gain: loud * VOLUME });
  gain.gain.setValueAtTime(loud * VOLUME, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(audio.destination);
  let source: AudioScheduledSourceNode;
  if (wave === 'noise') {
    const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: from, Q: 0.8 });
    filter.frequency.setValueAtTime(from, start);
    filter.frequency.exponentialRampToValueAtTime(to, end);
    filter.connect(gain);
    source = new AudioBufferSourceNode(audio, { buffer: noise(audio) });
    source.connect(filter);
  } else {
    const pitch = new OscillatorNode(audio, { type: wave, frequency: from });
    pitch.frequency.setValueAtTime(from, start);
    pitch.frequency.exponentialRampToValueAtTime(to, end);
    pitch.connect(gain);
    source = pitch;
  }
  source.start(start);
  source.stop(end);
}

/** A page is silent before the first tap: browsers want it so, and would play everything at once then. */
export function play(sound: Sound): void {
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === 'running') for (const tone of SOUNDS[sound]) sing(audio, tone);
  else void audio.resume().then(() => audio.state === 'running' && SOUNDS[sound].forEach((tone) => sing(audio, tone)));
}
