/** Short, dry sounds, made here; silent until the first touch. Never the only carrier of news. */

export type Sound =
  | 'page'
  | 'stamp'
  | 'card'
  | 'coin'
  | 'glass'
  | 'wax'
  | 'bell'
  | 'creak'
  | 'snap'
  | 'clack'
  | 'ooh'
  | 'whistle'
  | 'chirp'
  | 'chime';

const KEY = 'ludoteca.sound';

interface Tone {
  at?: number;
  from: number;
  to?: number;
  length: number;
  type?: OscillatorType;
  loud?: number;
}

interface Noise {
  at?: number;
  length: number;
  around: number;
  sharp?: number;
  loud?: number;
}

const TONES: Partial<Record<Sound, Tone[]>> = {
  coin: [
    { from: 2300, length: 0.09, type: 'triangle', loud: 0.35 },
    { at: 0.05, from: 3100, length: 0.12, type: 'triangle', loud: 0.3 },
  ],
  glass: [{ from: 1750, to: 1700, length: 0.25, loud: 0.2 }],
  wax: [{ from: 150, to: 80, length: 0.16, loud: 0.7 }],
  bell: [
    { from: 196, length: 0.4, loud: 0.6 },
    { from: 392, length: 0.3, loud: 0.25 },
  ],
  creak: [{ from: 160, to: 95, length: 0.3, type: 'sawtooth', loud: 0.12 }],
  stamp: [{ from: 120, to: 60, length: 0.1, loud: 0.8 }],
  clack: [{ from: 900, to: 600, length: 0.05, type: 'square', loud: 0.15 }],
  ooh: [
    { from: 260, to: 340, length: 0.35, loud: 0.25 },
    { from: 330, to: 430, length: 0.35, loud: 0.2 },
    { from: 392, to: 500, length: 0.35, loud: 0.15 },
  ],
  whistle: [{ from: 1500, to: 420, length: 0.38, loud: 0.25 }],
  chirp: [
    { from: 700, to: 1300, length: 0.07, type: 'triangle', loud: 0.3 },
    { at: 0.1, from: 800, to: 1500, length: 0.08, type: 'triangle', loud: 0.3 },
  ],
  chime: [
    { from: 659, length: 0.22, loud: 0.4 },
    { at: 0.14, from: 880, length: 0.26, loud: 0.4 },
  ],
};

const NOISES: Partial<Record<Sound, Noise[]>> = {
  page: [{ length: 0.22, around: 2600, loud: 0.25 }],
  card: [{ length: 0.09, around: 1400, loud: 0.4 }],
  snap: [{ length: 0.05, around: 2200, sharp: 3, loud: 0.7 }],
  stamp: [{ length: 0.05, around: 500, loud: 0.5 }],
  wax: [{ length: 0.12, around: 700, loud: 0.2 }],
  ooh: [{ length: 0.35, around: 800, sharp: 2, loud: 0.12 }],
};

interface Kept {
  volume: number;
  muted: boolean;
}

function kept(): Kept {
  try {
    const { volume, muted } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    return { volume: volume ?? 0.6, muted: muted ?? false };
  } catch {
    return { volume: 0.6, muted: false };
  }
}

class Sounds {
  volume = $state(kept().volume);
  muted = $state(kept().muted);
  #context: AudioContext | null = null;

  constructor() {
    const wake = () => {
      if (typeof AudioContext !== 'undefined') this.#context ??= new AudioContext();
      removeEventListener('pointerdown', wake);
      removeEventListener('keydown', wake);
    };
    addEventListener('pointerdown', wake);
    addEventListener('keydown', wake);
  }

  keep(change: Partial<Kept>): void {
    if (change.volume !== undefined) this.volume = change.volume;
    if (change.muted !== undefined) this.muted = change.muted;
    try {
      localStorage.setItem(KEY, JSON.stringify({ volume: this.volume, muted: this.muted }));
    } catch {
      // Storage may be forbidden.
    }
  }

  play(sound: Sound): void {
    const context = this.#context;
    if (!context || this.muted || this.volume === 0) return;
    const out = context.createGain();
    out.gain.value = this.volume * 0.3;
    out.connect(context.destination);
    for (const tone of TONES[sound] ?? []) ring(context, out, tone);
    for (const noise of NOISES[sound] ?? []) rustle(context, out, noise);
  }
}

function envelope(context: AudioContext, out: AudioNode, at: number, length: number, loud: number) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  gain.connect(out);
  return gain;
}

function ring(context: AudioContext, out: AudioNode, tone: Tone): void {
  const at = context.currentTime + (tone.at ?? 0);
  const oscillator = context.createOscillator();
  oscillator.type = tone.type ?? 'sine';
  oscillator.frequency.setValueAtTime(tone.from, at);
  if (tone.to) oscillator.frequency.exponentialRampToValueAtTime(tone.to, at + tone.length);
  oscillator.connect(envelope(context, out, at, tone.length, tone.loud ?? 0.4));
  oscillator.start(at);
  oscillator.stop(at + tone.length);
}

function rustle(context: AudioContext, out: AudioNode, noise: Noise): void {
  const at = context.currentTime + (noise.at ?? 0);
  const buffer = context.createBuffer(1, context.sampleRate * noise.length, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = noise.around;
  filter.Q.value = noise.sharp ?? 0.8;
  source.connect(filter);
  filter.connect(envelope(context, out, at, noise.length, noise.loud ?? 0.4));
  source.start(at);
}

export const sounds = new Sounds();
